import type { Match } from '@pitchside/api/scores/matches';
import { useSnapshot } from 'valtio';
import { sportsOf, type ScheduleType } from '../../../../platform/days/days.ts';
import { placeOf, useVisibleMatches } from '../../../../platform/guard/useVisibleMatches.ts';
import { chosenLeagues, filter } from './filter.store.ts';
import { stays } from './groups.ts';
import { schedule } from './schedule.store.ts';

/**
 * Matches in memory: all of a type, and those that pass the person's filters. Renders again only when a match changes its position or
 * phase.
 */
export function useShown(type: ScheduleType): { all: Match[]; shown: Match[]; limited: boolean } {
  const { order, showing } = useSnapshot(schedule);
  const { shownOnly, search } = useSnapshot(filter);
  const leagues = useSnapshot(chosenLeagues);
  const sports = sportsOf(type);
  const list = useVisibleMatches(order, placeOf).filter(({ sport }) => sports.includes(sport));
  // Leagues that are not on these days limit nothing.
  const here = new Set([...leagues].filter((id) => list.some(({ competition }) => competition.id === id)));
  const shown = list.filter((match) => stays(match, { sports, leagues: here, shownOnly, search }, (id) => showing[id] !== undefined));
  return { all: list, shown, limited: shown.length < list.length };
}
