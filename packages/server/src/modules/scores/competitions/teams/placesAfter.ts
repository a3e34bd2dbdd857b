import type { PlaceAfter } from '@pitchside/api/scores/competitions';
import type { SeasonMatch } from '../competitions.repository.ts';
import { roundId } from '../rounds.ts';
import type { SeasonRules } from '../ruleBook.ts';
import { standings, type Deduction, type Result } from '../../../../catalogue/standings/index.ts';

type Played = Result & { round: string };

/**
 * Place of a team after each of its finished matches, counting the whole round. No entry where there is no table. Matches are sorted by
 * kick-off.
 */
export function placesAfter(
  { order, isBrokenOff }: Pick<SeasonRules, 'order' | 'isBrokenOff'>,
  matches: readonly SeasonMatch[],
  deductions: readonly Deduction[],
  teamId: string,
): PlaceAfter[] {
  const inTables = matches.filter(({ stage }) => stage === null || stage === 'league' || stage === 'group');
  const group = inTables.find(({ homeId, awayId }) => homeId === teamId || awayId === teamId)?.groupId;
  const own = inTables.filter(({ groupId }) => groupId === group);
  const teams = [...new Set(own.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
  const results = own.flatMap(({ id, homeId, awayId, homeScore, awayScore, status, kickoffAt, roundNames }): Played[] =>
    status !== 'finished' || homeScore === null || awayScore === null
      ? []
      : [{ id, homeId, awayId, home: homeScore, away: awayScore, at: kickoffAt, round: roundId(roundNames) }],
  );
  const mine = results.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);
  return mine.flatMap(({ id, at, round }) => {
    const rows = standings({
      teams,
      results: results.filter((other) => other.at <= at || other.round === round),
      rules: order,
      deductions,
      perGame: isBrokenOff,
    });
    const row = rows.find((standing) => standing.teamId === teamId);
    return row ? [{ match_id: id, position: row.position, of: rows.length }] : [];
  });
}
