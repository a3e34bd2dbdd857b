import { asc, eq, gt } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Names } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';
import { announcements } from './notices.tables.ts';
import type { Notices } from './notices.service.ts';

/** Members notified per transaction, and transactions per run; the next run continues. */
const [batch, rounds] = [500, 40];

/** Announcement of the site to all members. */
export interface Announcement {
  /** In at least one language; missing languages show Chinese, or the first one present. */
  title: Names;
  text: Names;
  /** Path of the link on this site; empty for none. */
  path: string;
}

/** Fills missing languages with Chinese, else with the first one present. */
function filled({ zh, en, vi }: Names): Names {
  const first = zh || en || vi;
  return { zh: zh || first, en: en || first, vi: vi || first };
}

/** Announcements: written once, and sent to all members of that time, once each; nodes take turns. */
export function createAnnouncements({ clock, events }: Pick<Platform, 'clock' | 'events'>, notices: Pick<Notices, 'notify'>) {
  /** Notifies the next members; false when nobody is left. */
  const notifySome = () =>
    events.transaction(async (tx, emit) => {
      const [one] = await tx
        .select()
        .from(announcements)
        .where(eq(announcements.isNotified, false))
        .orderBy(asc(announcements.id))
        .limit(1)
        .for('update');
      if (!one) return false;
      const members = await tx.select({ id: users.id }).from(users).where(gt(users.id, one.notifiedTo)).orderBy(asc(users.id)).limit(batch);
      const { id, title, text, path } = one;
      await notices.notify(
        tx,
        emit,
        ...members.map(({ id: memberId }) => ({
          memberId,
          kind: 'announcement' as const,
          values: { name: filled(title), note: filled(text) },
          ...(path !== '' && { target: { type: 'page' as const, id: path } }),
          fold: `announcement:${id}`,
        })),
      );
      const last = members.at(-1)?.id;
      await tx
        .update(announcements)
        .set(last === undefined ? { isNotified: true } : { notifiedTo: last })
        .where(eq(announcements.id, id));
      return true;
    });

  return {
    /** Stores an announcement, which is sent from then on. */
    async add(tx: Transaction, { title, text, path }: Announcement): Promise<number> {
      const [row] = await tx.insert(announcements).values({ title, text, path, at: clock.now() }).returning({ id: announcements.id });
      if (!row) throw new Error('an announcement was not written');
      return row.id;
    },
    /** Notifies the remaining members. */
    async publishDue(): Promise<void> {
      for (let round = 0; round < rounds; round += 1) if (!(await notifySome())) return;
    },
  };
}
export type Announcements = ReturnType<typeof createAnnouncements>;
