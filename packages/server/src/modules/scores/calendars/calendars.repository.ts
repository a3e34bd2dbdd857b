import type { CalendarSubject } from '@pitchside/api/scores/calendars';
import { and, asc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { day } from '../../../platform/retention.ts';
import type { Database } from '../../../ports/database/database.ts';
import type { Names } from '../../../text/local.ts';
import { announcementReminders, announcements, rooms } from '../../live/room/index.ts';
import { users } from '../../member/member/index.ts';
import { selectRows, type MatchRow } from '../matches/index.ts';
import { reservations } from '../schedule/index.ts';
import { collectedMatches, stars } from '../scores/index.ts';
import { competitions, matches, matchPlacings, teams } from '../sport/index.ts';
import { calendarAddresses, calendarRevisions } from './calendars.tables.ts';

/** Most events of a calendar, and the time that it shows, ms before and after now. */
const [most, past, ahead] = [1_000, 60 * day, 400 * day];

/** A match with its ground, where that is known. */
export type CalendarMatch = MatchRow & { ground: string | null };

/** An announced broadcast of a room. */
export interface CalendarBroadcast {
  id: number;
  roomId: number;
  title: string;
  anchor: string;
  startAt: number;
  createdAt: number;
}

export interface Revision {
  sequence: number;
  at: number;
}

/** SQL of calendars. */
export function createCalendarsRepository(db: Database) {
  const within = (now: number) => and(gte(matches.kickoffAt, now - past), lt(matches.kickoffAt, now + ahead));
  async function matchesWhere(where: SQL | undefined, now: number): Promise<CalendarMatch[]> {
    // Of too many those that are near in time stay.
    const rows = await selectRows(db)
      .where(and(where, within(now)))
      .orderBy(sql`abs(${matches.kickoffAt} - ${now}::bigint)`, asc(matches.id))
      .limit(most);
    const grounds = new Map(
      (
        await db
          .select({ id: matchPlacings.matchId, ground: matchPlacings.ground })
          .from(matchPlacings)
          .where(
            inArray(
              matchPlacings.matchId,
              rows.map(({ match }) => match.id),
            ),
          )
      ).map(({ id, ground }) => [id, ground]),
    );
    return rows
      .map((row) => ({ ...row, ground: grounds.get(row.match.id) ?? null }))
      .toSorted((one, other) => one.match.kickoffAt - other.match.kickoffAt || (one.match.id < other.match.id ? -1 : 1));
  }
  const broadcasts = (now: number) =>
    db
      .select({
        id: announcements.id,
        roomId: announcements.roomId,
        title: announcements.title,
        anchor: users.nickname,
        startAt: announcements.startAt,
        createdAt: announcements.createdAt,
      })
      .from(announcements)
      .innerJoin(rooms, eq(rooms.id, announcements.roomId))
      .innerJoin(users, eq(users.id, rooms.ownerId))
      .where(and(gte(announcements.startAt, now - past), lt(announcements.startAt, now + ahead)))
      .orderBy(asc(announcements.startAt), asc(announcements.id))
      .limit(most)
      .$dynamic();
  return {
    async address(memberId: number) {
      const [row] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.memberId, memberId));
      return row?.isOn ? row : undefined;
    },
    async renew(memberId: number) {
      const [row] = await db
        .insert(calendarAddresses)
        .values({ memberId, version: 1 })
        .onConflictDoUpdate({
          target: calendarAddresses.memberId,
          set: { version: sql`${calendarAddresses.version} + 1`, isOn: true, readAt: null },
        })
        .returning();
      if (!row) throw new Error('the address of a calendar was not written');
      return row;
    },
    /** Ends an address; its number stays, so that no later one is the same. */
    async revoke(memberId: number): Promise<void> {
      await db.update(calendarAddresses).set({ isOn: false, readAt: null }).where(eq(calendarAddresses.memberId, memberId));
    },
    /** Notes that a calendar was read, to the hour: programs come often. */
    async noteRead(memberId: number, at: number): Promise<void> {
      await db
        .update(calendarAddresses)
        .set({ readAt: at })
        .where(
          and(
            eq(calendarAddresses.memberId, memberId),
            or(sql`${calendarAddresses.readAt} is null`, lt(calendarAddresses.readAt, at - 3_600_000)),
          ),
        );
    },
    /** Names of what a public calendar is about; undefined for an unknown one. */
    async subject(kind: CalendarSubject, id: string): Promise<Names | string | undefined> {
      if (kind === 'anchor') {
        if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
        const [row] = await db
          .select({ nickname: users.nickname })
          .from(rooms)
          .innerJoin(users, eq(users.id, rooms.ownerId))
          .where(eq(rooms.ownerId, Number(id)));
        return row?.nickname;
      }
      const table = kind === 'team' ? teams : competitions;
      const [row] = await db.select({ names: table.names }).from(table).where(eq(table.id, id));
      return row?.names;
    },
    matchesOf: (kind: 'league' | 'team', id: string, now: number): Promise<CalendarMatch[]> =>
      matchesWhere(kind === 'league' ? eq(matches.competitionId, id) : or(eq(matches.homeId, id), eq(matches.awayId, id)), now),
    /** Matches that a member reserved or starred, and those of starred teams. */
    async matchesOfMember(memberId: number, now: number): Promise<CalendarMatch[]> {
      const own = sql`
        select match_id from ${reservations} where user_id = ${memberId}
        union select match_id from ${collectedMatches} where user_id = ${memberId}
        union select m.id from ${stars} as s join ${matches} as m on m.home_id = s.target_id or m.away_id = s.target_id
          where s.member_id = ${memberId} and s.kind = 'team' and m.kickoff_at between ${now - past}::bigint and ${now + ahead}::bigint`;
      return matchesWhere(sql`${matches.id} in (${own})`, now);
    },
    /** Matches that a member watches later, by id: their results are not told. */
    async laterOf(memberId: number): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ id: stars.targetId })
        .from(stars)
        .where(and(eq(stars.memberId, memberId), eq(stars.kind, 'later')));
      return new Set(rows.map(({ id }) => id));
    },
    broadcastsOf: (anchorId: number, now: number): Promise<CalendarBroadcast[]> =>
      broadcasts(now).where(
        and(eq(rooms.ownerId, anchorId), gte(announcements.startAt, now - past), lt(announcements.startAt, now + ahead)),
      ),
    broadcastsOfMember: (memberId: number, now: number): Promise<CalendarBroadcast[]> =>
      broadcasts(now).where(
        and(
          sql`${announcements.id} in (select announcement_id from ${announcementReminders} where user_id = ${memberId})`,
          gte(announcements.startAt, now - past),
          lt(announcements.startAt, now + ahead),
        ),
      ),
    /**
     * Revisions of matches: one that is shown differently than before gets the next number. Reading alone writes nothing.
     * @param shown what the calendar shows of each, by id
     */
    async revisions(shown: ReadonlyMap<string, string>, now: number): Promise<Map<string, Revision>> {
      const ids = [...shown.keys()].toSorted();
      const read = async () => (ids.length === 0 ? [] : db.select().from(calendarRevisions).where(inArray(calendarRevisions.matchId, ids)));
      let rows = await read();
      const known = new Map(rows.map((row) => [row.matchId, row.shown]));
      const changed = ids.filter((id) => known.get(id) !== shown.get(id));
      if (changed.length > 0) {
        await db
          .insert(calendarRevisions)
          .values(changed.map((matchId) => ({ matchId, shown: shown.get(matchId) ?? '', at: now })))
          .onConflictDoUpdate({
            target: calendarRevisions.matchId,
            set: { shown: sql`excluded.shown`, sequence: sql`${calendarRevisions.sequence} + 1`, at: sql`excluded.at` },
            setWhere: sql`${calendarRevisions.shown} <> excluded.shown`,
          });
        rows = await read();
      }
      return new Map(rows.map(({ matchId, sequence, at }) => [matchId, { sequence, at }]));
    },
  };
}
export type CalendarsRepository = ReturnType<typeof createCalendarsRepository>;
