import type { Match } from '@pitchside/api/scores/matches';
import { ResultLetter } from '@pitchside/ui/FormStrip';
import { Text } from '@pitchside/ui/Text';
import { Named } from '../base/Subject.layout.ts';
import { resultOf } from '../base/opponent.ts';

/** Final score of a match, home left, and its result for a team. */
export function ScoreCell({ match, teamId }: { match: Match; teamId: string }) {
  const result = resultOf(match, teamId);
  return (
    <Named>
      <Text figure>{match.home_score === null ? '–' : `${match.home_score}-${match.away_score}`}</Text>
      {result && <ResultLetter result={result} />}
    </Named>
  );
}
