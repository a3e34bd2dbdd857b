import type { Sport } from '@pitchside/api/matches';
import type { FoundCompetition, FoundTeam } from '@pitchside/api/search';

/** Sports that have a database of seasons. */
const bases: Partial<Record<Sport, string>> = { football: '/base-football', basketball: '/base-basketball' };

/** Where a competition stands: its table, and for esports the live scores. */
export function leaguePath({ competition, sport }: Pick<FoundCompetition, 'competition' | 'sport'>, season?: string): string {
  const base = bases[sport];
  if (!base) return '/football?sport=3';
  return `${base}?${new URLSearchParams({ id: competition.id, ...(season !== undefined && { season }) })}`;
}

/** Where a team stands, for as long as it has no page of its own: in the table of the competition that it plays in. */
export const teamPath = ({ competition, sport, season }: Pick<FoundTeam, 'competition' | 'sport' | 'season'>): string =>
  competition ? leaguePath({ competition, sport }, season ?? undefined) : (bases[sport] ?? '/football?sport=3');
