import type { Forecast } from '@pitchside/api/scores/foresight';
import { matchPhase } from '@pitchside/api/scores/matches';

/**
 * Picks the match of the day from a list by importance: of upcoming matches whose sides have both played before, the one with the most
 * votes, else the first of the list. `kept` stays while it is in the list. Null without matches.
 */
export function pickHero(list: readonly Pick<Forecast, 'match' | 'votes' | 'form'>[], kept: string | null): string | null {
  if (list.some(({ match }) => match.id === kept)) return kept;
  const known = list.filter(({ match, form }) => matchPhase(match.status) === 'before' && form.home.length > 0 && form.away.length > 0);
  const most = Math.max(...known.map(({ votes }) => votes.total));
  return (known.find(({ votes }) => votes.total === most) ?? list[0])?.match.id ?? null;
}
