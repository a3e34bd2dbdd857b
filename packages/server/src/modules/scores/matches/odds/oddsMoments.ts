/** Score of a match at an instant (ms UTC), from its events in order of time; null before the first. */
export function scoreAt(
  events: readonly { at: number; homeScore: number; awayScore: number }[],
  at: number,
): { home_score: number | null; away_score: number | null } {
  const last = events.findLast((event) => event.at <= at);
  return { home_score: last?.homeScore ?? null, away_score: last?.awayScore ?? null };
}
