import { cuts, goalLength, joyLength } from './goalCuts.ts';
import type { Shot } from './scenes.ts';

/** Script of a match for the video, known before it is played; instants are the clock's, ms UTC. */
export interface MatchScript {
  /** When the ball is in play. */
  halves: readonly { from: number; until: number }[];
  goals: readonly { at: number; side: 'home' | 'away' }[];
}

const minuteLength = 32;
const emptyLength = 8;

const remainder = (value: number, by: number) => ((value % by) + by) % by;

interface Cut {
  end: keyof typeof cuts;
  /** Number of the segment in which the goal scene begins. */
  begins: number;
}

/**
 * Renders a match as drawn scenes: play flows into each goal, which falls when it falls in the match; a celebration follows. The home team
 * plays to the right.
 * @param options numbering of the segments, and the pair of shirts, such as `red-white`
 * @returns the scene of a segment by its number; the same for every caller
 */
export function footballFilm(
  script: MatchScript | undefined,
  { begin, length, shirts }: { begin: number; length: number; shirts: string },
): (number: number) => Shot {
  const instant = (number: number) => begin + number * length;
  const goals = (script?.goals ?? [])
    .map(({ at, side }): Cut => {
      const end = side === 'home' ? 'right' : 'left';
      return { end, begins: Math.round((at - cuts[end].lineAt - begin) / length) };
    })
    .toSorted((one, other) => one.begins - other.begins);
  const named = (scene: string) => `football/${scene}.${shirts}`;

  return (number) => {
    const at = instant(number);
    if (script && !script.halves.some(({ from, until }) => at >= from - length && at < until))
      return { scene: 'football/empty', index: remainder(number, emptyLength), sound: 'crowd' };
    const last = goals.findLast(({ begins }) => begins <= number);
    const since = last ? number - last.begins : Infinity;
    if (last && since < goalLength) return { scene: named(`goal-${last.end}`), index: since, sound: since < 2 ? 'crowd' : 'roar' };
    if (last && since < goalLength + joyLength) return { scene: named(`joy-${last.end}`), index: since - goalLength, sound: 'roar' };
    const next = goals.find(({ begins }) => begins > number);
    // The minute is positioned so that the next goal can leave it; without a goal it loops.
    const index = next ? cuts[next.end].leaves - (next.begins - number) : number;
    return { scene: named('minute'), index: remainder(index, minuteLength), sound: 'crowd' };
  };
}
