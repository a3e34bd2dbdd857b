import { arc, trace, type Camera, type Point } from './camera.ts';
import { px } from './svg.ts';

const length = 105;
const width = 68;
const goal = { left: 30.34, right: 37.66, height: 2.44, depth: 2 } as const;

/** Ends of the pitch: the goal line's x, and the direction in which the field lies. */
const ends = [
  { line: 0, inward: 1 },
  { line: length, inward: -1 },
] as const;

/** Every line of a football pitch, in metres, by the laws of the game. */
export const markings: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
    [0, 0],
  ],
  [
    [length / 2, 0],
    [length / 2, width],
  ],
  arc(length / 2, width / 2, 9.15, 0, 2 * Math.PI, 36),
  ...ends.flatMap(({ line, inward }): Point[][] => {
    const facing = inward > 0 ? 0 : Math.PI;
    const corner = inward > 0 ? 0 : Math.PI / 2;
    return [
      [
        [line, 13.84],
        [line + inward * 16.5, 13.84],
        [line + inward * 16.5, 54.16],
        [line, 54.16],
      ],
      [
        [line, 24.84],
        [line + inward * 5.5, 24.84],
        [line + inward * 5.5, 43.16],
        [line, 43.16],
      ],
      arc(line + inward * 11, width / 2, 9.15, facing - 0.925, facing + 0.925, 14),
      arc(line, 0, 1, corner, corner + Math.PI / 2, 8),
    ];
  }),
];

/** Both goals with their nets. */
export function goals(view: Camera): string {
  return ends
    .map(({ line, inward }) => {
      const back = line - inward * goal.depth;
      const net: Point[][] = [];
      for (let y: number = goal.left; y < goal.right + 0.04; y += 0.61)
        net.push([
          [line, y, goal.height],
          [back, y, 1.5],
          [back, y, 0],
        ]);
      for (let z = 0; z < 2.4; z += 0.5) {
        const low = Math.min(z, 1.5);
        net.push([
          [line, goal.left, z],
          [back, goal.left, low],
          [back, goal.right, low],
          [line, goal.right, z],
        ]);
      }
      const frame: Point[] = [
        [line, goal.left, 0],
        [line, goal.left, goal.height],
        [line, goal.right, goal.height],
        [line, goal.right, 0],
      ];
      const post = px(Math.max(view(line, width / 2)[2] * 0.16, 0.8));
      return `<path d="${net.map((thread) => trace(view, thread)).join('')}" fill="none" stroke="oklch(0.96 0.01 140 / 0.4)" stroke-width=".5"/><path d="${trace(view, frame)}" fill="none" stroke="#fff" stroke-width="${post}" stroke-linejoin="round"/>`;
    })
    .join('');
}
