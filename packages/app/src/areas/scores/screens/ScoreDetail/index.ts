import { readMatch } from '@pitchside/api/screens/ScoreDetail';
import { loadAnalysis } from '../../analysis.store.ts';
import { openMatch } from '../../detail.store.ts';

/** Fills the match and its analysis. */
export function takeFirst(address: URLSearchParams): void {
  const { id, sport } = readMatch(address);
  if (id === null) return;
  openMatch(sport, id)();
  loadAnalysis(id);
}

export { ScoreDetailScreen as Component } from './ScoreDetailScreen.tsx';
