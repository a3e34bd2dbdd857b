import type { RoomCategory } from '@pitchside/api/live/live';
import { and, count, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { builtOnce } from '../../../ports/database/builtOnce.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { Language } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';
import { competitions, matches } from '../../scores/sport/index.ts';
import { roomKicks, roomModerators, roomMutes, rooms } from '../room/index.ts';
import type { AtRoom } from './live.topics.ts';

const columns = { room: rooms, owner: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level } };

/** A room with its owner's profile. */
export interface RoomRow {
  room: typeof rooms.$inferSelect;
  owner: { id: number; nickname: string; avatar: string; level: number };
}

/** Columns of a room that may be changed. */
export type RoomChange = Partial<Omit<typeof rooms.$inferInsert, 'id' | 'ownerId'>>;

export interface LiveFilter {
  category?: RoomCategory | undefined;
  competition_id?: string | undefined;
  match_id?: string | undefined;
  language?: Language | undefined;
  sort: 'hot' | 'new';
  page: number;
  limit: number;
}

/** A single title or announcement replaces those in all languages. */
const inOneLanguage = ({ title, placard }: RoomChange): RoomChange => ({
  ...(title !== undefined && { titles: null }),
  ...(placard !== undefined && { placards: null }),
});
const nextGeneration = sql`${rooms.generation} + 1`;

const selectRooms = (from: Database | Transaction) => from.select(columns).from(rooms).innerJoin(users, eq(users.id, rooms.ownerId));

/** Order of equally popular rooms: rooms with a match first, then the anchor's level, then the longest on air. */
const amongEquals = [desc(isNotNull(rooms.matchId)), desc(users.level), sql`${rooms.startedAt} asc nulls last`, rooms.id];

/** Among the most popular, rooms in the reader’s language come first. */
const orders = {
  hot: [desc(sql`${rooms.language} = ${sql.placeholder('reader')}`), desc(rooms.heat), ...amongEquals],
  new: [desc(rooms.startedAt), rooms.id],
};

/** Prepared statements of live rooms and their total, one pair for each filter and order. */
function liveLists(db: Database) {
  const given = sql.placeholder;
  const make = ({ category, competition_id, match_id, language, sort }: LiveFilter) => {
    const where = and(
      eq(rooms.status, 'live'),
      category && eq(rooms.category, given('category')),
      language && eq(rooms.language, given('language')),
      match_id ? eq(rooms.matchId, given('match_id')) : undefined,
      competition_id ? eq(matches.competitionId, given('competition_id')) : undefined,
    );
    return {
      list: builtOnce(() =>
        selectRooms(db)
          .leftJoin(matches, eq(matches.id, rooms.matchId))
          .where(where)
          .orderBy(...orders[sort])
          .limit(given('limit'))
          .offset(given('offset')),
      ),
      total: builtOnce(() => db.select({ total: count() }).from(rooms).leftJoin(matches, eq(matches.id, rooms.matchId)).where(where)),
    };
  };
  const made = new Map<string, ReturnType<typeof make>>();
  return (filter: LiveFilter) => {
    const kind = [
      filter.sort,
      filter.category && 'category',
      filter.match_id && 'match',
      filter.competition_id && 'competition',
      filter.language && 'language',
    ].join();
    const known = made.get(kind) ?? make(filter);
    made.set(kind, known);
    return known;
  };
}

/** SQL of rooms and memberships in them. */
export function createLiveRepository(db: Database) {
  const given = sql.placeholder;
  const one = builtOnce(() => selectRooms(db).where(eq(rooms.id, given('id'))));
  const here = (table: typeof roomModerators | typeof roomMutes | typeof roomKicks) =>
    and(eq(table.roomId, rooms.id), eq(table.userId, given('userId')));
  // Read with every comment and gift.
  const standingBy = (of: typeof rooms.id | typeof rooms.ownerId) =>
    builtOnce(() =>
      db
        .select({
          ownerId: rooms.ownerId,
          moderator: roomModerators.userId,
          muted: roomMutes.userId,
          until: roomMutes.until,
          reason: roomMutes.reason,
          kicked: roomKicks.userId,
        })
        .from(rooms)
        .leftJoin(roomModerators, here(roomModerators))
        .leftJoin(roomMutes, and(here(roomMutes), or(isNull(roomMutes.until), gt(roomMutes.until, given('now')))))
        .leftJoin(roomKicks, here(roomKicks))
        .where(eq(of, given('of'))),
    );
  const [standingIn, standingAtOwn] = [standingBy(rooms.id), standingBy(rooms.ownerId)];
  const lists = liveLists(db);
  return {
    async room(id: number): Promise<RoomRow | undefined> {
      const [row] = await one().execute({ id });
      return row;
    },
    async rooms(where: SQL | undefined): Promise<RoomRow[]> {
      return selectRooms(db).where(where).orderBy(rooms.id);
    },
    async roomOf(ownerId: number): Promise<RoomRow | undefined> {
      const [row] = await selectRooms(db).where(eq(rooms.ownerId, ownerId));
      return row;
    },
    async addRoom(row: typeof rooms.$inferInsert): Promise<void> {
      await db.insert(rooms).values(row).onConflictDoNothing({ target: rooms.ownerId });
    },
    async addModerator(roomId: number, userId: number): Promise<void> {
      await db.insert(roomModerators).values({ roomId, userId }).onConflictDoNothing();
    },
    /**
     * Live rooms, and their total.
     * @param reader language of the reader
     */
    async live(filter: LiveFilter, reader: Language): Promise<{ rows: RoomRow[]; total: number }> {
      const { list, total } = lists(filter);
      const values = { ...filter, reader, offset: (filter.page - 1) * filter.limit };
      const [rows, [counted]] = await Promise.all([list().execute(values), total().execute(values)]);
      return { rows, total: counted?.total ?? 0 };
    },
    /** Number of live rooms per category, and of those with a match. */
    async liveTotals(): Promise<{ category: RoomCategory; total: number; withMatch: number }[]> {
      return db
        .select({ category: rooms.category, total: count(), withMatch: count(rooms.matchId) })
        .from(rooms)
        .where(eq(rooms.status, 'live'))
        .groupBy(rooms.category);
    },
    /** Competitions of live rooms, most rooms first. */
    async liveCompetitions(limit: number) {
      return db
        .select({ id: competitions.id, names: competitions.shortNames, category: rooms.category, total: count() })
        .from(rooms)
        .innerJoin(matches, eq(matches.id, rooms.matchId))
        .innerJoin(competitions, eq(competitions.id, matches.competitionId))
        .where(eq(rooms.status, 'live'))
        .groupBy(competitions.id, rooms.category)
        .orderBy(desc(count()), competitions.tier, competitions.id)
        .limit(limit);
    },
    /** Names of a competition; undefined for an unknown one. */
    async competition(id: string) {
      const [found] = await db
        .select({ id: competitions.id, names: competitions.shortNames })
        .from(competitions)
        .where(eq(competitions.id, id));
      return found;
    },
    /** Changes a room if it still matches the condition; undefined otherwise. */
    async change(tx: Transaction, id: number, change: RoomChange, where?: SQL): Promise<RoomRow | undefined> {
      const changed = await tx
        .update(rooms)
        .set({ ...inOneLanguage(change), ...change })
        .where(and(eq(rooms.id, id), where))
        .returning({ id: rooms.id });
      if (changed.length === 0) return undefined;
      const [row] = await selectRooms(tx).where(eq(rooms.id, id));
      return row;
    },
    /** Status of a room; locks its row until the transaction ends. */
    async heldStatus(tx: Transaction, id: number): Promise<RoomRow['room']['status'] | undefined> {
      const [row] = await tx.select({ status: rooms.status }).from(rooms).where(eq(rooms.id, id)).for('no key update');
      return row?.status;
    },
    /** Opens or closes a room for streams; closing ends the generation. Returns the room, undefined for an unknown one. */
    async setOpen(tx: Transaction, id: number, isOpen: boolean): Promise<RoomRow['room'] | undefined> {
      const change = isOpen ? { isOpen } : { isOpen, generation: nextGeneration };
      const [room] = await tx.update(rooms).set(change).where(eq(rooms.id, id)).returning();
      return room;
    },
    /** Begins the generation of a publisher in an open room, if their key is still valid; undefined otherwise. */
    async beginGeneration(id: number, keyVersion: number): Promise<number | undefined> {
      const [row] = await db
        .update(rooms)
        .set({ generation: nextGeneration })
        .where(and(eq(rooms.id, id), eq(rooms.isOpen, true), eq(rooms.keyVersion, keyVersion)))
        .returning({ generation: rooms.generation });
      return row?.generation;
    },
    /** Most popular live rooms of each category, those in a language first. */
    async hottest(limit: number, reader: Language): Promise<RoomRow[]> {
      const ranked = db
        .select({
          id: rooms.id,
          place:
            sql<number>`row_number() over (partition by ${rooms.category} order by ${rooms.language} = ${reader} desc, ${rooms.heat} desc, ${sql.join(amongEquals, sql`, `)})`.as(
              'place',
            ),
        })
        .from(rooms)
        .innerJoin(users, eq(users.id, rooms.ownerId))
        .where(eq(rooms.status, 'live'))
        .as('ranked');
      return selectRooms(db)
        .innerJoin(ranked, eq(ranked.id, rooms.id))
        .where(lte(ranked.place, limit))
        .orderBy(desc(sql`${rooms.language} = ${reader}`), desc(rooms.heat), ...amongEquals);
    },
    /** Invalidates the stream key of a room, which ends the generation. Returns the next one, undefined when the room does not exist. */
    async raiseKey(id: number): Promise<number | undefined> {
      const [row] = await db
        .update(rooms)
        .set({ keyVersion: sql`${rooms.keyVersion} + 1`, generation: nextGeneration })
        .where(eq(rooms.id, id))
        .returning({ generation: rooms.generation });
      return row?.generation;
    },
    /** Membership of a user in a room, or in that of an owner, in one round trip; undefined if the room does not exist. */
    async standing(where: { id?: number; ownerId?: number }, userId: number, now: number) {
      const [row] = await (where.id === undefined
        ? standingAtOwn().execute({ of: where.ownerId ?? 0, userId, now })
        : standingIn().execute({ of: where.id, userId, now }));
      return row;
    },
    /** Those of the given entries, by index, whose room does not exist (`isGone`) or whose member was removed from it. */
    async absences(given: readonly AtRoom[]): Promise<{ place: number; isGone: boolean }[]> {
      const { rows } = await db.execute<{ place: number; isGone: boolean }>(sql`
        select (given.n - 1)::int as place, r.id is null as "isGone"
        from unnest(${sql.param(given.map(({ roomId }) => roomId))}::bigint[], ${sql.param(given.map(({ memberId }) => memberId))}::bigint[]) with ordinality as given (room_id, user_id, n)
        left join ${rooms} r on r.id = given.room_id left join ${roomKicks} k on k.room_id = given.room_id and k.user_id = given.user_id
        where r.id is null or k.user_id is not null`);
      return rows;
    },
    async kicksOf(userId: number): Promise<{ roomId: number; at: number }[]> {
      return db
        .select({ roomId: roomKicks.roomId, at: roomKicks.at })
        .from(roomKicks)
        .where(eq(roomKicks.userId, userId))
        .orderBy(desc(roomKicks.at));
    },
  };
}
export type LiveRepository = ReturnType<typeof createLiveRepository>;
