// Joy after a goal, seen from beside the corner flag.
import { format } from './camera.mjs';
import { motion, smooth } from './football.motion.mjs';
import { ease } from './seed.mjs';

const { rate } = format;
/** Seconds of the scene. */
export const joyLasts = 8;
const frames = rate * joyLasts;

/**
 * The scorer runs to the corner, mates come from all sides.
 * @param {'left' | 'right'} end the goal that was scored in
 */
export function joy(end) {
  const side = end === 'right' ? 1 : -1;
  const middle = end === 'right' ? 97 : 8;
  const place = (x, y) => [middle + side * x, y];
  const towards = (from, to, part) => from.map((value, axis) => value + (to[axis] - value) * part);
  const team = end === 'right' ? 'home' : 'away';
  const shooter = end === 'right' ? 10 : 21;

  const walks = [
    { seed: shooter, start: place(-9, 47), goal: place(1.2, 58.4), from: -0.6, lasts: 3 },
    { seed: shooter - 1, start: place(-13, 52), goal: place(0, 57.6), from: 0.1, lasts: 3.4 },
    { seed: shooter - 3, start: place(-10, 40), goal: place(2.3, 57.5), from: 0.3, lasts: 3.9 },
    { seed: shooter - 4, start: place(-17, 57), goal: place(-0.6, 59), from: 0.6, lasts: 4.2 },
    { seed: shooter - 5, start: place(-15, 43), goal: place(1.1, 56.6), from: 1, lasts: 4.8 },
    { seed: shooter - 8, start: place(-21, 50), goal: place(-1.6, 57.6), from: 1.2, lasts: 5.6 },
  ];
  const tracks = walks.map(({ start, goal, from, lasts }) =>
    motion(
      smooth(
        Array.from({ length: frames }, (_, frame) => towards(start, goal, ease((frame / rate - from) / lasts))),
        0.2,
        false,
      ),
      false,
    ),
  );
  const watched = smooth(
    tracks[0].map(({ x, y }, frame) => towards([x, y], [tracks[1][frame].x, tracks[1][frame].y], 0.3)),
    0.9,
    false,
  );

  return (frame) => {
    const time = frame / rate;
    return {
      people: tracks.map((track, index) => {
        const arrived = ease((time - walks[index].from - walks[index].lasts) / 0.4);
        const hop = Math.abs(Math.sin(time * 5.2 + index * 1.3)) * 0.16 * (index === 0 ? 1 : arrived);
        return { ...track[frame], hop, cheer: index === 0 ? 1 : 0.4 + 0.6 * arrived, seed: walks[index].seed, kit: team };
      }),
      ball: null,
      look: [...watched[frame], 1.7],
    };
  };
}
