import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { resultFor } from '@pitchside/ui/HeadToHead';
import type { Result } from '@pitchside/ui/LeagueTable';
import { scoreView, teamView } from '../match.presenter.ts';

/** Whether a match is over, as far as it may be seen. */
export const isOver = ({ status }: Match) => matchPhase(status) === 'after';

/** Result of a finished match for a team, as far as it may be seen; undefined for any other match. */
export function resultOf(match: Match, teamId: string): Result | undefined {
  const { home, away, score } = scoreView(match);
  return isOver(match) && score ? resultFor({ home, away, score }, teamId) : undefined;
}

/** A team as the parts draw it, of a match that it plays in. */
export const opponentOf = ({ home, away }: Match, teamId: string) => teamView(home.id === teamId ? away : home);
