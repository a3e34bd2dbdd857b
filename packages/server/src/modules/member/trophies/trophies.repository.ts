import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { EventKind } from '@pitchside/api/member/trophies';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { ServerDay } from '../../../platform/serverDay.ts';
import { users } from '../member/index.ts';
import type { EventRow } from './states.ts';
import { eventScores, siteEvents, trophies } from './trophies.tables.ts';

type From = Database | Transaction;
export type EventValues = typeof siteEvents.$inferInsert;

/** Limits of past events on the page, of a member's trophies, and of events at the desk. */
const [pastShown, trophiesShown, deskShown] = [12, 100, 200];
const person = { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, isAnchor: users.isAnchor };
const place = sql<number>`(rank() over (order by ${eventScores.value} desc, ${eventScores.tries}))::int`;
const hasNoEnd = and(isNull(siteEvents.closedAt), isNull(siteEvents.cancelledAt));

/** SQL of events, their tables and their trophies. */
export function createTrophiesRepository(db: Database) {
  return {
    /** Events that are neither closed nor cancelled, by day. */
    current: (from: From = db) =>
      from.select().from(siteEvents).where(hasNoEnd).orderBy(asc(siteEvents.firstDay), asc(siteEvents.id)).limit(deskShown),
    past: () =>
      db
        .select()
        .from(siteEvents)
        .where(isNotNull(siteEvents.closedAt))
        .orderBy(desc(siteEvents.lastDay), desc(siteEvents.id))
        .limit(pastShown),
    winners: (events: readonly number[]) =>
      db
        .select({ row: trophies, member: person })
        .from(trophies)
        .innerJoin(users, eq(users.id, trophies.memberId))
        .where(inArray(trophies.eventId, [...events]))
        .orderBy(asc(trophies.place), asc(trophies.memberId)),
    ofMember: (memberId: number) =>
      db
        .select({ row: trophies, event: siteEvents })
        .from(trophies)
        .innerJoin(siteEvents, eq(siteEvents.id, trophies.eventId))
        .where(eq(trophies.memberId, memberId))
        .orderBy(desc(siteEvents.lastDay), desc(trophies.eventId))
        .limit(trophiesShown),
    /** All events with their number of scored members, latest first. */
    all: () =>
      db
        .select({ row: siteEvents, counted: sql<number>`(select count(*)::int from ${eventScores} s where s.event_id = ${siteEvents.id})` })
        .from(siteEvents)
        .orderBy(desc(siteEvents.firstDay), desc(siteEvents.id))
        .limit(deskShown),
    async find(id: number, from: From = db): Promise<EventRow | undefined> {
      const [row] = await from.select().from(siteEvents).where(eq(siteEvents.id, id));
      return row;
    },
    /** Top places of an event; ties share a place. */
    table: (eventId: number, limit: number, from: From = db) =>
      from
        .select({ place, value: eventScores.value, member: person })
        .from(eventScores)
        .innerJoin(users, eq(users.id, eventScores.memberId))
        .where(eq(eventScores.eventId, eventId))
        .orderBy(desc(eventScores.value), asc(eventScores.tries), asc(eventScores.memberId))
        .limit(limit),
    async totalOf(eventId: number): Promise<number> {
      const [row] = await db.select({ total: count() }).from(eventScores).where(eq(eventScores.eventId, eventId));
      return row?.total ?? 0;
    },
    /** Place of a member, with their value and that of the next above; undefined if unranked. */
    async standing(eventId: number, memberId: number): Promise<{ place: number; value: number; ahead: number | null } | undefined> {
      const { rows } = await db.execute<{ place: number; value: number; ahead: number | null }>(sql`
        with mine as (select value, tries from ${eventScores} where event_id = ${eventId} and member_id = ${memberId}),
        better as (
          select s.value from ${eventScores} s, mine
          where s.event_id = ${eventId} and (s.value > mine.value or (s.value = mine.value and s.tries < mine.tries)))
        select (1 + (select count(*) from better))::int as place, mine.value, (select min(value) from better) as ahead from mine`);
      return rows[0];
    },
    /** Whether another event of the kind overlaps the days. */
    async isTaken(tx: Transaction, kind: EventKind, first: ServerDay, last: ServerDay, but: number | undefined): Promise<boolean> {
      const rows = await tx
        .select({ id: siteEvents.id })
        .from(siteEvents)
        .where(
          and(
            eq(siteEvents.kind, kind),
            isNull(siteEvents.cancelledAt),
            lte(siteEvents.firstDay, last),
            gte(siteEvents.lastDay, first),
            but === undefined ? undefined : ne(siteEvents.id, but),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
    async add(values: EventValues, from: From = db): Promise<EventRow> {
      const [row] = await from.insert(siteEvents).values(values).returning();
      if (!row) throw new Error('an event was not kept');
      return row;
    },
    async change(tx: Transaction, id: number, values: Partial<EventValues>): Promise<EventRow> {
      const [row] = await tx.update(siteEvents).set(values).where(eq(siteEvents.id, id)).returning();
      if (!row) throw new Error('an event was not changed');
      return row;
    },
    /** Updates the scores of an event from its source: columns member_id, value and tries. Members without a positive value have no row. */
    async bring(tx: Transaction, eventId: number, source: SQL, forgetAt: number): Promise<void> {
      await tx.execute(sql`
        with fresh as materialized (select * from (${source}) source where value > 0),
        gone as (delete from ${eventScores} where event_id = ${eventId} and member_id not in (select member_id from fresh))
        insert into ${eventScores} as s (event_id, member_id, value, tries, forget_at)
        select ${eventId}::bigint, member_id, value, tries, ${forgetAt}::bigint from fresh
        on conflict (event_id, member_id) do update set value = excluded.value, tries = excluded.tries, forget_at = excluded.forget_at
        where (s.value, s.tries, s.forget_at) is distinct from (excluded.value, excluded.tries, excluded.forget_at)`);
    },
    /** Winners of the top places, with their values. */
    async firsts(tx: Transaction, eventId: number, places: number): Promise<{ memberId: number; place: number; value: number }[]> {
      const { rows } = await tx.execute<{ memberId: number; place: number; value: number }>(sql`
        select member_id as "memberId", place, value from (
          select member_id, value, (rank() over (order by value desc, tries))::int as place from ${eventScores} where event_id = ${eventId}) ranked
        where place <= ${places} order by place, member_id`);
      return rows;
    },
    async give(tx: Transaction, rows: readonly (typeof trophies.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await tx.insert(trophies).values([...rows]);
    },
  };
}
export type TrophiesRepository = ReturnType<typeof createTrophiesRepository>;
