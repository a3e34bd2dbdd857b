import { matchPhase, type Match } from '@pitchside/api/scores/matches';

/** Whether nothing of a match was played: it has not begun, or it was put off or called off before it did. */
export const isUnplayed = ({ status, home_score: score }: Pick<Match, 'status' | 'home_score'>): boolean => {
  const phase = matchPhase(status);
  return phase === 'before' || (phase === 'off' && score === null);
};
