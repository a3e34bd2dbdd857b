import { loadHighlights } from './highlights.store.ts';
import { loadHot } from './hot.store.ts';

/** Fills the stage, the rank and the day's matches. */
export function takeFirst(): void {
  loadHot();
  loadHighlights();
}

export { MainScreen as Component } from './MainScreen.tsx';
export { loader } from './mainLoader.ts';
