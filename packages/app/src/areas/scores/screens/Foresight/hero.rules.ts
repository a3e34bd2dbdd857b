import type { Forecast } from '@pitchside/api/foresight';
import { matchPhase } from '@pitchside/api/matches';

/** The match of the day, of a list by importance: of the hot ones that are still to come the one on which most have voted, else the first; `kept` stays it as long as it is in the list. Null without matches. */
export function pickHero(list: readonly Pick<Forecast, 'match' | 'votes'>[], kept: string | null): string | null {
  if (list.some(({ match }) => match.id === kept)) return kept;
  const toCome = list.filter(({ match }) => matchPhase(match.status) === 'before' && match.is_hot);
  const most = Math.max(...toCome.map(({ votes }) => votes.total));
  return (toCome.find(({ votes }) => votes.total === most) ?? list[0])?.match.id ?? null;
}
