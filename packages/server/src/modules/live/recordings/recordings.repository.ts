import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, max, notExists, or, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { isRefusedBy } from '../../../ports/database/failures.ts';
import { broadcasts } from '../studio/index.ts';
import { recordingInits, recordingPieces, storedOnce } from './recordings.tables.ts';

export type PieceRow = typeof recordingPieces.$inferSelect;
/** A segment whose file is not stored yet. */
export type NewPiece = Omit<typeof recordingPieces.$inferInsert, 'id' | 'storedAt'>;

/** Most gaps of a recording that are marked. */
const mostBreaks = 50;
/** Most segments of one span: those of two minutes, were each cut as short as it can be. */
const mostInSpan = 120;

/** SQL of recordings. */
export function createRecordingsRepository(db: Database) {
  const whole = (broadcastId: number) => and(eq(recordingPieces.broadcastId, broadcastId), isNotNull(recordingPieces.storedAt));
  /** Condition for visible broadcasts: not hidden by the anchor. */
  const shown = (broadcastId: number) => and(eq(broadcasts.id, broadcastId), eq(broadcasts.isListed, true));

  return {
    /** Id of an initialization section of a broadcast, stored once. */
    async init(broadcastId: number, section: string): Promise<number> {
      const [known] = await db
        .select({ id: recordingInits.id })
        .from(recordingInits)
        .where(and(eq(recordingInits.broadcastId, broadcastId), eq(recordingInits.section, section)));
      if (known) return known.id;
      const [row] = await db.insert(recordingInits).values({ broadcastId, section }).returning({ id: recordingInits.id });
      if (!row) throw new Error('an inserted row did not come back');
      return row.id;
    },
    async announce(piece: NewPiece): Promise<number> {
      const [row] = await db.insert(recordingPieces).values(piece).returning({ id: recordingPieces.id });
      if (!row) throw new Error('an inserted row did not come back');
      return row.id;
    },
    /** Marks a segment's file as stored. An existing duplicate stays, and this one is swept with the unfinished ones. */
    async stored(id: number, at: number): Promise<void> {
      try {
        await db.update(recordingPieces).set({ storedAt: at }).where(eq(recordingPieces.id, id));
      } catch (error) {
        if (!isRefusedBy(error, storedOnce)) throw error;
      }
    },
    /** Recorded length of a broadcast, ms. */
    async length(broadcastId: number): Promise<number> {
      const [row] = await db
        .select({ length: sum(recordingPieces.duration) })
        .from(recordingPieces)
        .where(whole(broadcastId));
      return Number(row?.length ?? 0);
    },
    /** Gaps in a recorded broadcast of more than `least` ms: where in the recording (ms), and how long. */
    async breaks(broadcastId: number, least: number): Promise<{ at: number; gap: number }[]> {
      const { startedAt, duration, id } = recordingPieces;
      const { rows } = await db.execute<{ at: number; gap: number }>(sql`
        select at::float8 as at, gap::float8 as gap from (
          select sum(${duration}) over pieces - ${duration} as at, ${startedAt} - lag(${startedAt} + ${duration}) over pieces as gap
          from ${recordingPieces} where ${whole(broadcastId)} window pieces as (order by ${startedAt}, ${id})) as found
        where gap > ${least} order by at limit ${mostBreaks}`);
      return rows;
    },
    /** Visible segments of a broadcast, oldest first, and when it ended, null while it is on. Undefined where nobody may see it. */
    async pieces(broadcastId: number): Promise<{ pieces: PieceRow[]; endedAt: number | null } | undefined> {
      const [broadcast] = await db.select({ endedAt: broadcasts.endedAt }).from(broadcasts).where(shown(broadcastId));
      if (!broadcast) return undefined;
      const pieces = await db
        .select()
        .from(recordingPieces)
        .where(whole(broadcastId))
        .orderBy(asc(recordingPieces.startedAt), asc(recordingPieces.id));
      return { pieces, endedAt: broadcast.endedAt };
    },
    /** All segments of a broadcast with what they need to be played, also where its anchor hides it. */
    all: (broadcastId: number) =>
      db
        .select({ ...getTableColumns(recordingPieces), section: recordingInits.section })
        .from(recordingPieces)
        .innerJoin(recordingInits, eq(recordingInits.id, recordingPieces.initId))
        .where(whole(broadcastId))
        .orderBy(asc(recordingPieces.startedAt), asc(recordingPieces.id)),
    /** Visible segments of a broadcast that show something of a span (ms UTC), ready to be played; and how far it goes by now. */
    async span(broadcastId: number, from: number, to: number) {
      const end = sql<number>`${recordingPieces.startedAt} + ${recordingPieces.duration}`;
      const [pieces, [state]] = await Promise.all([
        db
          .select({ ...getTableColumns(recordingPieces), section: recordingInits.section })
          .from(recordingPieces)
          .innerJoin(recordingInits, eq(recordingInits.id, recordingPieces.initId))
          .innerJoin(broadcasts, shown(broadcastId))
          .where(and(whole(broadcastId), lt(recordingPieces.startedAt, to), gt(end, from)))
          .orderBy(asc(recordingPieces.startedAt), asc(recordingPieces.id))
          .limit(mostInSpan),
        db
          .select({ until: max(end), endedAt: broadcasts.endedAt })
          .from(broadcasts)
          .leftJoin(recordingPieces, whole(broadcastId))
          .where(eq(broadcasts.id, broadcastId))
          .groupBy(broadcasts.id),
      ]);
      return {
        pieces,
        until: state?.until === null || state === undefined ? undefined : Number(state.until),
        endedAt: state?.endedAt ?? null,
      };
    },
    /** Start of the oldest visible segment of a broadcast; undefined while there is none. */
    async begunAt(broadcastId: number): Promise<number | undefined> {
      const [row] = await db
        .select({ at: recordingPieces.startedAt })
        .from(recordingPieces)
        .innerJoin(broadcasts, shown(broadcastId))
        .where(whole(broadcastId))
        .orderBy(asc(recordingPieces.startedAt))
        .limit(1);
      return row?.at;
    },
    /** File name of a visible segment. */
    async fileOf(broadcastId: number, id: number): Promise<string | undefined> {
      const [row] = await db
        .select({ name: recordingPieces.name })
        .from(recordingPieces)
        .innerJoin(broadcasts, shown(broadcastId))
        .where(and(whole(broadcastId), eq(recordingPieces.id, id)));
      return row?.name;
    },
    async sectionOf(broadcastId: number, id: number): Promise<string | undefined> {
      const [row] = await db
        .select({ section: recordingInits.section })
        .from(recordingInits)
        .innerJoin(broadcasts, shown(broadcastId))
        .where(and(eq(recordingInits.broadcastId, broadcastId), eq(recordingInits.id, id)));
      return row?.section;
    },
    /** Expired segments, and those whose file never arrived. */
    async due(olderThan: number, unfinishedBefore: number, limit: number): Promise<Pick<PieceRow, 'id' | 'name' | 'broadcastId'>[]> {
      const { id, name, broadcastId, at, storedAt } = recordingPieces;
      return db
        .select({ id, name, broadcastId })
        .from(recordingPieces)
        .where(or(lt(at, olderThan), and(isNull(storedAt), lt(at, unfinishedBefore))))
        .orderBy(asc(at))
        .limit(limit);
    },
    /** Deletes rows of deleted files; a broadcast without segments has no replay any more. */
    async forget(ids: readonly number[], ofBroadcasts: readonly number[]): Promise<void> {
      await db.delete(recordingPieces).where(inArray(recordingPieces.id, [...ids]));
      const without = notExists(db.select().from(recordingPieces).where(eq(recordingPieces.broadcastId, broadcasts.id)));
      const emptied = await db
        .update(broadcasts)
        .set({ playback: null })
        .where(and(inArray(broadcasts.id, [...ofBroadcasts]), isNotNull(broadcasts.endedAt), without))
        .returning({ id: broadcasts.id });
      if (emptied.length > 0)
        await db.delete(recordingInits).where(
          inArray(
            recordingInits.broadcastId,
            emptied.map(({ id }) => id),
          ),
        );
    },
  };
}
export type RecordingsRepository = ReturnType<typeof createRecordingsRepository>;
