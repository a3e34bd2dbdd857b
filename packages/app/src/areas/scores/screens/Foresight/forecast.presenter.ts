import { canBeDrawn, type Forecast } from '@pitchside/api/scores/foresight';
import type { ForecastMatch } from '@pitchside/ui/ForecastCard';
import { matchHref } from '../../matchLinks.ts';
import { scoreView } from '../../match.presenter.ts';
import { indexOf } from './forecastIndex.ts';

/** A forecast, for its card. */
export function forecastView({ match, form, meetings, votes, odds }: Forecast): ForecastMatch {
  const index = indexOf(odds);
  return {
    ...scoreView(match),
    id: match.id,
    href: matchHref(match),
    league: { id: match.competition.id, name: match.competition.short_name, color: match.competition.color },
    round: match.round,
    kickoffAt: match.kickoff_at,
    form,
    meetings,
    votes,
    ...(match.sport === 'basketball' && { inPoints: true }),
    ...(!canBeDrawn(match.sport, match.esports?.best_of) && { noDraw: true }),
    ...(index && { index }),
  };
}
