import { matchPhase, type Match } from '@pitchside/api/scores/matches';

/** Blocks of the live table, in order. */
export const matchGroups = ['live', 'later', 'finished'] as const;
export type MatchGroup = (typeof matchGroups)[number];

const hour = 3_600_000;

/** Time span of the immediate table from now, ms. */
const reach = { later: 14 * hour, finished: 8 * hour };

/** The block that a match stands in right now; undefined when it is too far away. */
export function groupOf(match: Pick<Match, 'status' | 'kickoff_at'>, now: number): MatchGroup | undefined {
  const phase = matchPhase(match.status);
  if (phase === 'playing') return 'live';
  if (phase === 'before') return match.kickoff_at < now + reach.later ? 'later' : undefined;
  return match.kickoff_at > now - reach.finished ? 'finished' : undefined;
}

type Ordered = Pick<Match, 'id' | 'kickoff_at' | 'competition'>;

const byKickoff = (one: Ordered, other: Ordered) =>
  one.kickoff_at - other.kickoff_at || one.competition.tier - other.competition.tier || one.id.localeCompare(other.id);

/** Ids of each block: running and upcoming matches by kick-off, finished ones with the last first. */
export function groupMatches(list: Iterable<Match>, now: number): Record<MatchGroup, string[]> {
  const groups: Record<MatchGroup, Match[]> = { live: [], later: [], finished: [] };
  for (const match of list) {
    const group = groupOf(match, now);
    if (group) groups[group].push(match);
  }
  const ids = (matches: Match[]) => matches.map((match) => match.id);
  return {
    live: ids(groups.live.sort(byKickoff)),
    later: ids(groups.later.sort(byKickoff)),
    finished: ids(groups.finished.sort((one, other) => byKickoff(other, one))),
  };
}
