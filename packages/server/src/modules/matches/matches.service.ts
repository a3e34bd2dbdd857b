import { msg } from '@lingui/core/macro';
import { matchPhase, type Match, type Sport } from '@pitchside/api/matches';
import type { FeedBatch } from '../../feeds/feed.types.ts';
import { CallError } from '../../platform/call.error.ts';
import type { Handlers } from '../../platform/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Localizable } from '../../text/local.ts';
import { createApply, matchTopic, sportTopic } from './matches.apply.ts';
import { describeEvent } from './matches.goals.ts';
import { createMatchesRepository } from './matches.repository.ts';
import { describeMatch } from './matches.rows.ts';
import { describeBox, describeSeries } from './sheets.rows.ts';

const hour = 3_600_000;

/** What the first full table holds: from 12 hours back to 24 hours ahead, at most so many rows. */
const table = { back: 12 * hour, ahead: 24 * hour, most: 400 };
/** Length of the hot list of the search box. Source: specification section 9. */
const hotList = 10;

const gone = msg`没有找到这场比赛`;

/** A hot match with what a director of rooms needs to know of it. */
export interface HotMatch {
  id: string;
  names: { home: string; away: string; competition: string };
  isPlaying: boolean;
}

export interface Matches {
  handlers: Pick<Handlers, 'allMatches' | 'recommendedMatches' | 'initialMatches' | 'matchBattle' | 'matchBox' | 'matchMaps'>;
  /** Takes a delivery of a feed; idempotent. */
  apply(batch: FeedBatch): Promise<void>;
  /** Rows by id, as they go over the wire; unknown ids are left out. */
  rowsById(ids: readonly string[]): Promise<Map<string, Localizable<Match>>>;
  /** The hottest matches now, playing first, with Chinese names. */
  hottest(limit: number): Promise<HotMatch[]>;
}

/** Matches: what is on, and the one path by which they change. */
export function createMatches(platform: Platform): Matches {
  const { clock, events } = platform;
  const repository = createMatchesRepository(platform.db);

  /** The sheet of a match of a sport; a match of another sport is not found. */
  async function sheetOf(id: string, sport: Sport) {
    const row = await repository.sheetOf(id);
    if (row?.sport !== sport) throw new CallError(gone);
    return { version: row.sheetVersion ?? row.version, sheet: row.sheet };
  }

  return {
    apply: createApply(platform, repository),
    async rowsById(ids) {
      return new Map((await repository.rowsById(ids)).map((row) => [row.match.id, describeMatch(row)]));
    },
    async hottest(limit) {
      const rows = await repository.hot('football', clock.now(), limit);
      return rows.map(({ match, home, away, competition }) => ({ id: match.id, names: { home: home.shortNames.zh, away: away.shortNames.zh, competition: competition.shortNames.zh }, isPlaying: matchPhase(match.status) === 'playing' }));
    },
    handlers: {
      async allMatches({ sport }) {
        const rows = await repository.hot(sport, clock.now(), hotList);
        return { hot_match: rows.map((row) => ({ ...describeMatch(row), short_name_zh: `${row.home.shortNames.zh} vs ${row.away.shortNames.zh}` })) };
      },
      async recommendedMatches({ sport, limit }) {
        return { list: (await repository.hot(sport, clock.now(), limit)).map(describeMatch) };
      },
      async initialMatches({ sport }) {
        const topic = sportTopic(sport);
        // The position is read first: what changes in between is replayed, never missed.
        const position = await events.position(topic);
        const now = clock.now();
        const rows = await repository.around(sport, now, now - table.back, now + table.ahead, table.most);
        return { list: rows.map(describeMatch), server_at: now, stale_since: null, topic, ...position };
      },
      async matchBattle({ id }) {
        const topic = matchTopic(id);
        const position = await events.position(topic);
        const row = await repository.byId(id);
        if (!row) throw new CallError(gone);
        return { match: describeMatch(row), events: (await repository.eventsOf(id)).map(describeEvent), stale_since: null, topic, ...position };
      },
      async matchBox({ id }) {
        const { version, sheet } = await sheetOf(id, 'basketball');
        return { version, box: sheet?.box ? describeBox(sheet.box) : null };
      },
      async matchMaps({ id }) {
        const { version, sheet } = await sheetOf(id, 'esports');
        return { version, series: sheet?.series ? describeSeries(sheet.series) : null };
      },
    },
  };
}
