import { seasonRulesOf, type SeasonKey } from './ruleBook.ts';
import { knownRules } from './ruleBook.seed.ts';
import { standings, type Result } from './standings/index.ts';

/** Teams of a season in the order of its table, by what the catalogue knows of the competition: a world that is drawn does not change with the desk. */
export function seasonOrder(key: SeasonKey, teams: readonly string[], results: readonly Result[]): string[] {
  const { order } = seasonRulesOf(
    key,
    knownRules.filter(({ competitionId }) => competitionId === key.competitionId),
  );
  return standings({ teams, results, rules: order }).map(({ teamId }) => teamId);
}
