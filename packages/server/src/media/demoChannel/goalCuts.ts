import type { Shot } from './scenes.ts';

/**
 * Cut points of the minute that is played between goals: the segment at which each goal leaves it, and when the ball crosses the line, ms
 * later.
 */
export const cuts = { right: { leaves: 10, lineAt: 3_750 }, left: { leaves: 23, lineAt: 4_950 } } as const;
/** Segments of a goal, and of its celebration. */
export const goalLength = 4;
export const joyLength = 4;
/** Segments of play before a goal of a short video, and of one without goals. */
const [before, quiet] = [3, 12];

const stretch = (scene: string, from: number, length: number, sound: (index: number) => Shot['sound']): Shot[] =>
  Array.from({ length }, (_, index) => ({ scene, index: from + index, sound: sound(index) }));

/** Shots of a goal: the build-up, the goal, and the celebration. */
export const goalShots = (end: keyof typeof cuts, shirts: string): Shot[] => [
  ...stretch(`football/minute.${shirts}`, cuts[end].leaves - before, before, () => 'crowd'),
  ...stretch(`football/goal-${end}.${shirts}`, 0, goalLength, (index) => (index < 2 ? 'crowd' : 'roar')),
  ...stretch(`football/joy-${end}.${shirts}`, 0, joyLength, () => 'roar'),
];

/** Play without a goal. */
export const quietShots = (shirts: string): Shot[] => stretch(`football/minute.${shirts}`, 0, quiet, () => 'crowd');
