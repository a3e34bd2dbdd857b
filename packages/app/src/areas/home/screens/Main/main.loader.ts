import { loadHot } from './hot.store.ts';

/** Asks for the hottest rooms as soon as the screen's code is there; the screen draws itself without waiting. */
export function loader(): null {
  loadHot();
  return null;
}
