import type { OddsMarket, QuoteTuple } from '@pitchside/api/scores/matches';
import type { FeedOdds, FeedBatch, FeedEvent } from '../../modules/scores/sport/index.ts';
import { basketballUpdate, clockOf, type ClockReading } from './namiBasketball.ts';
import { footballUpdate, statisticsOf } from './namiFootball.ts';
import { matchIdOf } from './namiIds.ts';
import type { NamiBasketball, NamiFootball, NamiOdds } from './nami.schema.ts';

/** Documents have no version: seconds since this instant are one. They stay below 2^31 until 2088. */
const versionsFrom = Date.UTC(2020, 0, 1);

const markets = { asia: 'asian', bs: 'size', eu: 'european' } as const satisfies Record<string, OddsMarket>;

/** Last delivered state of a match. */
interface Known {
  text: string;
  version: number;
  events: readonly FeedEvent[];
}

/** Converts documents of the provider to deliveries. Documents without changes are left out, so that versions grow with changes alone. */
export interface NamiFeed {
  football(documents: readonly NamiFootball[], at: number): FeedBatch;
  basketball(documents: readonly NamiBasketball[], at: number): FeedBatch;
  odds(document: NamiOdds): FeedBatch;
}

/** A mapper that remembers the last delivered state of each match. */
export function createNamiFeed(): NamiFeed {
  const known = new Map<string, Known>();
  const clocks = new Map<number, ClockReading>();
  const figures = new Map<number, NonNullable<NamiBasketball['stats']>>();
  const latest = new Map<string, number>();

  /** Next version of a match, when its document has changed. */
  function take(matchId: string, text: string, at: number): { matchId: string; version: number; before: readonly FeedEvent[] } | undefined {
    const last = known.get(matchId);
    if (last?.text === text) return undefined;
    const version = Math.max(Math.floor((at - versionsFrom) / 1000), (last?.version ?? 0) + 1);
    known.set(matchId, { text, version, events: last?.events ?? [] });
    return { matchId, version, before: last?.events ?? [] };
  }

  function oddsVersion(key: string, at: number): number {
    const version = Math.max(Math.floor((at - versionsFrom) / 1000), (latest.get(key) ?? 0) + 1);
    latest.set(key, version);
    return version;
  }

  return {
    football(documents, at) {
      const taken = documents.flatMap((document) => {
        // The running minute is a change too, though the document is the same.
        const turn = take(matchIdOf('football', document.id), `${Math.floor(at / 60_000)} ${JSON.stringify(document)}`, at);
        return turn ? [{ document, turn, update: footballUpdate(document, turn.version, at, turn.before) }] : [];
      });
      for (const { turn, update } of taken) {
        const last = known.get(turn.matchId);
        if (last && update) known.set(turn.matchId, { ...last, events: update.events.filter((event) => event.kind !== 'goal_cancelled') });
      }
      return {
        updates: taken.flatMap(({ update }) => update ?? []),
        withdrawn: taken.flatMap(({ update, turn }) => (update ? [] : [turn.matchId])),
        details: taken.flatMap(({ document, turn, update }) =>
          update && document.stats
            ? [{ matchId: turn.matchId, version: turn.version, parts: { statistics: statisticsOf(document) }, plays: [] }]
            : [],
        ),
      };
    },
    basketball(documents, at) {
      const taken = documents.flatMap((document) => {
        const matchClock = clockOf(document, at, clocks.get(document.id));
        if (matchClock) clocks.set(document.id, matchClock);
        else clocks.delete(document.id);
        const clock = matchClock?.clock ?? null;
        // The list of matches has no figures: the last ones are kept.
        const stats = document.stats ?? figures.get(document.id) ?? [];
        figures.set(document.id, stats);
        const [, status, , home, away] = document.score;
        const turn = take(matchIdOf('basketball', document.id), JSON.stringify([status, home, away, stats, clock]), at);
        return turn ? [{ turn, update: basketballUpdate({ ...document, stats }, turn.version, clock) }] : [];
      });
      return {
        updates: taken.flatMap(({ update }) => update ?? []),
        withdrawn: taken.flatMap(({ update, turn }) => (update ? [] : [turn.matchId])),
      };
    },
    odds(document) {
      const odds = Object.entries(document).flatMap(([companyId, offered]) =>
        Object.entries(markets).flatMap(([name, market]) =>
          (offered[name as keyof typeof markets] ?? []).map(
            ([id, [seconds, minute, home, middle, away, , sealed]]): Omit<FeedOdds, 'version'> => {
              const quote: QuoteTuple = [home, market === 'european' && middle === 0 ? null : middle, away];
              return {
                matchId: matchIdOf('football', id),
                companyId,
                at: seconds * 1000,
                minute: /^\d+$/.test(minute) ? Number(minute) : null,
                markets: { [market]: sealed === 1 ? null : quote },
              };
            },
          ),
        ),
      );
      return {
        odds: odds
          .toSorted((one, other) => one.at - other.at)
          .map((change) => ({ ...change, version: oddsVersion(`${change.matchId} ${change.companyId}`, change.at) })),
      };
    },
  };
}
