import { arc, area, camera, trace, type Camera, type Point } from './camera.ts';
import { crowd, player, type Kit } from './figures.ts';
import type { Colors } from './football.ts';
import { between, pick, seeded, type Chance } from './seed.ts';
import { px } from './svg.ts';

interface Shot {
  view: Camera;
  /** Position of play along the 28 m court. */
  play: number;
  spread: number;
}

/** Places of the camera at the side of the court. */
const shots = [
  { view: camera([10, 30, 7.5], [6.5, 6.8, 0.9], 760), play: 6, spread: 6 },
  { view: camera([18, 30, 7.5], [21.5, 6.8, 0.9], 760), play: 22, spread: 6 },
  { view: camera([14, 31, 8.5], [14, 6.5, 0.6], 660), play: 14, spread: 8 },
] as const satisfies readonly Shot[];

const woods = [
  ['oklch(0.74 0.085 68)', 'oklch(0.755 0.085 68)'],
  ['oklch(0.69 0.09 58)', 'oklch(0.705 0.09 58)'],
  ['oklch(0.78 0.06 75)', 'oklch(0.795 0.06 75)'],
] as const;

/** Ends of the court: the base line's x, and the direction in which the field lies. */
const ends = [
  { line: 0, inward: 1 },
  { line: 28, inward: -1 },
] as const;

const keys: readonly (readonly Point[])[] = [
  [
    [0, 5.05],
    [5.8, 5.05],
    [5.8, 9.95],
    [0, 9.95],
  ],
  [
    [28, 5.05],
    [22.2, 5.05],
    [22.2, 9.95],
    [28, 9.95],
  ],
  arc(14, 7.5, 1.8, 0, 2 * Math.PI),
];

/** Every line of the court, in metres, by FIBA's rules. */
const markings: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [28, 0],
    [28, 15],
    [0, 15],
    [0, 0],
  ],
  [
    [14, 0],
    [14, 15],
  ],
  arc(14, 7.5, 1.8, 0, 2 * Math.PI),
  ...ends.flatMap(({ line, inward }): Point[][] => {
    const facing = inward > 0 ? 0 : Math.PI;
    const three = arc(line + inward * 1.575, 7.5, 6.75, facing - inward * 1.36, facing + inward * 1.36, 26);
    return [
      [
        [line, 5.05],
        [line + inward * 5.8, 5.05],
        [line + inward * 5.8, 9.95],
        [line, 9.95],
      ],
      arc(line + inward * 5.8, 7.5, 1.8, facing - Math.PI / 2, facing + Math.PI / 2, 18),
      [[line, 0.9], [line + inward * 2.99, 0.9], ...three, [line + inward * 2.99, 14.1], [line, 14.1]],
    ];
  }),
];

function hoop(view: Camera, { line, inward }: (typeof ends)[number]): string {
  const board = line + inward * 1.2;
  const ring = line + inward * 1.6;
  const threads = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    return trace(view, [
      [ring + 0.4 * Math.cos(angle), 7.5 + 0.4 * Math.sin(angle), 3.05],
      [ring + 0.22 * Math.cos(angle + 0.5), 7.5 + 0.22 * Math.sin(angle + 0.5), 2.6],
    ]);
  });
  return [
    `<path d="${trace(view, [
      [line - inward * 1.2, 7.5, 0],
      [line - inward * 1.2, 7.5, 2.6],
      [line + inward * 1.1, 7.5, 3.3],
    ])}" stroke="oklch(0.3 0.02 250)" stroke-width="3.4" fill="none"/>`,
    `<path d="${trace(
      view,
      [
        [board, 6.6, 2.9],
        [board, 8.4, 2.9],
        [board, 8.4, 3.95],
        [board, 6.6, 3.95],
      ],
      true,
    )}" fill="oklch(0.97 0.01 220 / 0.55)" stroke="#fff" stroke-width="1.4"/>`,
    `<path d="${trace(
      view,
      arc(ring, 7.5, 0.4, 0, 2 * Math.PI, 14).map(([x, y]) => [x, y, 3.05] as const),
      true,
    )}" fill="none" stroke="oklch(0.62 0.2 40)" stroke-width="1.8"/>`,
    `<path d="${threads.join('')}" stroke="#fff" stroke-width=".8" fill="none"/>`,
  ].join('');
}

function floor(view: Camera, chance: Chance, key: string): string {
  const wood = pick(chance, woods);
  let drawn = area(
    view,
    [
      [-9, -2.3],
      [37, -2.3],
      [37, 20],
      [-9, 20],
    ],
    `oklch(0.36 0.06 ${between(chance, 230, 290)})`,
  );
  for (let plank = 0; plank < 28; plank++)
    drawn += area(
      view,
      [
        [plank, 0],
        [plank + 1.02, 0],
        [plank + 1.02, 15],
        [plank, 15],
      ],
      wood[plank % 2 ? 1 : 0],
    );
  const boards = ['oklch(0.2 0.03 168)', key, 'oklch(0.95 0.01 140)'];
  for (let index = 0; index < 21; index++) {
    const x = (index - 5) * 2.4;
    drawn += area(
      view,
      [
        [x, -2.2, 0],
        [x + 2.4, -2.2, 0],
        [x + 2.4, -2.2, 0.8],
        [x, -2.2, 0.8],
      ],
      boards[index % boards.length] ?? key,
    );
  }
  return `${drawn}<path d="${keys.map((shape) => trace(view, shape, true)).join('')}" fill="${key}"/><g fill="none" stroke="oklch(0.99 0.005 90 / 0.92)" stroke-width="1.5">${markings.map((line) => `<path d="${trace(view, line)}"/>`).join('')}</g>`;
}

/** A match of basketball from the side of the court, the home side in its colours, the visitors in white. */
export function basketballScene(seed: string, home: Colors, away: Colors): string {
  const chance = seeded(`basketball ${seed}`);
  const { view, play, spread }: Shot = pick(chance, shots);
  const white = 'oklch(0.96 0.006 200)';
  const kits: readonly [Kit, Kit] = [
    { shirt: home[0], shorts: home[0], socks: home[1] },
    { shirt: white, shorts: white, socks: away[0] },
  ];
  const people = Array.from({ length: 10 }, (_, index) => ({
    x: Math.min(27, Math.max(1, play + (chance() + chance() - 1) * spread)),
    y: 1.6 + chance() * 11.6,
    kit: kits[index % 2 ? 1 : 0],
  })).sort((a, b) => a.y - b.y);
  const hoops = ends.map((end) => hoop(view, end)).join('');
  const far = people.filter(({ y }) => y <= 7.5);
  const near = people.filter(({ y }) => y > 7.5);
  const draw = (list: typeof people) => list.map((one) => player(view, one.x, one.y, one.kit, chance)).join('');
  const onBall = people[5] ?? { x: play, y: 7 };
  const [ballX, ballY, scale] = view(onBall.x + 0.5, onBall.y + 0.1, 1.1);
  return [
    '<path d="M0 0h480v270H0z" fill="oklch(0.15 0.02 250)"/>',
    crowd(view, chance, [home[0], home[1], 'oklch(0.34 0.03 250)', 'oklch(0.46 0.04 50)', 'oklch(0.28 0.02 240)', 'oklch(0.4 0.03 30)'], {
      from: -14,
      to: 42,
      rows: 16,
      at: -3.2,
      deeper: 0.8,
      height: 0.7,
      higher: 0.52,
      seat: 0.5,
    }),
    floor(view, chance, home[0]),
    draw(far),
    hoops,
    draw(near),
    `<circle cx="${px(ballX)}" cy="${px(ballY)}" r="${px(scale * 0.15)}" fill="oklch(0.65 0.17 48)" stroke="oklch(0.35 0.08 45)" stroke-width=".6"/>`,
  ].join('');
}
