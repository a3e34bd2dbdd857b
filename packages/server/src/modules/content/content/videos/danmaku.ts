import { msg } from '@lingui/core/macro';
import { heatParts, type VideoDanmaku } from '@pitchside/api/content/videos';
import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import { videoDanmakus } from '../core/content.tables.ts';
import type { Item } from '../core/items.presenter.ts';

/** Maximum lines in a span, and the minimum interval between identical lines of a member, ms. */
const most = 600;
const repeatAfter = 5_000;

const texts = { end: msg`视频没有这么长`, repeated: msg`同样的话刚刚说过，换一句吧` };

const describe = ({ id, moment, text, memberId }: typeof videoDanmakus.$inferSelect, readerId: number | undefined): VideoDanmaku => ({
  id: String(id),
  at: moment,
  text,
  is_own: memberId === readerId,
});

/** Danmaku lines of videos. */
export function createDanmaku({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return {
    /** Lines of a span in order; during a rush an even sample of a readable number. */
    async between({ id }: Item, from: number, until: number, readerId: number | undefined): Promise<VideoDanmaku[]> {
      const within = and(
        eq(videoDanmakus.itemId, id),
        eq(videoDanmakus.isHidden, false),
        gte(videoDanmakus.moment, from),
        lt(videoDanmakus.moment, until),
      );
      const [all] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(videoDanmakus)
        .where(within);
      const step = Math.ceil((all?.total ?? 0) / most);
      const rows = await db
        .select()
        .from(videoDanmakus)
        .where(and(within, step > 1 ? sql`${videoDanmakus.id} % ${step} = 0` : undefined))
        .orderBy(asc(videoDanmakus.moment), asc(videoDanmakus.id))
        .limit(most);
      return rows.map((row) => describe(row, readerId));
    },
    /** Number of danmaku lines in each sixtieth of a video. */
    async heat({ id, data }: Item): Promise<number[]> {
      const tenths = Math.max(1, Math.ceil((data.clip?.seconds ?? 0) * 10));
      const { rows } = await db.execute<{ part: number; total: number }>(sql`
        select least(moment * ${heatParts} / ${tenths}, ${heatParts - 1}) as part, count(*)::int as total from ${videoDanmakus} where item_id = ${id} and not is_hidden group by 1`);
      const parts = Array.from({ length: heatParts }, () => 0);
      for (const { part, total } of rows) parts[Number(part)] = Number(total);
      return parts;
    },
    /** @throws CallError for a position beyond the end, and for a repeat */
    async say(tx: Transaction, { id, data }: Item, memberId: number, moment: number, text: string): Promise<VideoDanmaku> {
      const at = clock.now();
      if (moment > Math.ceil((data.clip?.seconds ?? 0) * 10)) throw new CallError(texts.end);
      const [same] = await tx
        .select({ id: videoDanmakus.id })
        .from(videoDanmakus)
        .where(
          and(
            eq(videoDanmakus.itemId, id),
            eq(videoDanmakus.memberId, memberId),
            eq(videoDanmakus.text, text),
            gt(videoDanmakus.at, at - repeatAfter),
          ),
        )
        .limit(1);
      if (same) throw new CallError(texts.repeated);
      const [row] = await tx.insert(videoDanmakus).values({ itemId: id, memberId, moment, text, at }).returning();
      if (!row) throw new Error('a line was not kept');
      return describe(row, memberId);
    },
    /** A line with its author; undefined for a missing or hidden one. */
    async find(id: number): Promise<typeof videoDanmakus.$inferSelect | undefined> {
      const [row] = await db
        .select()
        .from(videoDanmakus)
        .where(and(eq(videoDanmakus.id, id), eq(videoDanmakus.isHidden, false)));
      return row;
    },
    /** Hides or restores a line. */
    async hide(tx: Transaction, id: number, isHidden: boolean): Promise<void> {
      await tx.update(videoDanmakus).set({ isHidden }).where(eq(videoDanmakus.id, id));
    },
    /** Inserts a line unchecked; for seeding a new site. */
    async fill(tx: Transaction, itemId: number, memberId: number, moment: number, text: string): Promise<void> {
      await tx.insert(videoDanmakus).values({ itemId, memberId, moment, text, at: clock.now() });
    },
  };
}
export type Danmaku = ReturnType<typeof createDanmaku>;
