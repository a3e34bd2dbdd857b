import type { Platform, Running } from '../../platform/platform.ts';
import type { FeedBatch } from '../feed.types.ts';
import { createPace } from './pace.ts';
import { createWorld } from './world.ts';

/** What takes the deliveries of a feed. */
export interface FeedTarget {
  apply(batch: FeedBatch): Promise<void>;
}

/** Milliseconds between two deliveries. */
const beat = 1_000;

const isEmpty = (batch: FeedBatch) => Object.keys(batch).length === 0;

/**
 * Runs the simulated football world by `settings.seed` and `settings.simSpeed`: first it catches up with all that has
 * happened since yesterday, then it tells every second what changed. A delivery that fails is made again with the next,
 * since the target ignores repeats. Stopping waits for the delivery in hand.
 */
export async function runSimulator({ settings, clock, log }: Pick<Platform, 'settings' | 'clock' | 'log'>, matches: FeedTarget): Promise<Running> {
  const world = createWorld(createPace(settings.seed, settings.simSpeed));
  await matches.apply(world.foundation(clock.now()));
  await matches.apply(world.news(clock.now()));

  let undelivered: FeedBatch[] = [];
  let inHand: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function deliver(): Promise<void> {
    const news = world.news(clock.now());
    if (!isEmpty(news)) undelivered.push(news);
    try {
      for (let batch = undelivered[0]; batch; batch = undelivered[0]) {
        await matches.apply(batch);
        undelivered = undelivered.slice(1);
      }
    } catch (error) {
      log.warn({ error }, 'simulated matches were not delivered; the next delivery repeats them');
    }
  }

  const wait = () => {
    timer = setTimeout(() => {
      inHand = deliver().finally(() => {
        if (!stopped) wait();
      });
    }, beat);
  };
  wait();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await inHand;
    },
  };
}
