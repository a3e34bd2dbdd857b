import { oddsCompanies, oddsTable, takeExponent, unpackOdds, type MatchOdds, type OddsCompany } from '@pitchside/api/scores/matches';
import { api } from '../../../platform/api/api.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { passGuard } from '../../../platform/guard/spoiler.store.ts';
import { followSource } from '../../../platform/resource/follow.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import type { ScoreSport } from './scoresKit.ts';

/** Odds of one company on all matches of the live table. */
export interface OddsBoard {
  companies: readonly OddsCompany[];
  /** The company whose odds these are; empty while they are on their way. */
  company: string;
  odds: ReadonlyMap<string, MatchOdds>;
  /** They are on their way; false also where they did not come. */
  isAwaited: boolean;
  /** They did not come. */
  isLost: boolean;
}

/** A board before anything has come. */
export const awaitedBoard: OddsBoard = { companies: [], company: '', odds: new Map(), isAwaited: true, isLost: false };

/** Listens for changed odds of a match; gets the odds of all too, and `opened` for a market that is new. */
export type OddsListener = (id: string, odds: MatchOdds, opened: boolean, all: ReadonlyMap<string, MatchOdds>) => void;

/** Markets of a match as text; a change renders the row again. */
export const marketsOf = (odds: MatchOdds | undefined): string => Object.keys(odds ?? {}).join();

/**
 * Subscribes to the odds of one company. The choice is sent to the socket (`toggle`), so that it brings no others.
 * `onBoard` gets every full table, `onOdds` every change after it. Without an answer there are no odds; the scores do not need them.
 * @returns a function that stops it
 */
export function followOdds(
  sport: ScoreSport,
  wanted: string | undefined,
  onBoard: (board: OddsBoard) => void,
  onOdds: OddsListener,
): () => void {
  const scope = createScope();
  let odds = new Map<string, MatchOdds>();
  let companies: readonly OddsCompany[] = [];
  let company = '';

  async function load(signal: AbortSignal) {
    if (company === '') {
      const known = await api.call(oddsCompanies, { sport }, { signal });
      companies = known.list;
      company = companies.some(({ id }) => id === wanted) && wanted ? wanted : known.default_id;
      realtime.send({ type: 'toggle', data: { company_id: company } });
    }
    return api.call(oddsTable, { sport, company_id: company }, { signal });
  }

  onBoard(awaitedBoard);
  followSource(scope, {
    load,
    take({ list, company_id }) {
      odds = new Map(list.map((row) => [row[0], unpackOdds(row)]));
      onBoard({ companies, company: company_id, odds, isAwaited: false, isLost: false });
    },
    fail: () => onBoard({ companies, company, odds, isAwaited: false, isLost: odds.size === 0 }),
    topics: ({ epoch, seq }) => [
      {
        topic: `odds:${sport}`,
        from: { epoch, seq },
        onEvent(event) {
          if (event.type !== 'exponent') return;
          for (const row of event.data.list) {
            const [id, of] = row;
            if (of !== company) continue;
            // A closing market is a spoiler like the score.
            const show = scope.during(() => {
              const before = odds.get(id);
              const next = takeExponent(before ?? {}, row);
              odds.set(id, next);
              onOdds(id, next, marketsOf(before) !== marketsOf(next), odds);
            });
            passGuard(id, event.data.at, show);
          }
        },
      },
    ],
  });
  return scope.leave;
}
