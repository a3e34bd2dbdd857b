import type { Room } from '@pitchside/api/live/live';
import type { Platform } from '../../../../platform/platform.ts';
import { minute } from '../../../../platform/retention.ts';
import type { Localizable } from '../../../../text/local.ts';
import type { Live } from '../../live/index.ts';
import type { BroadcastsRepository } from './broadcasts.repository.ts';
import type { Figures } from './figures.ts';

/** A broadcast that has begun. */
export interface StartedBroadcast {
  id: number;
  roomId: number;
  ownerId: number;
  room: Localizable<Room>;
}

/** Notifies subscribers of a started broadcast. Must be idempotent: it is called again after a failure. */
export type StartListener = (started: StartedBroadcast) => Promise<void>;

/** Maximum age of a start to notify of, ms. */
const newsAge = 20 * minute;
/** Maximum duration of a transaction that began before the end, ms. */
const settleAfter = 5_000;
/** Broadcasts per run. */
const someBroadcasts = 50;

/** Recurring work on broadcasts: announces their beginning, counts viewers, computes totals at the end. */
export function createTending(
  { clock, faults }: Pick<Platform, 'clock' | 'faults'>,
  { live, repository, figures }: { live: Pick<Live, 'repository' | 'cards'>; repository: BroadcastsRepository; figures: Figures },
) {
  const listeners: StartListener[] = [];

  async function notifyFollowers(): Promise<number> {
    let notified = 0;
    for (const { id, roomId, startedAt } of await repository.unnotified(someBroadcasts)) {
      const row = await live.repository.room(roomId);
      const [room] = row && (startedAt ?? 0) >= clock.now() - newsAge ? await live.cards([row]) : [];
      try {
        if (room && row) for (const listener of listeners) await listener({ id, roomId, ownerId: row.owner.id, room });
        await repository.markNotified(id, clock.now());
        notified += 1;
      } catch (error) {
        faults.inJob('the beginning of a broadcast could not be told; the next round tries again', { broadcast: id })(error);
      }
    }
    return notified;
  }

  async function settle(): Promise<void> {
    for (const row of await repository.ended(clock.now() - settleAfter, someBroadcasts))
      await repository.settle(row.id, await figures.of(row));
  }

  return {
    /** Registers a listener for started broadcasts. */
    onStarted: (listener: StartListener) => void listeners.push(listener),
    /** Runs once. Returns the number of announced starts. */
    async tend(): Promise<number> {
      await figures.lookAtPeople();
      await settle();
      return notifyFollowers();
    },
  };
}
export type Tending = ReturnType<typeof createTending>;
