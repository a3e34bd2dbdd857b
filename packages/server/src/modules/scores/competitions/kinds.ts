import type { CompetitionKind } from '@pitchside/api/scores/competitions';
import type { SeasonKey } from '../../../catalogue/seasonOrder.ts';
import { kindKnownOf, titleOf } from '../../../catalogue/titles.data.ts';
import type { SeasonMatch } from './competitions.repository.ts';

/** Kind of a season: a league won by its table stays one, even if play-offs follow. */
export function seasonKindOf(
  key: Pick<SeasonKey, 'competitionId' | 'season'>,
  matches: readonly Pick<SeasonMatch, 'stage'>[],
): CompetitionKind {
  if (titleOf(key) === 'table' && kindKnownOf(key.competitionId) === 'league') return 'league';
  return matches.some(({ stage }) => stage === 'group' || stage === 'knockout') ? 'cup' : 'league';
}

/** Kind of a competition: as known, else as most of its seasons are played. */
export function kindOfShape({ id, seasons, withRounds }: { id: string; seasons: number; withRounds: number }): CompetitionKind {
  return kindKnownOf(id) ?? (withRounds > 0 && 2 * withRounds >= seasons ? 'cup' : 'league');
}
