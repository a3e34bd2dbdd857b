import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import { hour } from '../../../../platform/retention.ts';
import { follows } from '../../../member/follow/index.ts';
import { users } from '../../../member/member/index.ts';
import type { Notices } from '../../../messages/notices/index.ts';
import { titleOf } from './content.service.ts';
import { contentItems, contentNotifications } from './content.tables.ts';
import type { PublishedListener } from './publishing.ts';

/** Number of followers notified per transaction. */
const atOnce = 500;
/** Maximum age of a post that followers are notified of, ms. Older ones, as in seeded data, notify nobody. */
const young = hour;

/**
 * Notifies followers of a new post or video, with one notice per author until it is read. Works in batches and stores its cursor with each,
 * so that another node can continue after a crash and nobody is notified twice.
 */
export function createFollowerNotifier({ clock, events }: Pick<Platform, 'clock' | 'events'>, notices: Pick<Notices, 'notify'>) {
  /** Notifies the next batch. Returns its size, or undefined when nothing is left. */
  const notifySome = () =>
    events.transaction(async (tx, emit) => {
      const [due] = await tx
        .select()
        .from(contentNotifications)
        .where(lte(contentNotifications.at, clock.now()))
        .orderBy(asc(contentNotifications.at), asc(contentNotifications.itemId))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return undefined;
      const [row] = await tx
        .select({ item: contentItems, nickname: users.nickname, avatar: users.avatar })
        .from(contentItems)
        .innerJoin(users, eq(users.id, contentItems.authorId))
        .where(and(eq(contentItems.id, due.itemId), eq(contentItems.state, 'shown')));
      const some = row
        ? await tx
            .select({ at: follows.at, memberId: follows.memberId })
            .from(follows)
            .where(
              and(
                eq(follows.targetId, row.item.authorId),
                eq(follows.remind, true),
                sql`(${follows.at}, ${follows.memberId}) > (${due.followedAt}, ${due.memberId})`,
              ),
            )
            .orderBy(asc(follows.at), asc(follows.memberId))
            .limit(atOnce)
        : [];
      const last = some.at(-1);
      const here = eq(contentNotifications.itemId, due.itemId);
      if (!row || !last) {
        await tx.delete(contentNotifications).where(here);
        return 0;
      }
      await tx.update(contentNotifications).set({ followedAt: last.at, memberId: last.memberId }).where(here);
      const { item, nickname, avatar } = row;
      await notices.notify(
        tx,
        emit,
        ...some.map(({ memberId }) => ({
          memberId,
          kind: 'posted' as const,
          values: { name: nickname, note: titleOf(item) },
          target: { type: item.kind, id: String(item.id) },
          person: { id: item.authorId, nickname, avatar },
          fold: `posted:${item.authorId}`,
        })),
      );
      return some.length;
    });

  return {
    /** Queues a publication for notification, in its transaction. */
    note: (async (tx, _, item) => {
      if (item.kind === 'article' || (item.publishedAt ?? 0) < clock.now() - young) return;
      await tx.insert(contentNotifications).values({ itemId: item.id, at: clock.now() }).onConflictDoNothing();
    }) satisfies PublishedListener,
    /** Notifies all remaining followers. Returns their number. */
    async run(): Promise<number> {
      let notified = 0;
      for (let some = await notifySome(); some !== undefined; some = await notifySome()) notified += some;
      return notified;
    },
  };
}
