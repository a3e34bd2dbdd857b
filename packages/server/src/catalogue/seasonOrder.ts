import { basketballRules, esportsRules, footballRules, rules } from './rules.data.ts';
import type { Sport } from '@pitchside/api/scores/matches';
import { standings, type Result, type TableRules } from './standings/index.ts';

/** A season as its rules name it. */
export interface SeasonKey {
  competitionId: string;
  season: string;
  sport: Sport;
}

/** Default order of tables, where nothing else is known. */
export const usualOrders: Readonly<Record<Sport, TableRules>> = {
  football: footballRules,
  basketball: basketballRules,
  esports: esportsRules,
};

/** Year in which a season begins; a season without one is the latest. */
export const startYear = (season: string): number => Number(/^\d{4}/.exec(season)?.[0] ?? Infinity);

/**
 * Sorts the teams of a season by its table, with the rules of the catalogue alone: a generated world does not change with the operators'
 * edits.
 */
export function seasonOrder({ competitionId, season, sport }: SeasonKey, teams: readonly string[], results: readonly Result[]): string[] {
  const known = rules[competitionId]?.filter(([since]) => since <= startYear(season)).toSorted(([one], [other]) => one - other);
  return standings({ teams, results, rules: known?.at(-1)?.[1] ?? usualOrders[sport] }).map(({ teamId }) => teamId);
}
