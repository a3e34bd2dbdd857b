import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { groupMatches, groupOf } from '../matches/matchGroups.ts';
import type { ScoreTab } from './scoresPlace.ts';

/** Blocks of a score table, in their order. */
export const scoreGroups = ['pinned', 'live', 'later', 'finished'] as const;
export type ScoreGroup = (typeof scoreGroups)[number];

/** The ids of one block. */
export interface ScoreBlock {
  group: ScoreGroup;
  ids: string[];
}

type Placed = Pick<Match, 'id' | 'status' | 'kickoff_at' | 'competition'>;

/** Whether a match has a place on a tab at all; results hold what is over, the schedule what is to come. */
export function isOnTab(match: Placed, tab: ScoreTab, now: number): boolean {
  const phase = matchPhase(match.status);
  if (tab === 'immediate') return groupOf(match, now) !== undefined;
  if (tab === 'results') return phase === 'after' || phase === 'off';
  return tab === 'collected' || phase === 'before' || phase === 'off';
}

const groupFar: Record<ReturnType<typeof matchPhase>, ScoreGroup> = {
  before: 'later',
  playing: 'live',
  after: 'finished',
  off: 'finished',
};
const byKickoff = (one: Placed, other: Placed) =>
  one.kickoff_at - other.kickoff_at || one.competition.tier - other.competition.tier || one.id.localeCompare(other.id);

/** Sections of a tab: the live table with pinned matches on top, a day by kick-off, collected matches by phase. */
export function blocksOf(list: readonly Match[], tab: ScoreTab, pinned: ReadonlySet<string>, now: number): ScoreBlock[] {
  if (tab === 'immediate') {
    const top = list.filter(({ id }) => pinned.has(id)).sort(byKickoff);
    const groups = groupMatches(
      list.filter(({ id }) => !pinned.has(id)),
      now,
    );
    return [
      { group: 'pinned', ids: top.map(({ id }) => id) },
      ...(['live', 'later', 'finished'] as const).map((group) => ({ group, ids: groups[group] })),
    ];
  }
  const ordered = [...list].sort(byKickoff);
  if (tab === 'results') return [{ group: 'finished', ids: ordered.reverse().map(({ id }) => id) }];
  if (tab === 'schedule') return [{ group: 'later', ids: ordered.map(({ id }) => id) }];
  return scoreGroups.map((group) => {
    const own = ordered.filter(({ status }) => groupFar[matchPhase(status)] === group);
    return { group, ids: (group === 'finished' ? own.reverse() : own).map(({ id }) => id) };
  });
}
