import type { Colors } from './football.ts';
import { pick, type Chance } from './seed.ts';

const skins = ['#f2c9a5', '#e3ac81', '#c98a5e', '#8d5a3b', '#6d4430'] as const;
const hairs = ['#211b18', '#3c2a1e', '#6b4a2c', '#17181c', '#b98a4c'] as const;

/** Digits as strokes on a 6 x 10 field: an SVG used as an image has none of the page's fonts. */
const figures = [
  'M1 2.5a2 2 0 0 1 4 0v5a2 2 0 0 1-4 0z',
  'M1.6 2L3.4.5V9.5',
  'M1 2.6a2 2 0 1 1 4 0C5 5 1 7 1 9.5H5.2',
  'M1 2a2.1 2.1 0 1 1 2 2.8a2.3 2.3 0 1 1-2.1 3.2',
  'M4.2 9.5V.5L.8 6.8H5.6',
  'M5 .5H1.5L1.2 4.6a2.4 2.4 0 1 1-.2 3.4',
  'M4.8 1C2.5 1.5 1 4 1 7a2 2.2 0 1 0 4 0a2 2.2 0 0 0-4 0',
  'M.9.5H5.2L2.6 9.5',
  'M3 4.8a1.9 2.1 0 1 1 .01 0a2.1 2.35 0 1 1-.01 0',
  'M5 3a2 2.2 0 1 0-4 0a2 2.2 0 0 0 4 0c0 3-1.5 5.5-3.8 6',
] as const;

/** A shirt number centred on (x, y), `height` px high. */
export function shirtNumber(number: number, x: number, y: number, height: number, ink: string): string {
  const scale = height / 10;
  const digits = [...String(number)].map(
    (digit, index, { length }) =>
      `<path d="${figures[Number(digit)] ?? figures[0]}" transform="translate(${index * 7 - (length * 7 - 1) / 2} -5)"/>`,
  );
  const drawn = digits.join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#0007" stroke-width="2">${drawn}</g><g stroke="${ink}" stroke-width="1.4">${drawn}</g></g>`;
}

const torso = 'M-92 170V150C-92 84 -62 62 -24 52L24 52C62 62 92 84 92 150V170z';
const shirts = [
  'M-60 40h20v140h-20zM-12 40h24v140h-24zM40 40h20v140h-20z',
  '',
  'M-100 92h200v26h-200z',
  'M-92 170V150C-92 84 -62 62 -46 58L-60 170zM92 170V150C92 84 62 62 46 58L60 170z',
] as const;
const cuts = [
  'M-27 -4c-3-24 8-36 27-36s30 12 27 36c-3-10-6-16-12-20-12 4-24 4-34-2-4 6-6 12-8 22z',
  'M-27 -2c-4-22 6-38 27-38s31 16 27 38l-5-2c0-14-4-20-8-22-14 2-30 0-36 2-2 4-4 10-5 22z',
  'M-26 -10c0-20 10-30 26-30s26 10 26 30c-6-12-16-16-26-16s-20 4-26 16z',
  'M-28 8c-6-34 6-50 28-50s34 16 28 50c-3-6-4-18-8-26-14-2-24-6-30-10-6 8-14 20-18 36z',
] as const;

export interface PortraitPlace {
  x: number;
  y: number;
  scale: number;
  /** Id of the clip path; each portrait of a picture needs its own. */
  id: string;
  /** Shirt number; left out, there is none. */
  number?: number;
  /** Draws a jacket and a tie instead of a shirt. */
  suit?: boolean;
}

/** A person from the chest up, in a kit or a suit. */
export function portrait(chance: Chance, [kit, trim]: Colors, { x, y, scale, id, number, suit = false }: PortraitPlace): string {
  const skin = pick(chance, skins);
  const hair = pick(chance, hairs);
  const cut = pick(chance, cuts);
  const pattern = suit ? '' : pick(chance, shirts);
  const dress = suit
    ? `<path d="M-26 50L0 130 26 50z" fill="#f4f4f0"/><path d="M-5 62h10l4 70h-18z" fill="${trim}"/><path d="M-26 50L-4 130H-30L-44 58zM26 50L4 130H30L44 58z" fill="#0003"/>`
    : `<path d="${pattern}" fill="${trim}"/>`;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})"><clipPath id="${id}"><path d="${torso}"/></clipPath><g clip-path="url(#${id})"><path d="${torso}" fill="${kit}"/>${dress}<path d="M4 40h100v140H4z" fill="#0000001c"/></g>`,
    suit ? '' : `<path d="M-24 52L0 68 24 52 18 44h-36z" fill="${trim}"/>`,
    `<path d="M-14 16h28v34L0 60-14 50z" fill="${skin}"/><path d="M-14 30c8 10 20 10 28 0v14c-8 8-20 6-28-2z" fill="#0002"/>`,
    `<g fill="${skin}"><ellipse cx="-26" rx="4" ry="7"/><ellipse cx="26" rx="4" ry="7"/><ellipse rx="26" ry="31"/></g><path d="M4 -30c24 4 26 44 0 60 8-18 8-42 0-60z" fill="#0000001a"/>`,
    `<path d="M-15 -2h9M6 -2h9" stroke="#2a211c" stroke-width="3" stroke-linecap="round"/><path d="M-6 15q6 4 12 0" stroke="#0006" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="${cut}" fill="${hair}"/>`,
    number === undefined ? '' : shirtNumber(number, 0, 106, 42, trim),
    '</g>',
  ].join('');
}

type Limb = readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
interface Pose {
  nearArm: Limb;
  farArm: Limb;
  nearLeg: Limb;
  farLeg: Limb;
  /** Lean of the head. */
  head: number;
}

const poses = {
  shoot: {
    nearArm: [
      [-2, 4],
      [-26, 16],
      [-42, 4],
    ],
    farArm: [
      [2, 4],
      [24, 16],
      [40, 30],
    ],
    nearLeg: [
      [-6, 42],
      [-14, 72],
      [-10, 104],
    ],
    farLeg: [
      [-2, 42],
      [26, 60],
      [54, 50],
    ],
    head: -5,
  },
  run: {
    nearArm: [
      [0, 4],
      [20, 22],
      [36, 8],
    ],
    farArm: [
      [0, 4],
      [-22, 20],
      [-14, 40],
    ],
    nearLeg: [
      [-2, 42],
      [22, 60],
      [12, 96],
    ],
    farLeg: [
      [-6, 42],
      [-22, 68],
      [-52, 74],
    ],
    head: 6,
  },
  leap: {
    nearArm: [
      [4, 2],
      [22, -26],
      [34, -60],
    ],
    farArm: [
      [-4, 4],
      [-26, 16],
      [-32, 40],
    ],
    nearLeg: [
      [-3, 42],
      [-22, 66],
      [-48, 64],
    ],
    farLeg: [
      [3, 42],
      [16, 74],
      [2, 104],
    ],
    head: 3,
  },
  cheer: {
    nearArm: [
      [6, 4],
      [28, -14],
      [40, -46],
    ],
    farArm: [
      [-6, 4],
      [-28, -14],
      [-40, -46],
    ],
    nearLeg: [
      [-5, 42],
      [-16, 74],
      [-18, 106],
    ],
    farLeg: [
      [5, 42],
      [18, 72],
      [24, 106],
    ],
    head: 0,
  },
  keep: {
    nearArm: [
      [6, 2],
      [30, -18],
      [58, -26],
    ],
    farArm: [
      [2, 4],
      [30, 2],
      [54, -8],
    ],
    nearLeg: [
      [-5, 42],
      [-10, 74],
      [-36, 92],
    ],
    farLeg: [
      [2, 42],
      [10, 78],
      [-4, 108],
    ],
    head: 8,
  },
  stand: {
    nearArm: [
      [5, 6],
      [16, 26],
      [13, 46],
    ],
    farArm: [
      [-5, 6],
      [-16, 26],
      [-13, 46],
    ],
    nearLeg: [
      [-4, 42],
      [-8, 74],
      [-8, 106],
    ],
    farLeg: [
      [4, 42],
      [9, 74],
      [9, 106],
    ],
    head: 0,
  },
} as const satisfies Record<string, Pose>;

export interface FigurePlace {
  x: number;
  y: number;
  scale: number;
  pose: keyof typeof poses;
  /** Degrees that the whole figure is turned by; default 0. */
  turn?: number;
  /** Faces left instead of right; default false. */
  mirrored?: boolean;
  number?: number;
}

/** A whole player, drawn in thick strokes. */
export function figure(
  chance: Chance,
  [kit, trim]: Colors,
  { x, y, scale, pose, turn = 0, mirrored = false, number }: FigurePlace,
): string {
  const skin = pick(chance, skins);
  const hair = pick(chance, hairs);
  const { nearArm, farArm, nearLeg, farLeg, head }: Pose = poses[pose];
  const stroke = (points: readonly (readonly [number, number])[], color: string, width: number) =>
    `<path d="M${points.map((point) => point.join(' ')).join('L')}" stroke="${color}" stroke-width="${width}"/>`;
  const arm = (limb: Limb) =>
    `${stroke(limb.slice(0, 2), kit, 12)}${stroke(limb.slice(1), skin, 9)}<circle cx="${limb[2][0]}" cy="${limb[2][1]}" r="5.5" fill="${skin}"/>`;
  const leg = (limb: Limb) =>
    `${stroke(limb.slice(1), kit, 9.5)}${stroke(limb.slice(0, 2), trim, 15)}<circle cx="${limb[1][0]}" cy="${limb[1][1]}" r="6" fill="${skin}"/><path d="M${limb[2][0] - 4} ${limb[2][1]}l12 2" stroke="#191c1e" stroke-width="8"/>`;
  const facing = mirrored ? -1 : 1;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale * facing} ${scale}) rotate(${turn})" stroke-linecap="round" stroke-linejoin="round" fill="none">`,
    arm(farArm) + leg(nearLeg) + leg(farLeg),
    `<path d="M0 6L-2 38" stroke="${kit}" stroke-width="29"/><path d="M8 2L5 40" stroke="#0000001f" stroke-width="13"/>`,
    number === undefined ? '' : `<g transform="scale(${facing} 1)">${shirtNumber(number, -1 * facing, 23, 17, trim)}</g>`,
    arm(nearArm),
    `<path d="M${head / 2} -10L${head} -16" stroke="${skin}" stroke-width="10"/><circle cx="${head}" cy="-25" r="12.5" fill="${skin}"/><path d="M${head - 13} -24a13 13 0 0 1 26 -2c-4-4-10-6-15-6-4 2-8 4-11 8z" fill="${hair}"/></g>`,
  ].join('');
}

/** Spectators with raised arms and scarves, four rows deep. */
export function supporters(chance: Chance, [home, trim]: Colors): string {
  const rows = [0, 1, 2, 3].map((row) => {
    const count = 11 - row;
    return Array.from({ length: count }, (_, index) => {
      const x = Math.round((index + 0.5 + chance() * 0.4) * (480 / count));
      const coat = chance() < 0.55 ? home : chance() < 0.5 ? trim : 'oklch(0.4 0.02 200)';
      const skin = pick(chance, skins);
      const cheering = chance() < 0.5;
      const scarf = cheering && chance() < 0.55;
      return [
        `<g transform="translate(${x} ${84 + row * 46}) scale(${(0.7 + row * 0.22).toFixed(2)})" opacity="${(0.62 + row * 0.13).toFixed(2)}">`,
        cheering ? `<path d="M-14 24L-20 -16M14 24L20 -16" stroke="${skin}" stroke-width="7" stroke-linecap="round"/>` : '',
        `<path d="M-20 74V30q4-14 20-14t20 14v44z" fill="${coat}"/><circle r="12" fill="${skin}"/><path d="M-13 0a13 13 0 0 1 26 0c-8-5-18-5-26 0z" fill="${pick(chance, hairs)}"/>`,
        scarf
          ? `<path d="M-36 -24h72v13h-72z" fill="${home}"/><path d="M-26 -24h12v13h-12zM-2 -24h12v13H-2zM22 -24h12v13H22z" fill="${trim}"/>`
          : '',
        '</g>',
      ].join('');
    }).join('');
  });
  return rows.join('');
}
