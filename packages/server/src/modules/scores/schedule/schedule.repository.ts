import { dayParts, type ReserveLive } from '@pitchside/api/scores/schedule';
import { sports, type Sport } from '@pitchside/api/scores/matches';
import { and, asc, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { expIcon, users } from '../../member/member/index.ts';
import { announcements, rooms } from '../../live/room/index.ts';
import { selectRows, type MatchRow } from '../matches/index.ts';
import { matches } from '../sport/index.ts';
import { reservations } from './schedule.tables.ts';

/** Maximum rows of a list; a Saturday has about three hundred. */
const most = 1_000;
/** Maximum rooms listed beside a match. */
const namedRooms = 3;

/** Number of a sport's matches in a part of a day. */
export interface PartCount {
  sport: Sport;
  /** Index of the day in the strip, and of the part of the day, both from 0. */
  day: number;
  part: number;
  count: number;
}

/** The kick-offs nearest to a strip of days, ms UTC. */
export interface Nearest {
  sport: Sport;
  earlier: number | null;
  later: number | null;
}

/** Rooms that show a match. */
export interface Showing {
  matchId: string;
  total: number;
  rooms: ReserveLive[];
}

interface RoomOfMatch extends Record<string, unknown> {
  match_id: string;
  total: number;
  id: string;
  title: string;
  status: ReserveLive['status'];
  heat: number;
  owner: string;
  nickname: string;
  avatar: string;
  level: number;
}

const whole = (value: string | number | null): number | null => (value === null ? null : Number(value));

/** SQL of the schedule, and of rooms that show matches. */
export function createScheduleRepository(db: Database) {
  return {
    /** Number of matches by day and part of the day; `edges` are the starts of the days and the end of the last. */
    async counts(edges: readonly number[]): Promise<PartCount[]> {
      const [first = 0, last = 0] = [edges[0], edges.at(-1)];
      const list = sql`array[${sql.join(
        edges.map((edge) => sql`${edge}::bigint`),
        sql`, `,
      )}]`;
      const { rows } = await db.execute<{ sport: Sport; day: number; part: number; count: number }>(sql`
        with placed as (
          select sport, kickoff_at, width_bucket(kickoff_at, ${list}) as day from ${matches}
          where sport in ('football', 'basketball', 'esports') and kickoff_at >= ${first} and kickoff_at < ${last})
        select sport, day - 1 as day, ((kickoff_at - (${list})[day]) * ${dayParts} / ((${list})[day + 1] - (${list})[day]))::int as part, count(*)::int as count
        from placed group by 1, 2, 3`);
      return rows;
    },
    async nearest(first: number, last: number): Promise<Nearest[]> {
      const { rows } = await db.execute<{ sport: Sport; earlier: string | null; later: string | null }>(sql`
        select s.sport,
          (select max(kickoff_at) from ${matches} as m where m.sport = s.sport and m.kickoff_at < ${first}) as earlier,
          (select min(kickoff_at) from ${matches} as m where m.sport = s.sport and m.kickoff_at >= ${last}) as later
        from (values ${sql.join(
          sports.map((sport) => sql`(${sport})`),
          sql`, `,
        )}) as s (sport)`);
      return rows.map(({ sport, earlier, later }) => ({ sport, earlier: whole(earlier), later: whole(later) }));
    },
    between: (from: number, until: number): Promise<MatchRow[]> =>
      selectRows(db)
        .where(and(inArray(matches.sport, [...sports]), gte(matches.kickoffAt, from), lt(matches.kickoffAt, until)))
        .orderBy(asc(matches.kickoffAt), asc(matches.id))
        .limit(most),
    /** Number of reservations of each match in a time span; matches without any are left out. */
    async reserved(from: number, until: number): Promise<Map<string, number>> {
      const { rows } = await db.execute<{ id: string; count: number }>(sql`
        select r.match_id as id, count(*)::int as count from ${reservations} as r join ${matches} as m on m.id = r.match_id
        where m.kickoff_at >= ${from} and m.kickoff_at < ${until} group by 1`);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    /** Rooms of the matches in a time span, including those that announce one, most popular first. */
    async showing(from: number, until: number): Promise<Showing[]> {
      const { rows } = await db.execute<RoomOfMatch>(sql`
        select * from (
          select s.match_id, count(*) over (partition by s.match_id)::int as total, row_number() over (partition by s.match_id order by r.heat desc, r.id) as place,
            r.id::text as id, r.title, r.status, r.heat, u.id::text as owner, u.nickname, u.avatar, u.level
          from ${matches} as m
          join lateral (
            select b.id, b.match_id from ${rooms} as b where b.match_id = m.id and b.status <> 'ended'
            union select a.room_id, a.match_id from ${announcements} as a where a.match_id = m.id) as s on true
          join ${rooms} as r on r.id = s.id join ${users} as u on u.id = r.owner_id
          where m.kickoff_at >= ${from} and m.kickoff_at < ${until}) as ranked
        where place <= ${namedRooms} order by match_id, place`);
      const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
      return [...byMatch].map(([matchId, list]) => ({
        matchId,
        total: list[0]?.total ?? 0,
        rooms: list.map(({ id, title, status, heat, owner, nickname, avatar, level }) => ({
          room_id: id,
          title,
          status,
          heat,
          anchor: { id: owner, user_nickname: nickname, avatar, level, exp_icon: expIcon(level) },
        })),
      }));
    },
  };
}
export type ScheduleRepository = ReturnType<typeof createScheduleRepository>;
