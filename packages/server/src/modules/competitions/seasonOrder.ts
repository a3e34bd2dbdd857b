import { rulesOf, type SeasonKey } from './rules.ts';
import { standings, type Result } from './standings/index.ts';

/** Teams of a season in the order of its table, by the rules of the competition. */
export const seasonOrder = (key: SeasonKey, teams: readonly string[], results: readonly Result[]): string[] =>
  standings({ teams, results, rules: rulesOf(key) }).map(({ teamId }) => teamId);
