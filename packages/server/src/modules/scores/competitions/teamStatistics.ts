import type { SeasonTeam } from '@pitchside/api/scores/competitions';
import type { MatchCounts } from '../sport/index.ts';
import type { SeasonMatch } from './competitions.repository.ts';

type TeamSums = Omit<SeasonTeam, 'team'>;

const nothing: TeamSums = {
  played: 0,
  goals_for: 0,
  goals_against: 0,
  clean_sheets: 0,
  scoreless: 0,
  both_scored: 0,
  over_2_5: 0,
  counted: 0,
  yellow: 0,
  red: 0,
  corners: 0,
};

function add(sums: TeamSums, own: number, other: number, counts: MatchCounts | null, side: 'home' | 'away'): TeamSums {
  return {
    played: sums.played + 1,
    goals_for: sums.goals_for + own,
    goals_against: sums.goals_against + other,
    clean_sheets: sums.clean_sheets + Number(other === 0),
    scoreless: sums.scoreless + Number(own === 0),
    both_scored: sums.both_scored + Number(own > 0 && other > 0),
    over_2_5: sums.over_2_5 + Number(own + other > 2.5),
    counted: sums.counted + Number(counts !== null),
    yellow: sums.yellow + (counts?.yellow[side] ?? 0),
    red: sums.red + (counts?.red[side] ?? 0),
    corners: sums.corners + (counts?.corner[side] ?? 0),
  };
}

/** Totals of every team over its finished matches, by id. */
export function teamStatistics(matches: readonly SeasonMatch[]): Map<string, TeamSums> {
  const sums = new Map<string, TeamSums>();
  for (const { status, homeId, awayId, homeScore, awayScore, counts } of matches) {
    if (status !== 'finished' || homeScore === null || awayScore === null) continue;
    sums.set(homeId, add(sums.get(homeId) ?? nothing, homeScore, awayScore, counts, 'home'));
    sums.set(awayId, add(sums.get(awayId) ?? nothing, awayScore, homeScore, counts, 'away'));
  }
  return sums;
}
