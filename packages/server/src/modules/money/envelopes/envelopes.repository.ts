import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EnvelopeSide } from '@pitchside/api/money/envelopes';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { roomKicks, rooms } from '../../live/room/index.ts';
import { envelopeClaims, envelopes } from './envelopes.tables.ts';

type From = Database | Transaction;
export type EnvelopeRow = typeof envelopes.$inferSelect;

const person = { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level };

/** A member for envelopes. */
export interface EnvelopePerson {
  id: number;
  nickname: string;
  avatar: string;
  level: number;
}

/** An envelope with its sender and the owner of its room. */
export interface GivenEnvelope {
  row: EnvelopeRow;
  giver: EnvelopePerson;
  anchorId: number;
}

/** An envelope in a member's records, with the anchor's name and the member's share. */
export interface RecordedEnvelope extends GivenEnvelope {
  anchor: string;
  amount: number | null;
  at: number | null;
}

export interface ShareRow {
  person: EnvelopePerson;
  amount: number;
  at: number;
}

/** A share that was just claimed, and the number of remaining ones. */
export interface Taken {
  /** Given diamonds among them: these go first. */
  given: number;
  amount: number;
  left: number;
}

/** SQL of red envelopes. */
export function createEnvelopesRepository(db: Database) {
  const given = (from: From) =>
    from
      .select({ row: envelopes, giver: person, anchorId: rooms.ownerId })
      .from(envelopes)
      .innerJoin(users, eq(users.id, envelopes.giverId))
      .innerJoin(rooms, eq(rooms.id, envelopes.roomId));

  return {
    async find(id: number): Promise<GivenEnvelope | undefined> {
      const [found] = await given(db).where(eq(envelopes.id, id));
      return found;
    },
    async person(id: number): Promise<EnvelopePerson | undefined> {
      const [row] = await db.select(person).from(users).where(eq(users.id, id));
      return row;
    },
    async add(tx: Transaction, values: typeof envelopes.$inferInsert): Promise<GivenEnvelope> {
      const [added] = await tx.insert(envelopes).values(values).returning({ id: envelopes.id });
      const [found] = added ? await given(tx).where(eq(envelopes.id, added.id)) : [];
      if (!found) throw new Error('an envelope was not written');
      return found;
    },
    /** Number of a member's envelopes that are not over. */
    async openOf(tx: Transaction, giverId: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(envelopes)
        .where(and(eq(envelopes.giverId, giverId), isNull(envelopes.doneAt)));
      return row?.total ?? 0;
    },
    async row(tx: Transaction, id: number): Promise<EnvelopeRow | undefined> {
      const [row] = await tx.select().from(envelopes).where(eq(envelopes.id, id));
      return row;
    },
    /** Locks an envelope, for a transaction that ends it: nobody claims meanwhile. */
    async lock(tx: Transaction, id: number): Promise<EnvelopeRow | undefined> {
      const [row] = await tx.select().from(envelopes).where(eq(envelopes.id, id)).for('no key update');
      return row;
    },
    /** Share that a member took, and whether they were removed from the room. */
    async standing(from: From, { id, roomId }: Pick<EnvelopeRow, 'id' | 'roomId'>, memberId: number) {
      const { rows } = await from.execute<{ amount: number | null; isKicked: boolean }>(sql`
        select (select amount from ${envelopeClaims} where envelope_id = ${id} and member_id = ${memberId}) as amount,
          exists (select from ${roomKicks} where room_id = ${roomId} and user_id = ${memberId}) as "isKicked"`);
      return rows[0] ?? { amount: null, isKicked: false };
    },
    /**
     * Assigns the next share to a member who has none. One statement, because everyone who claims waits for this row. Undefined when there
     * is nothing to claim.
     */
    async take(tx: Transaction, id: number, memberId: number, at: number): Promise<Taken | undefined> {
      const { rows } = await tx.execute<Taken & Record<string, unknown>>(sql`
        with moved as (
          update ${envelopes} set taken = taken + 1, done_at = case when taken + 1 = cardinality(shares) then ${at}::bigint end
          where id = ${id} and done_at is null and opens_at <= ${at} and expires_at > ${at} returning shares[taken] as amount, cardinality(shares) - taken as left,
            greatest(0, least(shares[taken], given - (select coalesce(sum(share), 0) from unnest(shares[1:taken - 1]) as share)))::int as given),
        claim as (insert into ${envelopeClaims} (envelope_id, member_id, amount, at) select ${id}::bigint, ${memberId}::bigint, amount, ${at}::bigint from moved)
        select * from moved`);
      return rows[0];
    },
    /** Records the given diamonds of an envelope. */
    noteGiven: (tx: Transaction, id: number, given: number) => tx.update(envelopes).set({ given }).where(eq(envelopes.id, id)),
    /** Ends an envelope; the caller returns the rest. */
    close: (tx: Transaction, id: number, at: number) => tx.update(envelopes).set({ doneAt: at }).where(eq(envelopes.id, id)),
    /** Taken shares, largest first. */
    shares: (id: number): Promise<ShareRow[]> =>
      db
        .select({ person, amount: envelopeClaims.amount, at: envelopeClaims.at })
        .from(envelopeClaims)
        .innerJoin(users, eq(users.id, envelopeClaims.memberId))
        .where(eq(envelopeClaims.envelopeId, id))
        .orderBy(desc(envelopeClaims.amount), asc(envelopeClaims.at), asc(envelopeClaims.memberId)),
    /** Open envelopes of a room, with a member's share of each. */
    openIn: (roomId: number, memberId: number | undefined, now: number, limit: number) =>
      db
        .select({ row: envelopes, giver: person, anchorId: rooms.ownerId, mine: envelopeClaims.amount })
        .from(envelopes)
        .innerJoin(users, eq(users.id, envelopes.giverId))
        .innerJoin(rooms, eq(rooms.id, envelopes.roomId))
        .leftJoin(envelopeClaims, and(eq(envelopeClaims.envelopeId, envelopes.id), eq(envelopeClaims.memberId, memberId ?? 0)))
        .where(and(eq(envelopes.roomId, roomId), isNull(envelopes.doneAt), gt(envelopes.expiresAt, now)))
        .orderBy(asc(envelopes.opensAt), asc(envelopes.id))
        .limit(limit),
    /** Envelopes that a member sent or claimed, latest first, with their number and the claimed diamonds. */
    async records(side: EnvelopeSide, memberId: number, offset: number, limit: number) {
      const anchors = alias(users, 'anchor');
      const share = and(eq(envelopeClaims.envelopeId, envelopes.id), eq(envelopeClaims.memberId, memberId));
      const isOne = side === 'given' ? eq(envelopes.giverId, memberId) : isNotNull(envelopeClaims.amount);
      const [list, [sums]] = await Promise.all([
        db
          .select({
            row: envelopes,
            giver: person,
            anchorId: rooms.ownerId,
            anchor: anchors.nickname,
            amount: envelopeClaims.amount,
            at: envelopeClaims.at,
          })
          .from(envelopes)
          .innerJoin(users, eq(users.id, envelopes.giverId))
          .innerJoin(rooms, eq(rooms.id, envelopes.roomId))
          .innerJoin(anchors, eq(anchors.id, rooms.ownerId))
          .leftJoin(envelopeClaims, share)
          .where(isOne)
          .orderBy(desc(side === 'given' ? envelopes.at : envelopeClaims.at), desc(envelopes.id))
          .offset(offset)
          .limit(limit),
        db
          .select({
            total: count(),
            diamonds: sum(
              side === 'given'
                ? sql`(select sum(taken) from unnest(${envelopes.shares}[1:${envelopes.taken}]) taken)`
                : envelopeClaims.amount,
            ).mapWith(Number),
          })
          .from(envelopes)
          .leftJoin(envelopeClaims, share)
          .where(isOne),
      ]);
      return { list: list satisfies RecordedEnvelope[], total: sums?.total ?? 0, diamonds: sums?.diamonds ?? 0 };
    },
    /** Expired envelopes that may have unclaimed shares. */
    async overdue(now: number, limit: number): Promise<number[]> {
      const rows = await db
        .select({ id: envelopes.id })
        .from(envelopes)
        .where(and(isNull(envelopes.doneAt), lte(envelopes.expiresAt, now)))
        .orderBy(asc(envelopes.expiresAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}
export type EnvelopesRepository = ReturnType<typeof createEnvelopesRepository>;
