import type { Platform } from '../../../platform/platform.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import type { Live, RoomRow } from '../../live/live/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { createLiveNotificationsRepository } from './liveNotifications.repository.ts';

/** Number of followers notified per transaction. */
const atOnce = 500;

/**
 * Notifies followers that a broadcast has begun, each on their own topic. Works in batches and stores its cursor with each, so that another
 * node can continue after a crash and nobody is notified twice.
 */
export function createLiveNotifier(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  live: Pick<Live, 'cards'>,
  notices: Pick<Notices, 'notify'>,
) {
  const repository = createLiveNotificationsRepository(db);

  /** Notifies the next batch. Returns its size, or undefined when nobody is left. */
  async function notifySome(row: RoomRow, startedAt: number): Promise<number | undefined> {
    // Read before the transaction, which must not wait for a second connection.
    const [room] = await live.cards([row]);
    return events.transaction(async (tx, emit) => {
      const cursor = await repository.begin(tx, row.room.id, startedAt);
      if (!cursor || !room) return undefined;
      const some = await repository.next(tx, row, cursor, atOnce);
      await repository.advance(tx, row.room.id, some.at(-1));
      for (const { memberId } of some) emit(memberTopic(memberId), 'anchor_live', { room });
      const { id, nickname, avatar } = row.owner;
      // The notice of the room's next broadcast replaces this one.
      await notices.notify(
        tx,
        emit,
        ...some.map(({ memberId }) => ({
          memberId,
          kind: 'anchor_live' as const,
          values: { name: nickname, note: row.room.title },
          target: { type: 'room' as const, id: String(row.room.id) },
          person: { id, nickname, avatar },
          fold: `live:${row.room.id}`,
        })),
      );
      return some.length > 0 ? some.length : undefined;
    });
  }

  return async (): Promise<number> => {
    let notified = 0;
    for (const row of await repository.due(clock.now())) {
      const { startedAt } = row.room;
      if (startedAt === null) continue;
      for (let some = await notifySome(row, startedAt); some !== undefined; some = await notifySome(row, startedAt)) notified += some;
    }
    return notified;
  };
}
