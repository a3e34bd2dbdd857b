import type { FileDecisions } from '../../modules/scores/imports/index.ts';
import { spelling } from '../../text/spelling.ts';
import type { WrittenMatch } from './openfootball.schema.ts';

/** Two teams as a file writes them, by their spelling. */
export const pairOf = (home: string, away: string): string => `${spelling(home)} v ${spelling(away)}`;

/** Leaves of each match that was decided about the one of its day, once. */
export function withoutRepeats(matches: readonly WrittenMatch[], days: FileDecisions['days']): WrittenMatch[] {
  const kept = new Map<string, WrittenMatch>();
  for (const { home, away, day } of days) {
    const stays = matches.find(({ team1, team2, date }) => date === day && pairOf(team1, team2) === pairOf(home, away));
    if (stays) kept.set(pairOf(home, away), stays);
  }
  return matches.filter((match) => (kept.get(pairOf(match.team1, match.team2)) ?? match) === match);
}
