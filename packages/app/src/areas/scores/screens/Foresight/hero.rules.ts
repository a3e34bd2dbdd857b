import type { Forecast } from '@pitchside/api/foresight';
import { matchPhase } from '@pitchside/api/matches';

/** The match of the day, of a list by importance: of those still to come whose sides have played before the one on which most have voted, else the first; `kept` stays it as long as it is in the list. Null without matches. */
export function pickHero(list: readonly Pick<Forecast, 'match' | 'votes' | 'form'>[], kept: string | null): string | null {
  if (list.some(({ match }) => match.id === kept)) return kept;
  const known = list.filter(({ match, form }) => matchPhase(match.status) === 'before' && form.home.length > 0 && form.away.length > 0);
  const most = Math.max(...known.map(({ votes }) => votes.total));
  return (known.find(({ votes }) => votes.total === most) ?? list[0])?.match.id ?? null;
}
