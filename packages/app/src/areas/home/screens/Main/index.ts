import { loadHighlights } from './highlights.store.ts';
import { loadHot } from './hot.store.ts';
import { openWall } from './wall.store.ts';

/** Fills the stage, the rank, the day's matches and the wall. */
export function takeFirst(): void {
  loadHot();
  loadHighlights();
  openWall('football');
}

export { MainScreen as Component } from './MainScreen.tsx';
export { loader } from './mainLoader.ts';
