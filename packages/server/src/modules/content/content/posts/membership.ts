import { msg } from '@lingui/core/macro';
import { contentLimits } from '@pitchside/api/content/content';
import { and, count, eq, sql } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import { takeTurn } from '../../../../platform/locks.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import { circleMembers, contentShelves } from '../core/content.tables.ts';
import { numberOf } from '../core/ids.ts';
import type { Shelves } from '../shelves/shelves.ts';

const texts = { gone: msg`没有找到`, full: msg`加入的圈子太多了，先退出几个` };

/** Membership of circles. */
export function createMembership({ clock }: Pick<Platform, 'clock'>, shelves: Pick<Shelves, 'find'>) {
  return {
    /**
     * Joins or leaves a circle. Returns its number of members.
     * @throws CallError for one that is unknown or closed, or above the limit
     */
    async change(tx: Transaction, memberId: number, id: string, joins: boolean): Promise<number> {
      await takeTurn(tx, 'circles', memberId);
      const circle = await shelves.find('circle', numberOf(id), tx);
      if (!circle || (joins && !circle.isOpen)) throw new CallError(texts.gone);
      const changed = joins
        ? await tx.insert(circleMembers).values({ memberId, circleId: circle.id, at: clock.now() }).onConflictDoNothing().returning()
        : await tx
            .delete(circleMembers)
            .where(and(eq(circleMembers.memberId, memberId), eq(circleMembers.circleId, circle.id)))
            .returning();
      if (joins && changed.length > 0) {
        const [all] = await tx.select({ total: count() }).from(circleMembers).where(eq(circleMembers.memberId, memberId));
        if ((all?.total ?? 0) > contentLimits.circles) throw new CallError(texts.full);
      }
      const [row] = await tx
        .update(contentShelves)
        .set({ members: sql`${contentShelves.members} + ${changed.length * (joins ? 1 : -1)}` })
        .where(eq(contentShelves.id, circle.id))
        .returning({ members: contentShelves.members });
      return row?.members ?? 0;
    },
  };
}
export type Membership = ReturnType<typeof createMembership>;
