import { readMatch } from '@pitchside/api/screens/ScoreDetail';
import { openMatch } from '../../detail.store.ts';

/** Fills the match. */
export function takeFirst(address: URLSearchParams): void {
  const { id, sport } = readMatch(address);
  if (id !== null) openMatch(sport, id)();
}

export { ScoreDetailScreen as Component } from './ScoreDetailScreen.tsx';
