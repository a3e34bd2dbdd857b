import { msg } from '@lingui/core/macro';
import { and, count, eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dayAt } from '../../../platform/serverDay.ts';
import type { Progress } from '../../member/activities/index.ts';
import type { Live } from '../live/index.ts';
import { roomShares } from './share.tables.ts';

const texts = { notFound: msg`没有找到` };

/** Shares of rooms: counts requests to share, once per member, room and day; the target is unknown. */
export function createShare(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  live: Pick<Live, 'room'>,
  countAct: Progress,
): { handlers: Pick<Handlers, 'shareRoom'> } {
  return {
    handlers: {
      async shareRoom({ id }, { member }) {
        const found = await live.room(id);
        if (!found) throw new CallError(texts.notFound);
        const at = clock.now();
        const row = { roomId: found.room.id, day: dayAt(at), userId: member.id, at };
        return events.transaction(async (tx) => {
          const added = await tx.insert(roomShares).values(row).onConflictDoNothing().returning({ at: roomShares.at });
          if (added.length > 0) await countAct(tx, member.id, 'share');
          const [counted] = await tx
            .select({ total: count() })
            .from(roomShares)
            .where(and(eq(roomShares.roomId, row.roomId), eq(roomShares.day, row.day)));
          return { counted: added.length > 0, shares: counted?.total ?? 0 };
        });
      },
    },
  };
}
