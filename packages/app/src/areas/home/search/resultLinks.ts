import type { Sport } from '@pitchside/api/scores/matches';
import type { FoundCompetition, FoundTeam } from '@pitchside/api/content/search';
import { hasPages, teamHref } from '../../scores/matchLinks.ts';

/** Sports that have a database of seasons. */
const bases: Partial<Record<Sport, string>> = { football: '/base-football', basketball: '/base-basketball' };

/** Link of a competition: its table, for esports the live scores. */
export function leaguePath({ competition, sport }: Pick<FoundCompetition, 'competition' | 'sport'>, season?: string): string {
  const base = bases[sport];
  if (!base) return '/football?sport=3';
  return `${base}?${new URLSearchParams({ id: competition.id, ...(season !== undefined && { season }) })}`;
}

/** The page of a team; teams of esports have none, and are among the live scores. */
export const teamPath = ({ team, sport }: { team: Pick<FoundTeam['team'], 'id'>; sport: Sport }): string =>
  hasPages(sport) ? teamHref(sport, team.id) : '/football?sport=3';

/** Everything that fits a text. */
export const searchPath = (name: string): string => `/search?${new URLSearchParams({ name })}`;
