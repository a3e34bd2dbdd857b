import { hasAnswers } from '../../../../platform/api/first.ts';
import { hotKnown, loadHot } from './hot.store.ts';

/** Asks for the hottest rooms as soon as the screen's code is there. The screen draws itself without waiting for them, unless they came with the page: then it is drawn once, with them. */
export async function loader(): Promise<void> {
  const isAtHand = hasAnswers();
  loadHot();
  if (isAtHand) await hotKnown();
}
