import type { Camera } from './camera.ts';
import { pick, type Chance } from './seed.ts';
import { field, px } from './svg.ts';

/** Colours of a side's kit. */
export interface Kit {
  shirt: string;
  shorts: string;
  socks: string;
}

const skins = ['#e9bd97', '#c98f63', '#8d5a3b', '#5f3b27', '#f0cdb0'] as const;

/** Legs of a player in motion, in metres: thigh and shin of each leg. */
const strides = [
  ['-.12 -.46', '-.34 -.12', '.3 -.5', '.22 -.04'],
  ['-.2 -.44', '-.2 0', '.2 -.46', '.44 -.16'],
  ['-.08 -.44', '-.12 0', '.12 -.44', '.14 0'],
  ['-.28 -.5', '-.5 -.34', '.16 -.42', '.3 0'],
] as const;

/** A player on the ground at (x, y), in metres of the pitch. */
export function player(view: Camera, x: number, y: number, kit: Kit, chance: Chance): string {
  const [left, top, scale] = view(x, y);
  const skin = pick(chance, skins);
  const [kneeA, footA, kneeB, footB] = pick(chance, strides);
  const turned = chance() < 0.5 ? -1 : 1;
  const arm = 0.1 + chance() * 0.3;
  const two = (value: number) => value.toFixed(2);
  return [
    `<g transform="translate(${px(left)} ${px(top)}) scale(${two(scale * turned)} ${two(scale)})" stroke-linecap="round" stroke-linejoin="round" fill="none">`,
    '<ellipse cx=".3" rx=".72" ry=".17" fill="oklch(0.15 0.03 150 / 0.42)"/>',
    `<path d="M-.1 -.8L${kneeA}M.1 -.8L${kneeB}" stroke="${skin}" stroke-width=".19"/><path d="M${kneeA}L${footA}M${kneeB}L${footB}" stroke="${kit.socks}" stroke-width=".16"/>`,
    `<path d="M-.24 -1.02H.24L.29 -.68L.02 -.74L-.29 -.68z" fill="${kit.shorts}"/>`,
    `<path d="M-.22 -1.44L-.44 ${two(-1.12 - arm)}M.22 -1.44L.42 ${two(-1.32 + arm)}" stroke="${skin}" stroke-width=".12"/>`,
    `<path d="M-.2 -1.47L-.34 ${two(-1.3 - arm / 2)}M.2 -1.47L.33 ${two(-1.38 + arm / 2)}" stroke="${kit.shirt}" stroke-width=".17"/>`,
    `<path d="M-.25 -1.54Q0 -1.6 .25 -1.54L.22 -.94H-.22z" fill="${kit.shirt}"/><path d="M.06 -1.57L.25 -1.54L.22 -.94H.08z" fill="oklch(0.1 0.02 160 / 0.18)"/>`,
    `<circle cy="-1.7" r=".15" fill="${skin}"/><path d="M-.15 -1.7a.15 .15 0 0 1 .3 0q-.15 -.09 -.3 0z" fill="#241c17"/></g>`,
  ].join('');
}

/** A stand of spectators: rows that climb away from the pitch. */
export interface Stand {
  from: number;
  to: number;
  rows: number;
  /** Distance across of the first row and of each further one, in metres. */
  at: number;
  deeper: number;
  /** Height of the first row and of each further one, in metres. */
  height: number;
  higher: number;
  /** Room between two people, in metres. */
  seat: number;
}

/** The crowd of a stand, one path for each colour. */
export function crowd(view: Camera, chance: Chance, colors: readonly string[], stand: Stand): string {
  const heads = colors.map(() => '');
  for (let row = stand.rows - 1; row >= 0; row--) {
    for (let x = stand.from + ((row % 2) * stand.seat) / 2; x < stand.to; x += stand.seat) {
      if (chance() < 0.1) continue;
      const [left, top, scale] = view(x + chance() * 0.2, stand.at - row * stand.deeper, stand.height + row * stand.higher);
      if (left < -4 || left > field.width + 4 || top < -6 || top > field.height) continue;
      const width = Math.max(scale * 0.36, 1.1);
      heads[Math.floor(chance() * colors.length)] += `M${px(left)} ${px(top)}h${px(width)}v${px(width * 1.15)}h-${px(width)}z`;
    }
  }
  return heads.map((path, index) => `<path d="${path}" fill="${colors[index] ?? ''}"/>`).join('');
}
