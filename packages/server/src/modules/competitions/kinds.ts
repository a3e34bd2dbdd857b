import type { CompetitionKind } from '@pitchside/api/competitions';
import type { SeasonKey } from '../../catalogue/seasonOrder.ts';
import { kindKnownOf, titleOf } from '../../catalogue/titles.data.ts';
import type { SeasonMatch } from './competitions.repository.ts';

/** What a season is: a league that is won in its table stays one, whatever is played after it. */
export function seasonKindOf(
  key: Pick<SeasonKey, 'competitionId' | 'season'>,
  matches: readonly Pick<SeasonMatch, 'stage'>[],
): CompetitionKind {
  if (titleOf(key) === 'table' && kindKnownOf(key.competitionId) === 'league') return 'league';
  return matches.some(({ stage }) => stage === 'group' || stage === 'knockout') ? 'cup' : 'league';
}

/** What a competition is: by what is known of it, else by how most of its seasons are played. */
export function kindOfShape({ id, seasons, withRounds }: { id: string; seasons: number; withRounds: number }): CompetitionKind {
  return kindKnownOf(id) ?? (withRounds > 0 && 2 * withRounds >= seasons ? 'cup' : 'league');
}
