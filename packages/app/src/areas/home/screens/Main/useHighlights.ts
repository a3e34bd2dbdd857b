import type { Match } from '@pitchside/api/matches';
import { useSnapshot } from 'valtio';
import { collected, matches, useFreshMatches } from '../../../scores/index.ts';
import { highlights } from './highlights.store.ts';
import { pickAgenda, pickMine } from './matches.rules.ts';

/** What the rail shows: the match that matters to the person, and the day's other important ones, with the newest scores. */
export function useHighlights() {
  const { list, state } = useSnapshot(highlights);
  const { byId } = useSnapshot(matches);
  const stars = useSnapshot(collected);
  const fresh = useFreshMatches();
  const important = list.map(fresh);
  const mine = pickMine(Object.values(byId) as Match[], important, stars);
  return { state, mine, agenda: pickAgenda(important, mine?.match.id) };
}
