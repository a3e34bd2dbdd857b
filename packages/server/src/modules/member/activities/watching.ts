import { and, eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import type { Running } from '../../../platform/running.types.ts';
import { repeat } from '../../../platform/repeat.ts';
import { rooms } from '../../live/room/index.ts';
import type { TaskProgress } from './progress.ts';

/** Members who follow rooms on this node, once per tab. */
export interface Viewer {
  userId: number;
  roomId: number;
}

/** Interval (ms) at which watch time is counted; a restart loses at most this much. */
export const watchStep = 15_000;

/** A longer pause, in steps, means that the machine slept or the clock was set: it does not count as watch time. */
const longest = 2;

/**
 * Counts watch time in live rooms: a member present at two successive checks watched in between.
 * Tabs of a member count once.
 */
export function createWatching(
  { clock, events, faults }: Pick<Platform, 'clock' | 'events' | 'faults'>,
  progress: TaskProgress,
  viewers: () => Iterable<Viewer>,
) {
  let before = new Set<number>();
  let lookedAt = clock.now();

  async function look(): Promise<void> {
    const now = clock.now();
    const [elapsed, present] = [now - lookedAt, [...viewers()]];
    lookedAt = now;
    await events.transaction(async (tx) => {
      const asked = [...new Set(present.map(({ roomId }) => roomId))];
      const live = new Set(
        (asked.length > 0
          ? await tx
              .select({ id: rooms.id })
              .from(rooms)
              .where(and(inArray(rooms.id, asked), eq(rooms.status, 'live')))
          : []
        ).map(({ id }) => id),
      );
      const watching = new Set(present.filter(({ roomId }) => live.has(roomId)).map(({ userId }) => userId));
      const stayed = [...watching].filter((userId) => before.has(userId));
      before = watching;
      if (elapsed <= 0 || elapsed > longest * watchStep) return;
      await progress.countTime(
        tx,
        'watch',
        stayed.map((userId) => ({ userId, amount: Math.floor(elapsed / 1_000) })),
      );
    });
  }

  return {
    look,
    /** Runs at regular intervals until stopped. */
    start: (): Running => repeat(watchStep, look, faults.inJob('watched time could not be counted')),
  };
}
