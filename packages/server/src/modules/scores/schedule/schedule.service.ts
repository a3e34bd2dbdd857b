import { dayParts, everySport } from '@pitchside/api/scores/schedule';
import { sports } from '@pitchside/api/scores/matches';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeMatch, sportTopic } from '../matches/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { createReserve, type MatchRows } from './reserve.service.ts';
import { createScheduleRepository } from './schedule.repository.ts';

export interface Schedule {
  handlers: Pick<
    Handlers,
    | 'scheduleDays'
    | 'scheduleMatches'
    | 'getReserveLiveList'
    | 'reserveMatch'
    | 'reserveMatch2'
    | 'deleteReserveLive'
    | 'getUserReserveLiveList'
  >;
  /** Whether a reservation belongs to the member. */
  owns(id: string, userId: number): Promise<boolean>;
  /** Notifies members whose reserved match has begun, once each. Returns their number. */
  remind(): Promise<number>;
}

/** The schedule: matches by time, rooms that show them, and reminders. */
export function createSchedule(
  platform: Platform,
  { matchRows, notices }: { matchRows: MatchRows; notices: Pick<Notices, 'notify'> },
): Schedule {
  const { clock, events } = platform;
  const repository = createScheduleRepository(platform.db);
  const reserve = createReserve(platform, matchRows, notices);

  return {
    handlers: {
      ...reserve.handlers,
      async scheduleDays({ edges }) {
        const [first = 0, last = 0] = [edges[0], edges.at(-1)];
        const [counts, nearest] = await Promise.all([repository.counts(edges), repository.nearest(first, last)]);
        const days = edges.slice(0, -1).map((from) => ({
          from,
          counts: everySport(() => 0),
          spread: everySport((): number[] => Array.from({ length: dayParts }, () => 0)),
        }));
        for (const { sport, day, part, count } of counts) {
          const at = days[day];
          if (!at) continue;
          at.counts[sport] += count;
          at.spread[sport][part] = count;
        }
        const ofSport = new Map(nearest.map((entry) => [entry.sport, entry]));
        return {
          days,
          earlier: everySport((sport) => ofSport.get(sport)?.earlier ?? null),
          later: everySport((sport) => ofSport.get(sport)?.later ?? null),
        };
      },
      async scheduleMatches({ from, until }) {
        // The positions are read first: changes in between are replayed, never missed.
        const positions = await Promise.all(
          sports.map(async (sport) => [sport, { topic: sportTopic(sport), ...(await events.position(sportTopic(sport))) }] as const),
        );
        const byName = new Map(positions);
        const [rows, reserved] = await Promise.all([repository.between(from, until), repository.reserved(from, until)]);
        return {
          list: rows.map((row) => ({ match: describeMatch(row), reserve_count: reserved.get(row.match.id) ?? 0 })),
          server_at: clock.now(),
          positions: everySport((sport) => byName.get(sport) ?? { topic: sportTopic(sport), epoch: '', seq: 0 }),
        };
      },
      async getReserveLiveList({ from, until }) {
        return { list: (await repository.showing(from, until)).map(({ matchId, total, rooms }) => ({ match_id: matchId, total, rooms })) };
      },
    },
    owns: reserve.owns,
    remind: reserve.remind,
  };
}
