import * as z from 'zod/mini';
import type { FeedDesk, FeedCursor, NoteText } from '../../modules/scores/sources/index.ts';
import type { FeedBatch, FeedTarget } from '../../modules/scores/sport/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { NamiFailure, pageSize, type NamiClient } from './namiClient.ts';
import type { Scored } from './namiGate.ts';
import { beginnings, matchIdOf, teamIdOf } from './namiIds.ts';
import {
  competitionOf,
  fixtureOf,
  namiCompetition,
  namiLists,
  namiMatch,
  namiSeason,
  namiTeam,
  seasonOf,
  teamOf,
  type NamiList,
  type NamiMatch,
} from './namiLists.ts';
import { followedBasketball, followedFootball, type NamiSport } from './namiSports.ts';

/** Least interval between requests that the provider asks for, ms: for running matches, and for changes of a list. */
export const namiPaces = { live: 2_000, list: 60_000 } as const;
/** Interval between the pages of a list that is read whole for the first time, ms. */
const pagePace = 2_000;
/** After a failure the pace doubles up to this, ms. */
const slowest = 60_000;
/** Wait for the team or season of a match that are still unknown, ms. */
const waitedFor = 3_600_000;

/** One recurring request. */
interface Turn {
  dueAt: number;
  failures: number;
}

export interface NamiSource {
  /** Makes due requests and delivers the results; never throws for errors of the provider. */
  tick(): Promise<void>;
}

const rowId = z.object({ id: z.int() });
const changedRow = z.object({ id: z.int(), updated_at: z.int() });
const idOf = (row: unknown): string => {
  const read = rowId.safeParse(row);
  return read.success ? String(read.data.id) : '?';
};

/** Note about the field that is wrong in a row. */
const noteOf = (path: readonly PropertyKey[] = []): NoteText => (path.length > 0 ? `field ${path.join('.').slice(0, 100)}` : 'shape');

/** Follows one sport of the provider. */
function followSport<Document extends Scored>(
  sport: NamiSport<Document>,
  client: NamiClient,
  target: FeedTarget,
  desk: FeedDesk,
  clock: Clock,
): NamiSource {
  const { name: sportName, gate } = sport;
  const matchId = (id: number) => matchIdOf(sportName, id);
  /** Name of a list in notes and cursors; football was first and has the plain names. */
  const named = (list: string) => (sportName === 'football' ? list : `${sportName} ${list}`);
  const seasons = new Map<number, string>();
  const known = { team: new Set<number>(), competition: new Set<number>() };
  const awaited = new Map<number, { match: NamiMatch; since: number }>();
  const turns = new Map<string, Turn>();
  /** Seasons are not stored: they are read whole each time that a node begins. */
  let seasonCursor: FeedCursor = { isWhole: false, at: 0, changedAt: 0 };
  let isOpen = false;

  /** Runs a due request; a failure is noted and slows the next ones down. */
  async function turn(name: string, pace: () => number, work: () => Promise<void>): Promise<void> {
    const now = clock.now();
    const own = turns.get(name) ?? { dueAt: 0, failures: 0 };
    if (now < own.dueAt) return;
    try {
      await work();
      turns.set(name, { dueAt: now + pace(), failures: 0 });
    } catch (error) {
      if (!(error instanceof NamiFailure)) throw error;
      const failures = own.failures + 1;
      turns.set(name, { dueAt: now + Math.min(pace() * 2 ** failures, slowest), failures });
      await desk.note({ kind: 'failed', subject: named(name), matchId: null, note: error.note });
    }
  }

  const refuse = (list: string, row: unknown, note: NoteText) =>
    desk.note({ kind: 'refused', subject: named(`${list} ${idOf(row)}`), matchId: null, note });

  /** Valid rows of a response; invalid ones are noted. */
  async function read<Schema extends z.ZodMiniType>(name: string, schema: Schema, rows: readonly unknown[]): Promise<z.output<Schema>[]> {
    const good: z.output<Schema>[] = [];
    for (const row of rows) {
      const found = schema.safeParse(row);
      if (found.success) good.push(found.data);
      else await refuse(name, row, noteOf(found.error.issues[0]?.path));
    }
    return good;
  }

  /** Delivers accepted documents; notes the doubts about the others. */
  async function standings(documents: readonly Document[]): Promise<FeedBatch> {
    const now = clock.now();
    const counted: Document[] = [];
    for (const document of documents) {
      const doubt = gate.look(document, now);
      if (doubt) await desk.note({ kind: 'doubtful', subject: String(document.id), matchId: matchId(document.id), note: doubt });
      else counted.push(document);
    }
    return sport.deliver(counted, now);
  }

  async function takeMatches(rows: readonly NamiMatch[]): Promise<void> {
    const now = clock.now();
    for (const match of rows) awaited.set(match.id, { match, since: awaited.get(match.id)?.since ?? now });
    const merged = await desk.mergedTeams();
    const ready = [...awaited.values()].filter(
      ({ match }) =>
        seasons.has(match.season_id) &&
        known.competition.has(match.competition_id) &&
        known.team.has(match.home_team_id) &&
        known.team.has(match.away_team_id),
    );
    for (const { match } of ready) awaited.delete(match.id);
    for (const { match, since } of awaited.values()) {
      if (now - since < waitedFor) continue;
      awaited.delete(match.id);
      await refuse('match', match, 'unknown');
    }
    if (ready.length === 0) return;
    const teamId = (id: number) => merged.get(teamIdOf(sportName, id)) ?? teamIdOf(sportName, id);
    await target.apply({ fixtures: ready.map(({ match }) => fixtureOf(sportName, match, seasons.get(match.season_id) ?? '', teamId)) });
    await target.apply(await standings(ready.map(({ match }) => sport.standing(match))));
  }

  async function take(list: NamiList, rows: readonly unknown[]): Promise<void> {
    if (list === 'competition') {
      const found = await read('competition', namiCompetition, rows);
      await target.apply({ competitions: found.map((row) => competitionOf(sportName, row)) });
      for (const { id } of found) known.competition.add(id);
    } else if (list === 'season') {
      for (const { id, year } of await read('season', namiSeason, rows)) seasons.set(id, seasonOf(year));
    } else if (list === 'team') {
      const [found, merged] = [await read('team', namiTeam, rows), await desk.mergedTeams()];
      await target.apply({ teams: found.map((row) => teamOf(sportName, row)).filter(({ id }) => !merged.has(id)) });
      for (const { id } of found) known.team.add(id);
    } else await takeMatches(await read('match', namiMatch, rows));
  }

  const cursorOf = async (list: NamiList): Promise<FeedCursor> => (list === 'season' ? seasonCursor : desk.cursor(named(list)));
  async function moveCursor(list: NamiList, cursor: FeedCursor): Promise<void> {
    if (list === 'season') seasonCursor = cursor;
    else await desk.moveCursor(named(list), cursor);
  }

  /** Reads one page of a list: all of it by id, and from then on by changes. Returns whether the whole list was read. */
  async function follow(list: NamiList): Promise<boolean> {
    const cursor = await cursorOf(list);
    const rows = await client.list(sportName, list, cursor.isWhole ? { time: cursor.at } : { id: cursor.at });
    await take(list, rows);
    const times = rows.flatMap((row) => {
      const found = changedRow.safeParse(row);
      return found.success ? [found.data] : [];
    });
    const changedAt = Math.max(cursor.changedAt, ...times.map(({ updated_at: at }) => at));
    const isWhole = cursor.isWhole || rows.length < pageSize;
    await moveCursor(list, { isWhole, at: isWhole ? changedAt : Math.max(...times.map(({ id }) => id)) + 1, changedAt });
    return isWhole;
  }

  async function live(): Promise<void> {
    const documents = await read('live', sport.document, await client.live(sportName));
    const now = clock.now();
    for (const document of documents) {
      const late = sport.late(document, now);
      if (late) await desk.note({ kind: 'late', subject: String(document.id), matchId: matchId(document.id), note: late });
    }
    await target.apply(await standings(documents));
    await target.heard(sportName);
  }

  return {
    async tick() {
      if (!isOpen) {
        // Known ids are loaded, so that another node can take over.
        for (const list of ['competition', 'team'] as const)
          for (const id of await desk.knownIds(list, beginnings[sportName][list])) known[list].add(id);
        // Rows that another node was waiting for are requested once more.
        const cursor = await desk.cursor(named('match'));
        if (cursor.isWhole) await desk.moveCursor(named('match'), { ...cursor, at: Math.max(0, cursor.at - waitedFor / 1000) });
        isOpen = true;
      }
      for (const list of namiLists) {
        let isWhole = false;
        await turn(
          list,
          () => (isWhole ? namiPaces.list : pagePace),
          async () => {
            isWhole = await follow(list);
          },
        );
      }
      await turn('live', () => namiPaces.live, live);
    },
  };
}

/**
 * Follows the provider within its limits: full lists once and then changes, running matches every two seconds, each sport by itself.
 * Documents are read, checked and delivered; rejected ones are noted for the operators.
 */
export function createNamiSource(client: NamiClient, target: FeedTarget, desk: FeedDesk, clock: Clock): NamiSource {
  const followed = [
    followSport(followedFootball(), client, target, desk, clock),
    followSport(followedBasketball(), client, target, desk, clock),
  ];
  return {
    async tick() {
      for (const sport of followed) await sport.tick();
    },
  };
}
