import type { Score, Side } from '../Crest/team.ts';
import type { MatchStatusKind } from './status.ts';

/** Whether a side won, lost, or neither yet; a penalty shoot-out decides a drawn match. */
export function outcomeOf(kind: MatchStatusKind, score: Score | null | undefined, side: Side, penalties?: Score): 'open' | 'won' | 'lost' {
  if (kind !== 'finished' || !score) return 'open';
  const { home, away } = score.home === score.away && penalties ? penalties : score;
  if (home === away) return 'open';
  return home > away === (side === 'home') ? 'won' : 'lost';
}
