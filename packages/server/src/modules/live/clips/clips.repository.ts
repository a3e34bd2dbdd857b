import type { ClipRules } from '@pitchside/api/live/clips';
import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { databaseNow } from '../../../platform/leases.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { matches } from '../../scores/sport/index.ts';
import { rooms } from '../room/index.ts';
import { broadcasts } from '../studio/index.ts';
import { roomClipRules, clips, type ClipFault } from './clips.tables.ts';

export type ClipRow = typeof clips.$inferSelect;
export type NewClip = typeof clips.$inferInsert;
type Person = Pick<typeof users.$inferSelect, 'id' | 'nickname' | 'avatar' | 'level'>;

/** A clip with its room and people. */
export interface WholeClip {
  clip: ClipRow;
  room: typeof rooms.$inferSelect;
  owner: Person;
  maker: Pick<Person, 'id' | 'nickname' | 'avatar'> | null;
}

/** A clip that a node makes: its lease ends with the number of the run. */
export type Claim = Pick<ClipRow, 'id' | 'run'>;

/** Which clips a list has. */
export interface ClipFilter {
  room_id?: string | undefined;
  match_id?: string | undefined;
  anchor_id?: string | undefined;
  member_id?: string | undefined;
  competition_id?: string | undefined;
  kind?: ClipRow['kind'] | undefined;
}

/** Milliseconds that a node has a clip for itself. */
const leaseLife = 30_000;

/** Rules of rooms whose anchor has decided nothing. */
export const usualRules: ClipRules = { who: 'everybody', has_goals: true, can_download: false, delay: 0 };

const maker = aliasedTable(users, 'maker');
const numbered = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

/** SQL of clips. */
export function createClipsRepository(db: Database) {
  const whole = (from: Database | Transaction = db) =>
    from
      .select({
        clip: getTableColumns(clips),
        room: getTableColumns(rooms),
        owner: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level },
        maker: { id: maker.id, nickname: maker.nickname, avatar: maker.avatar },
      })
      .from(clips)
      .innerJoin(rooms, eq(rooms.id, clips.roomId))
      .innerJoin(users, eq(users.id, rooms.ownerId))
      .leftJoin(maker, eq(maker.id, clips.makerId));

  function wanted({ room_id, match_id, anchor_id, member_id, competition_id, kind }: ClipFilter): SQL | undefined {
    const place = [
      ...(room_id === undefined ? [] : [eq(clips.roomId, numbered(room_id))]),
      ...(match_id === undefined ? [] : [eq(clips.matchId, match_id)]),
    ];
    return and(
      eq(clips.state, 'ready'),
      or(...place),
      anchor_id === undefined ? undefined : eq(rooms.ownerId, numbered(anchor_id)),
      member_id === undefined ? undefined : eq(clips.makerId, numbered(member_id)),
      competition_id === undefined
        ? undefined
        : inArray(clips.matchId, db.select({ id: matches.id }).from(matches).where(eq(matches.competitionId, competition_id))),
      kind && eq(clips.kind, kind),
    );
  }

  async function list(where: SQL | undefined, page: number, limit: number): Promise<{ rows: WholeClip[]; total: number }> {
    const [rows, [all]] = await Promise.all([
      whole()
        .where(where)
        .orderBy(desc(clips.at), desc(clips.id))
        .limit(limit)
        .offset((page - 1) * limit),
      db.select({ total: count() }).from(clips).innerJoin(rooms, eq(rooms.id, clips.roomId)).where(where),
    ]);
    return { rows, total: all?.total ?? 0 };
  }
  const held = ({ id, run }: Claim) => and(eq(clips.id, id), eq(clips.run, run), eq(clips.state, 'making'));

  return {
    shown: (filter: ClipFilter, page: number, limit: number) => list(wanted(filter), page, limit),
    /** All of a room, whatever became of them. */
    ofRoom: (roomId: number, page: number, limit: number) => list(eq(clips.roomId, roomId), page, limit),
    async find(id: number, from: Database | Transaction = db): Promise<WholeClip | undefined> {
      const [row] = await whole(from).where(eq(clips.id, id));
      return row;
    },
    /** Adds a clip; undefined where the room has one of this goal. */
    async add(from: Database | Transaction, row: NewClip): Promise<number | undefined> {
      const [made] = await from.insert(clips).values(row).onConflictDoNothing().returning({ id: clips.id });
      return made?.id;
    },
    /** A member's clip of a room that ends at about an instant, unless it was taken down. */
    async near(tx: Transaction, makerId: number, roomId: number, toAt: number, within: number): Promise<number | undefined> {
      const [row] = await tx
        .select({ id: clips.id })
        .from(clips)
        .where(
          and(
            eq(clips.makerId, makerId),
            eq(clips.roomId, roomId),
            inArray(clips.state, ['making', 'ready']),
            gt(clips.toAt, toAt - within),
            lt(clips.toAt, toAt + within),
          ),
        )
        .limit(1);
      return row?.id;
    },
    /** Clips that a member made since an instant, and those of them that are not made yet. */
    async countOf(tx: Transaction, makerId: number, since: number): Promise<{ all: number; making: number }> {
      const [row] = await tx
        .select({ all: count(), making: sql<number>`count(*) filter (where ${clips.state} = 'making')::int` })
        .from(clips)
        .where(and(eq(clips.makerId, makerId), gte(clips.createdAt, since)));
      return { all: row?.all ?? 0, making: row?.making ?? 0 };
    },
    /** The broadcast of a room that was on at an instant; undefined where none was. */
    async broadcastAt(roomId: number, at: number) {
      const [row] = await db
        .select()
        .from(broadcasts)
        .where(
          and(
            eq(broadcasts.roomId, roomId),
            isNotNull(broadcasts.startedAt),
            lt(broadcasts.startedAt, at),
            or(isNull(broadcasts.endedAt), gt(broadcasts.endedAt, at)),
          ),
        )
        .orderBy(desc(broadcasts.startedAt))
        .limit(1);
      return row;
    },
    /** A broadcast by its number. */
    async broadcast(id: number) {
      const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
      return row;
    },
    async rulesOf(roomId: number, from: Database | Transaction = db): Promise<ClipRules> {
      const [row] = await from.select().from(roomClipRules).where(eq(roomClipRules.roomId, roomId));
      return row ? { who: row.who, has_goals: row.hasGoals, can_download: row.canDownload, delay: row.delay } : usualRules;
    },
    async setRules(roomId: number, { who, has_goals, can_download, delay }: ClipRules): Promise<void> {
      const row = { who, hasGoals: has_goals, canDownload: can_download, delay };
      await db
        .insert(roomClipRules)
        .values({ roomId, ...row })
        .onConflictDoUpdate({ target: roomClipRules.roomId, set: row });
    },
    /** Takes the clip that has waited longest for this node alone; undefined where none is due. */
    async claim(now: number): Promise<ClipRow | undefined> {
      const due = sql`select id from ${clips} where state = 'making' and due_at <= ${now} and until <= ${databaseNow} order by due_at, id limit 1 for update skip locked`;
      const [row] = await db
        .update(clips)
        .set({ run: sql`${clips.run} + 1`, until: sql`${databaseNow} + ${leaseLife}::bigint` })
        .where(sql`${clips.id} = (${due})`)
        .returning();
      return row;
    },
    /** Gives a clip back until an instant: its last pictures are not stored yet. */
    async postpone(claim: Claim, dueAt: number): Promise<void> {
      await db.update(clips).set({ dueAt, until: 0 }).where(held(claim));
    },
    /** Settles a clip with its film; false when it was taken down, or another node has it. */
    async settle(
      tx: Transaction,
      claim: Claim,
      made: Required<Pick<NewClip, 'name' | 'bytes' | 'width' | 'height' | 'fromAt' | 'toAt'>>,
    ): Promise<boolean> {
      return (
        (
          await tx
            .update(clips)
            .set({ ...made, state: 'ready' })
            .where(held(claim))
            .returning({ id: clips.id })
        ).length === 1
      );
    },
    async fail(claim: Claim, fault: ClipFault, at: number): Promise<void> {
      await db.update(clips).set({ state: 'failed', fault, goneAt: at }).where(held(claim));
    },
    /** Takes a clip down; undefined when it was down. Its file is deleted afterwards. */
    async remove(tx: Transaction, id: number, byId: number | null): Promise<ClipRow | undefined> {
      const [row] = await tx
        .update(clips)
        .set({ state: 'removed', removedBy: byId })
        .where(and(eq(clips.id, id), inArray(clips.state, ['making', 'ready'])))
        .returning();
      return row;
    },
    async rename(id: number, title: string): Promise<void> {
      await db.update(clips).set({ title }).where(eq(clips.id, id));
    },
    /** Films to delete: expired ones, and those of clips that were taken down. */
    async unwanted(now: number, limit: number): Promise<Pick<ClipRow, 'id' | 'name' | 'state'>[]> {
      return db
        .select({ id: clips.id, name: clips.name, state: clips.state })
        .from(clips)
        .where(or(and(eq(clips.state, 'removed'), isNull(clips.goneAt)), and(lt(clips.expiresAt, now), isNotNull(clips.name))))
        .limit(limit);
    },
    async gone(id: number, at: number): Promise<void> {
      await db.update(clips).set({ name: null, goneAt: at, state: 'removed' }).where(eq(clips.id, id));
    },
  };
}
export type ClipsRepository = ReturnType<typeof createClipsRepository>;
