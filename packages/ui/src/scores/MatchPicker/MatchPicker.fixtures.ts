import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import { storyLeagues } from '../ScoreTable/clubs.fixtures.ts';
import type { PickerMatch } from './MatchPicker.tsx';

const pick = (id: keyof typeof matches, place: number, rooms: number): PickerMatch => ({
  id,
  href: `#${id}`,
  match: matches[id],
  league: { name: storyLeagues[place]?.name ?? '', color: storyLeagues[place]?.color ?? '' },
  rooms,
});

/** Matches with rooms, in several states. */
export const picks: readonly PickerMatch[] = [
  pick('live', 0, 12),
  pick('halftime', 1, 18),
  pick('stoppage', 5, 6),
  pick('long', 5, 3),
  pick('pale', 0, 1),
  pick('scheduled', 0, 9),
];
