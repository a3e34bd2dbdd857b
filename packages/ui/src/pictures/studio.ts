import { between, pick, seeded, type Chance } from './seed.ts';
import { px } from './svg.ts';

const skins = ['#e9bd97', '#c98f63', '#8d5a3b', '#5f3b27', '#f0cdb0'] as const;
const hairs = ['#2a211c', '#4a3426', '#1d1f24', '#6a4a30'] as const;
const cuts = [
  'M-32 2c-4-34 12-46 32-46s36 12 32 46c-4-18-12-26-32-26s-28 8-32 26z',
  'M-34 34c-8-50 8-78 34-78s42 28 34 78l-8-4c4-30-2-48-26-48s-30 18-26 48z',
  'M-31 -4c0-28 14-38 34-38 22 0 30 16 28 38-8-6-18-18-34-18-12 0-20 10-28 18z',
  'M-33 -6c4-28 16-36 33-36s29 8 33 36l-33-10z',
] as const;
const headphones =
  '<path d="M-34 4c-2-54 70-54 68 0" fill="none" stroke="#1b2023" stroke-width="6"/><rect x="-40" y="-4" width="12" height="22" rx="5" fill="#1b2023"/><rect x="28" y="-4" width="12" height="22" rx="5" fill="#1b2023"/>';

/** A host from the chest up, centred at (x, y). */
export function host(chance: Chance, x: number, y: number, scale: number): string {
  const skin = pick(chance, skins);
  const hair = pick(chance, hairs);
  const jacket = `oklch(${(0.36 + chance() * 0.3).toFixed(2)} 0.11 ${between(chance, 0, 360)})`;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-62 120c0-56 26-74 62-74s62 18 62 74z" fill="${jacket}"/>`,
    `<path d="M-14 26h28v26q-14 14 -28 0z" fill="${skin}"/><path d="M-14 40q14 10 28 0v-6h-28z" fill="#0002"/><ellipse cy="2" rx="30" ry="35" fill="${skin}"/>`,
    `<path d="${pick(chance, cuts)}" fill="${hair}"/><path d="M-13 4h6M7 4h6" stroke="#241c17" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M-8 20q8 6 16 0" stroke="#8a4a3a" stroke-width="3" fill="none" stroke-linecap="round"/>${chance() < 0.6 ? headphones : ''}</g>`,
  ].join('');
}

/** A talk studio: one or two hosts at a desk before a wall with chalk marks. */
export function studioScene(seed: string): string {
  const chance = seeded(`studio ${seed}`);
  const hue = between(chance, 0, 360);
  const pair = chance() < 0.5;
  const wall = `<path d="M0 0h480v270H0z" fill="oklch(0.36 0.055 ${hue})"/><g fill="none" stroke="oklch(0.95 0.02 140 / 0.22)" stroke-width="3"><circle cx="${px(60 + chance() * 60)}" cy="${px(60 + chance() * 40)}" r="46"/><path d="M${px(300 + chance() * 60)} -10v160h190M${px(300 + chance() * 30)} 150a60 60 0 0 1 60 60"/></g><path d="M0 0h150l-64 270H0z" fill="oklch(0.3 0.05 ${hue})"/>`;
  const hosts = pair ? host(chance, 250, 124, 1.05) + host(chance, 386, 128, 1.05) : host(chance, 330, 112, 1.28);
  const [stand, top] = pair ? [322, 303] : [236, 217];
  return `${wall}${hosts}<path d="M0 236h480v34H0z" fill="oklch(0.24 0.03 ${hue})"/><path d="M0 236h480v4H0z" fill="oklch(0.5 0.06 ${hue})"/><path d="M${stand} 262l-18-44" stroke="#15191b" stroke-width="5"/><rect x="${stand - 30}" y="186" width="22" height="38" rx="10" fill="#15191b" transform="rotate(-22 ${top} 205)"/>`;
}
