import type { Score, Team } from '../Crest/team.ts';
import type { Result } from '../LeagueTable/standing.ts';

/** A match that is over. */
export interface PastMatch {
  id: string;
  /** The match's page. */
  href?: string;
  /** Kick-off in ms UTC. */
  at: number;
  league: { name: string; color: string };
  home: Team;
  away: Team;
  score: Score;
  halfTime?: Score;
}

/** Result of a match for one of its teams; undefined when the team did not play in it. */
export function resultFor({ home, away, score }: Pick<PastMatch, 'home' | 'away' | 'score'>, teamId: string): Result | undefined {
  if (home.id !== teamId && away.id !== teamId) return undefined;
  const ahead = (home.id === teamId ? 1 : -1) * (score.home - score.away);
  return ahead > 0 ? 'W' : ahead < 0 ? 'L' : 'D';
}

/** Matches won, drawn and lost by a team, and its goals. */
export interface Balance {
  W: number;
  D: number;
  L: number;
  scored: number;
  conceded: number;
}

/** Sums the matches of a list from one team's side. */
export function balanceOf(matches: readonly PastMatch[], teamId: string): Balance {
  const sum: Balance = { W: 0, D: 0, L: 0, scored: 0, conceded: 0 };
  for (const match of matches) {
    const result = resultFor(match, teamId);
    if (!result) continue;
    const atHome = match.home.id === teamId;
    sum[result] += 1;
    sum.scored += atHome ? match.score.home : match.score.away;
    sum.conceded += atHome ? match.score.away : match.score.home;
  }
  return sum;
}
