import type { Forecast, VotePick } from '@pitchside/api/scores/foresight';
import type { PastMatch } from './foresight.repository.ts';

/** Result of a finished match for a team. */
export function resultFor(team: string, { home_id, home_score, away_score }: PastMatch): Forecast['form']['home'][number] {
  if (home_score === away_score) return 'D';
  return home_score > away_score === (home_id === team) ? 'W' : 'L';
}

/** Head-to-head results from a team's perspective. */
export function countMeetings(team: string, meetings: readonly PastMatch[]): Forecast['meetings'] {
  const results = meetings.map((meeting) => resultFor(team, meeting));
  const count = (wanted: string) => results.filter((result) => result === wanted).length;
  return { won: count('W'), drawn: count('D'), lost: count('L') };
}

/** Whole percentages that add up to 100, by largest remainder; all 0 without votes. */
export function sharesOf(votes: Readonly<Record<VotePick, number>>): Record<VotePick, number> {
  const picks: VotePick[] = ['home', 'draw', 'away'];
  const total = picks.reduce((sum, pick) => sum + votes[pick], 0);
  if (total === 0) return { home: 0, draw: 0, away: 0 };
  const exact = picks.map((pick) => ({ pick, whole: Math.floor((votes[pick] * 100) / total), rest: (votes[pick] * 100) % total }));
  const missing = 100 - exact.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    exact
      .toSorted((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ pick }) => pick),
  );
  const share = (pick: VotePick) => (exact.find((entry) => entry.pick === pick)?.whole ?? 0) + (raised.has(pick) ? 1 : 0);
  return { home: share('home'), draw: share('draw'), away: share('away') };
}
