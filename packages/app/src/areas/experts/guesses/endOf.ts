import type { GuessQuestion } from '@pitchside/api/experts/guesses';
import type { GuessEnd } from '@pitchside/ui/GuessCard';

/** Result of a question for the person who answered it; undefined before the end and for others. */
export function endOf({ state, sides, mine }: Pick<GuessQuestion, 'state' | 'sides' | 'mine'>): GuessEnd | undefined {
  if (state === 'stopped') return 'stopped';
  if (mine === null || state === 'open') return undefined;
  if (state === 'void') return 'void';
  const outcome = sides.find(({ side }) => side === mine)?.outcome;
  return outcome === 'won' || outcome === 'half_won' ? 'won' : outcome === 'void' ? 'void' : 'lost';
}
