import type { MatchUpdate } from '../../modules/scores/sport/index.ts';
import type { Timeline } from './football/timeline.types.ts';

/** Number of a match's changes by an instant. */
export function versionAt({ moments }: Timeline, at: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The instant of the last change, ms UTC. */
export const endOf = ({ fixture, moments }: Timeline): number => moments.at(-1)?.at ?? fixture.kickoffAt;

/**
 * State of a match at an instant, with the events since an earlier version of it (by default all). The version counts the changes so far,
 * minutes of the match clock included; 0 before the kick-off, when there is no score yet.
 */
export function stateAt(timeline: Timeline, at: number, sinceVersion = 0): MatchUpdate {
  const version = versionAt(timeline, at);
  const events = timeline.moments.slice(sinceVersion, version).flatMap(({ event }) => (event ? [event] : []));
  const matchId = timeline.fixture.id;
  const last = timeline.moments[version - 1];
  if (!last)
    return {
      matchId,
      version,
      status: 'scheduled',
      minute: null,
      added: 0,
      score: null,
      half: null,
      penalties: null,
      counts: null,
      events,
    };
  const { status, minute, added, score, half, penalties = null, regular = null, counts, detail } = last;
  return {
    ...{ matchId, version, status, minute, added, score, half, penalties, counts, events },
    ...(regular && { regular }),
    ...(detail && { detail }),
  };
}
