import type { Platform } from '../../../platform/platform.ts';
import type { Running } from '../../../platform/running.types.ts';
import { repeat } from '../../../platform/repeat.ts';
import { dayAt } from '../../../platform/serverDay.ts';
import type { createFansRepository, Viewer } from './fans.repository.ts';

/** Interval (ms) at which a node counts viewers; each viewer present is counted as one minute. */
export const fanStep = 60_000;
/** Checks of several nodes are not exactly a minute apart. */
const slack = 5_000;

/**
 * Counts watch time towards the closeness of club members. Each node checks its own connections; the database records when a member was
 * counted, so that a member on two nodes counts once.
 * @param viewers who follows which room on this node, once per connection
 */
export function createFanWatching(
  { clock, faults }: Pick<Platform, 'clock' | 'faults'>,
  { watch }: Pick<ReturnType<typeof createFansRepository>, 'watch'>,
  viewers: () => Iterable<Viewer>,
) {
  async function look(): Promise<void> {
    const [now, present] = [clock.now(), [...viewers()]];
    if (present.length > 0) await watch(present, dayAt(now), now, now - fanStep + slack);
  }
  return {
    look,
    /** Runs at regular intervals until stopped. */
    start: (): Running => repeat(fanStep, look, faults.inJob('closeness by watching could not be counted')),
  };
}
