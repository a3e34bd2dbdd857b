import { setImmediate } from 'node:timers/promises';
import type { FeedFixture } from '../../modules/scores/sport/index.ts';

/** Maps matches one after the other: planning one takes a millisecond or two, and pending requests go first. */
export async function inTurn<Made>(fixtures: readonly FeedFixture[], make: (fixture: FeedFixture) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const fixture of fixtures) {
    made.push(make(fixture));
    await setImmediate();
  }
  return made;
}
