import type { RoomCategory } from '@pitchside/api/live/live';
import type { Match } from '@pitchside/api/scores/matches';
import { footballFilm, type MatchScript } from './footballFilm.ts';
import { segmentLength, type Shot, type Sound } from './scenes.ts';
import { basketballPairs, choosePair, footballPairs } from './shirts.ts';

/** Fields of a match that a demo room needs. */
export type FilmedMatch = Pick<Match, 'id' | 'sport' | 'kickoff_at'> & {
  home: Pick<Match['home'], 'colors'>;
  away: Pick<Match['away'], 'colors'>;
};

/** The instant from which segments are counted, ms UTC. */
export const filmBegin = Date.UTC(2020, 0, 1);

/** Offset between rooms of one scene: an odd step, so that sixteen in a row differ. */
const stride = 5;
/** Segments of the looping scenes. */
const loopLength = 16;

const loop =
  (scene: string, sound: Sound, roomId: number) =>
  (number: number): Shot => ({ scene, index: (number + roomId * stride) % loopLength, sound });

/** Colours of teams that nobody knows. */
const unknown: [string, string] = ['#d0342c', '#f2f4f5'];

/**
 * Shots of a demo room, segment by segment.
 * @param foresee returns the script of a simulated match; undefined for any other
 */
export function filmOf(
  { id, category, match }: { id: number; category: RoomCategory; match: FilmedMatch | undefined },
  foresee: (match: FilmedMatch) => MatchScript | undefined,
): (number: number) => Shot {
  if (category === 'talk') return loop('studio/talk', 'bed', id);
  if (category === 'esports') return loop('esports/game', 'bed', id);
  const [home, away] = [match?.home.colors ?? unknown, match?.away.colors ?? unknown];
  const pairs = category === 'basketball' ? basketballPairs : footballPairs;
  const shirts = choosePair(pairs, home, away).join('-');
  if (category === 'basketball') return loop(`basketball/${shirts}`, 'crowd', id);
  return footballFilm(match?.sport === 'football' ? foresee(match) : undefined, { begin: filmBegin, length: segmentLength, shirts });
}
