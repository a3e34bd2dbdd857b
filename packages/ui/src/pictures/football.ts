import { area, camera, trace, type Camera, type Point } from './camera.ts';
import { crowd, player, type Kit } from './figures.ts';
import { goals, markings } from './footballPitch.ts';
import { pick, seeded, type Chance } from './seed.ts';
import { px } from './svg.ts';

/** Two colours of a side, as they are painted. */
export type Colors = readonly [primary: string, secondary: string];

interface Shot {
  view: Camera;
  /** Position of play, in metres of a 105 x 68 pitch. */
  play: readonly [x: number, y: number];
  /** Spread of the players around it, in metres, and their number. */
  spread: number;
  players: number;
  /** Position of a goalkeeper in view. */
  keeper?: readonly [x: number, y: number];
  behind?: boolean;
}

const from = (x: number, y: number, z: number) => [x, y, z] as const;

/** Places of the camera, as a broadcaster has them. */
const shots = {
  main: { view: camera(from(52, 116, 25), from(50, 33, 0), 1220), play: [50, 34], spread: 19, players: 19 },
  right: { view: camera(from(70, 116, 25), from(87, 33, 0), 1150), play: [89, 34], spread: 19, players: 19, keeper: [103.6, 34] },
  left: { view: camera(from(36, 116, 25), from(18, 33, 0), 1150), play: [16, 34], spread: 19, players: 19, keeper: [1.6, 34] },
  corner: { view: camera(from(58, 116, 22), from(97, 22, 0), 1150), play: [96, 26], spread: 19, players: 19, keeper: [103.6, 34] },
  close: { view: camera(from(60, 112, 15), from(60, 40, 0), 1750), play: [60, 40], spread: 9, players: 9 },
  behind: {
    view: camera(from(-18, 34, 9), from(24, 34, 0), 500),
    play: [16, 34],
    spread: 12,
    players: 19,
    keeper: [1.6, 34],
    behind: true,
  },
} as const satisfies Record<string, Shot>;

const angles = ['main', 'right', 'left', 'corner', 'close', 'behind'] as const;

const keeperKit: Kit = { shirt: 'oklch(0.8 0.19 128)', shorts: 'oklch(0.2 0.02 160)', socks: 'oklch(0.8 0.19 128)' };
const refereeKit: Kit = { shirt: '#191b1f', shorts: '#191b1f', socks: '#191b1f' };
const boards = ['oklch(0.97 0.005 140)', 'oklch(0.3 0.06 166)', 'home', 'oklch(0.2 0.02 240)'] as const;

function stands({ view, behind }: Shot, chance: Chance, home: Colors, away: Colors, night: boolean): string {
  const neutral = night
    ? ['oklch(0.36 0.02 220)', 'oklch(0.48 0.03 60)', 'oklch(0.28 0.02 240)']
    : ['oklch(0.55 0.02 220)', 'oklch(0.68 0.03 60)', 'oklch(0.45 0.02 240)'];
  const wall = `oklch(${night ? 0.23 : 0.4} 0.02 210)`;
  const mixed = [home[0], home[0], home[1], away[0], ...neutral];
  if (!behind) {
    const tier: Point[] = [
      [-30, -8, 1],
      [135, -8, 1],
      [160, -34, 18],
      [-50, -34, 18],
    ];
    return (
      area(view, tier, wall) +
      crowd(view, chance, mixed, { from: -20, to: 125, rows: 20, at: -9, deeper: 0.95, height: 1.7, higher: 0.7, seat: 0.72 })
    );
  }
  // From behind the goal the far end closes the picture, so its stand runs across the pitch's axis.
  const across: Camera = (x, y, z) => view(-y, x, z);
  const farEnd: Point[] = [
    [112, -50, 1],
    [112, 120, 1],
    [140, 130, 22],
    [140, -60, 22],
  ];
  return (
    area(view, farEnd, wall) +
    crowd(across, chance, mixed, { from: -50, to: 120, rows: 18, at: -112, deeper: 1.1, height: 1.4, higher: 0.8, seat: 1 }) +
    crowd(view, chance, [home[0], home[1], ...neutral], {
      from: 0,
      to: 112,
      rows: 12,
      at: -8,
      deeper: 1,
      height: 1.4,
      higher: 0.8,
      seat: 1,
    })
  );
}

function ground({ view, behind }: Shot, home: Colors, night: boolean): string {
  const [dark, light] = night ? [0.43, 0.47] : [0.55, 0.585];
  let drawn = area(
    view,
    [
      [-60, -7],
      [170, -7],
      [170, 90],
      [-60, 90],
    ],
    `oklch(${dark - 0.04} 0.1 150)`,
  );
  for (let mown = 0; mown < 20; mown++) {
    const x = mown * 5.25;
    drawn += area(
      view,
      [
        [x, -2],
        [x + 5.3, -2],
        [x + 5.3, 70],
        [x, 70],
      ],
      mown % 2 ? `oklch(${light} 0.115 151)` : `oklch(${dark} 0.115 149)`,
    );
  }
  if (behind) return drawn;
  for (let index = -4; index < 22; index++) {
    const board = boards[(index + 4) % boards.length] ?? boards[0];
    const x = index * 6;
    drawn += area(
      view,
      [
        [x, -5, 0],
        [x + 6, -5, 0],
        [x + 6, -5, 1.15],
        [x, -5, 1.15],
      ],
      board === 'home' ? home[0] : board,
    );
    // Slanted strokes in place of an advertiser's name.
    drawn += area(
      view,
      [
        [x + 1.6, -5, 0.35],
        [x + 3.9, -5, 0.35],
        [x + 4.2, -5, 0.8],
        [x + 1.9, -5, 0.8],
      ],
      index % 2 ? 'oklch(0.97 0.005 140 / 0.8)' : 'oklch(0.36 0.07 166 / 0.75)',
    );
  }
  return drawn;
}

function people({ view, play: [x, y], spread, players, keeper, behind }: Shot, chance: Chance, kits: readonly [Kit, Kit]): string {
  const around = (centre: number, reach: number, low: number, high: number) =>
    Math.min(high, Math.max(low, centre + (chance() + chance() - 1) * reach));
  const standing: { x: number; y: number; kit: Kit }[] = [];
  for (let index = 0; index < players; index++)
    standing.push({ x: around(x, spread * 1.25, 2, 103), y: around(y, spread * 1.1, 3, 65), kit: kits[index % 2 ? 1 : 0] });
  const onBall = standing[3] ?? { x, y };
  if (keeper) standing.push({ x: keeper[0], y: keeper[1], kit: keeperKit });
  standing.push({ x: x - 6, y: y - 8, kit: refereeKit });
  standing.sort((a, b) => (behind ? b.x - a.x : a.y - b.y));
  const [ballX, ballY, scale] = view(onBall.x + 0.8, onBall.y + 0.2, 0.12);
  const [, groundY] = view(onBall.x + 0.8, onBall.y + 0.2);
  return [
    ...standing.map((one) => player(view, one.x, one.y, one.kit, chance)),
    `<ellipse cx="${px(ballX + 1)}" cy="${px(groundY)}" rx="${px(scale * 0.22)}" ry="${px(scale * 0.07)}" fill="oklch(0.15 0.03 150 / 0.5)"/>`,
    `<circle cx="${px(ballX)}" cy="${px(ballY)}" r="${px(Math.max(scale * 0.16, 1.5))}" fill="#fff"/>`,
  ].join('');
}

/** A match of football as a broadcast camera sees it, in both teams' colours. */
export function footballScene(seed: string, home: Colors, away: Colors): string {
  const chance = seeded(`football ${seed}`);
  const shot: Shot = shots[pick(chance, angles)];
  const night = chance() < 0.7;
  const kits = [
    { shirt: home[0], shorts: home[1], socks: home[0] },
    { shirt: away[0], shorts: away[1], socks: away[0] },
  ] as const;
  return [
    `<path d="M0 0h480v270H0z" fill="oklch(${night ? '0.17 0.02 200' : '0.42 0.03 220'})"/>`,
    stands(shot, chance, home, away, night),
    ground(shot, home, night),
    `<g fill="none" stroke="oklch(0.98 0.01 140 / 0.82)" stroke-width="${px(shot.view(...shot.play)[2] * 0.13)}" stroke-linejoin="round">${markings.map((line) => `<path d="${trace(shot.view, line)}"/>`).join('')}</g>`,
    goals(shot.view),
    people(shot, chance, kits),
  ].join('');
}
