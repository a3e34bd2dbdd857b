import { hasAnswers } from '../../../../platform/api/first.ts';
import { highlightsKnown } from './highlights.store.ts';
import { hot, hotKnown, loadHot } from './hot.store.ts';

/**
 * Loader of the home page: requests the hottest rooms as soon as the screen's code is there. The screen renders without waiting for them,
 * unless they came with the page: then it renders once, with them.
 */
export async function loader(): Promise<void> {
  const isAtHand = hasAnswers();
  loadHot();
  if (!isAtHand) return;
  await hotKnown();
  // Where nobody streams the matches of the day decide what the page begins with.
  if (hot.state === 'ready' && hot.rooms.length === 0) await highlightsKnown();
}
