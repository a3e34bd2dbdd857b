import type { AnalysisStanding } from '@pitchside/api/scores/matches';
import type { TeamRecord } from '@pitchside/ui/LeagueTable';
import type { SideStanding } from '@pitchside/ui/StandingPair';

const recordView = ({ played, won, drawn, lost, goals_for, goals_against, points }: AnalysisStanding['total']): TeamRecord => ({
  played,
  won,
  drawn,
  lost,
  scored: goals_for,
  conceded: goals_against,
  points,
});

/** Table position of a side, for the pair of tables. */
export const standingView = ({ position, of, total, home, away }: AnalysisStanding): SideStanding => ({
  position,
  of,
  total: recordView(total),
  home: recordView(home),
  away: recordView(away),
});
