import type { Database } from '../../../ports/database/database.ts';
import { createCompetitionsRepository } from './competitions.repository.ts';
import type { SeasonKey } from '../../../catalogue/seasonOrder.ts';
import { groupsOf, type TableRow } from './seasonStandings.ts';

/** Place of a team in the table of its league, or of its group in a cup. */
export interface Place {
  /** From 1. */
  position: number;
  /** Number of teams in the table. */
  of: number;
  /** Its rows: overall, home, away. */
  total: TableRow;
  home: TableRow;
  away: TableRow;
}

/**
 * Places of a season's teams by team id, from finished matches that kicked off before an instant (ms UTC), by the rules of the competition.
 */
export async function placesBefore(db: Database, key: SeasonKey, at: number): Promise<Map<string, Place>> {
  const repository = createCompetitionsRepository(db);
  const [matches, deductions, rules] = await Promise.all([
    repository.seasonMatches(key.competitionId, key.season),
    repository.deductions(key.competitionId, key.season),
    repository.rules(key),
  ]);
  const groups = groupsOf(
    key,
    rules,
    matches.filter(({ kickoffAt, status }) => kickoffAt < at && status === 'finished'),
    deductions,
    false,
  );
  const places = groups.flatMap(({ overall, home, away }) => {
    const [atHome, onTheRoad] = [home, away].map((rows) => new Map(rows.map((row) => [row.team_id, row])));
    return overall.flatMap((total): [string, Place][] => {
      const [one, other] = [atHome?.get(total.team_id), onTheRoad?.get(total.team_id)];
      return one && other ? [[total.team_id, { position: total.position, of: overall.length, total, home: one, away: other }]] : [];
    });
  });
  return new Map(places);
}
