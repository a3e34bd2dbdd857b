import { basketballScene } from './basketball.ts';
import { drawnUrl, sidesOf, type DrawnArt } from './drawn.ts';
import { footballScene, type Colors } from './football.ts';
import { svg, field, px } from './svg.ts';
import { tacticsScene } from './tactics.ts';
import { between, pick, seeded, type Chance } from './seed.ts';
import { crestArt, crestMarkup } from './crest.ts';

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
function host(chance: Chance, x: number, y: number, scale: number): string {
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
function studioScene(seed: string): string {
  const chance = seeded(`studio ${seed}`);
  const hue = between(chance, 0, 360);
  const pair = chance() < 0.5;
  const wall = `<path d="M0 0h480v270H0z" fill="oklch(0.36 0.055 ${hue})"/><g fill="none" stroke="oklch(0.95 0.02 140 / 0.22)" stroke-width="3"><circle cx="${px(60 + chance() * 60)}" cy="${px(60 + chance() * 40)}" r="46"/><path d="M${px(300 + chance() * 60)} -10v160h190M${px(300 + chance() * 30)} 150a60 60 0 0 1 60 60"/></g><path d="M0 0h150l-64 270H0z" fill="oklch(0.3 0.05 ${hue})"/>`;
  const hosts = pair ? host(chance, 250, 124, 1.05) + host(chance, 386, 128, 1.05) : host(chance, 330, 112, 1.28);
  const [stand, top] = pair ? [322, 303] : [236, 217];
  return `${wall}${hosts}<path d="M0 236h480v34H0z" fill="oklch(0.24 0.03 ${hue})"/><path d="M0 236h480v4H0z" fill="oklch(0.5 0.06 ${hue})"/><path d="M${stand} 262l-18-44" stroke="#15191b" stroke-width="5"/><rect x="${stand - 30}" y="186" width="22" height="38" rx="10" fill="#15191b" transform="rotate(-22 ${top} 205)"/>`;
}

/** A poster before kick-off: two colours on the slant, two crests, and VS between them. */
function posterScene(
  seed: string,
  home: Colors,
  away: Colors,
  crests: readonly [string, string] = [`${seed} home`, `${seed} away`],
): string {
  const emblem = (id: string, colors: Colors, side: string, x: number) =>
    `<g transform="translate(${x} 75) scale(3.75)">${crestMarkup(crestArt(id, colors), side)}</g>`;
  return [
    `<path d="M0 0h480v270H0z" fill="oklch(0.21 0.03 168)"/><path d="M0 0h236l-57 270H0z" fill="${home[0]}"/><path d="M301 0h179v270H244z" fill="${away[0]}"/>`,
    '<path d="M0 0h96L39 270H0zM441 0h39v270h-96z" fill="oklch(0.1 0.02 168 / 0.14)"/>',
    emblem(crests[0], home, 'h', 44) + emblem(crests[1], away, 'a', 316),
    // Drawn, not written: an SVG used as an image has none of the page's fonts.
    '<path d="M223 123l7 24 7-24M258 127c-3-4-13-4-13 2 0 7 14 5 14 12 0 7-11 7-15 2" transform="translate(-1 0)" fill="none" stroke="#fff" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/>',
  ].join('');
}

const sides = ['oklch(0.65 0.16 235)', 'oklch(0.6 0.2 25)'] as const;
const times = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('');

function terrain(chance: Chance, hue: number): string {
  const tiles = times(90, () => {
    const [x, y, size] = [chance() * 500 - 10, chance() * 290 - 10, 8 + chance() * 20];
    return `<path d="M${px(x)} ${px(y)}l${px(size)} ${px(size / 2)}l-${px(size)} ${px(size / 2)}l-${px(size)} -${px(size / 2)}z" fill="oklch(${(0.24 + chance() * 0.14).toFixed(2)} 0.06 ${hue + between(chance, -15, 15)})"/>`;
  });
  const road = `<path d="M-20 ${px(150 + chance() * 40)}C120 ${px(190 - chance() * 60)} 240 ${px(60 + chance() * 60)} 500 ${px(90 + chance() * 40)}" stroke="oklch(0.52 0.05 85)" stroke-width="46" fill="none"/>`;
  const river = `<path d="M${px(130 + chance() * 60)} -20C${px(220 + chance() * 40)} 90 ${px(200 + chance() * 60)} 170 ${px(330 + chance() * 60)} 290" stroke="oklch(0.5 0.08 225)" stroke-width="36" fill="none" opacity=".8"/>`;
  const trees = times(26, () => {
    const [x, y, size] = [chance() * field.width, chance() * 240, 7 + chance() * 8];
    return `<path d="M${px(x)} ${px(y - size * 1.8)}l${px(size)} ${px(size * 1.6)}h-${px(size * 2)}z" fill="oklch(${(0.34 + chance() * 0.12).toFixed(2)} 0.09 ${hue})"/>`;
  });
  return tiles + road + river + trees;
}

function heroes(chance: Chance): string {
  return times(8, (index) => {
    const [x, y, life] = [130 + chance() * 230, 60 + chance() * 120, 0.4 + chance() * 0.6];
    const side = sides[index % 2 ? 1 : 0];
    return [
      `<ellipse cx="${px(x)}" cy="${px(y + 12)}" rx="13" ry="4" fill="oklch(0.1 0.02 160 / 0.5)"/><path d="M${px(x - 8)} ${px(y + 12)}q8 -30 16 0z" fill="${side}"/>`,
      `<circle cx="${px(x)}" cy="${px(y - 7)}" r="6" fill="oklch(0.75 0.06 ${between(chance, 0, 360)})"/>`,
      `<path d="M${px(x - 14)} ${px(y - 20)}h28v4h-28z" fill="#0009"/><path d="M${px(x - 14)} ${px(y - 20)}h${px(28 * life)}v4h-${px(28 * life)}z" fill="${side}"/>`,
    ].join('');
  });
}

function panels(chance: Chance, hue: number): string {
  const skills = times(
    6,
    (index) =>
      `<rect x="${150 + index * 31}" y="242" width="24" height="24" rx="3" fill="oklch(${(0.4 + chance() * 0.3).toFixed(2)} 0.1 ${between(chance, 0, 360)})"/>`,
  );
  const dots = times(
    9,
    (index) => `<circle cx="${px(10 + chance() * 56)}" cy="${px(10 + chance() * 56)}" r="3" fill="${sides[index % 2 ? 1 : 0]}"/>`,
  );
  return [
    `<path d="M120 234h240l14 36H106z" fill="#0d1316e6"/>${skills}`,
    `<g transform="translate(404 194)"><path d="M0 0h76v76H0z" fill="#0b1214"/><path d="M4 4h68v68H4z" fill="oklch(0.33 0.05 ${hue})"/><path d="M8 68V8H68M8 68H68V8M8 68L68 8" stroke="oklch(0.55 0.05 85)" stroke-width="4" fill="none"/>${dots}</g>`,
  ].join('');
}

/** A battle of two lanes seen from above, with skills and a small map; sides have the colours of the game, not of the clubs. */
function esportsScene(seed: string, _home: Colors, _away: Colors): string {
  const chance = seeded(`esports ${seed}`);
  const hue = pick(chance, [140, 155, 170, 190, 205, 95]);
  const ground = terrain(chance, hue);
  const fighting = heroes(chance);
  const [x, y] = [170 + chance() * 120, 80 + chance() * 60];
  const spell = `<g stroke="oklch(0.88 0.13 ${between(chance, 180, 270)})" fill="none" stroke-linecap="round"><path d="M${px(x)} ${px(y)}L${px(x + 90)} ${px(y + 26)}" stroke-width="6" opacity=".75"/><ellipse cx="${px(x + 92)}" cy="${px(y + 28)}" rx="34" ry="15" stroke-width="3"/></g>`;
  return `<path d="M0 0h480v270H0z" fill="oklch(0.3 0.05 ${hue})"/>${ground}${fighting}${spell}${panels(chance, hue)}`;
}

/** Subjects of a live room: a match of a sport, a talk, a tactics board, or a poster before kick-off. */
export const coverKinds = ['football', 'basketball', 'esports', 'studio', 'tactics', 'poster'] as const;
export type CoverKind = (typeof coverKinds)[number];

/** Input of a room's cover. */
export interface CoverArt extends DrawnArt {
  kind: CoverKind;
  /** Ids of the two teams, for the crests of a poster. */
  teams?: readonly [home: string, away: string];
}

type Scene = (seed: string, home: Colors, away: Colors, teams?: readonly [string, string]) => string;

const scenes: Record<CoverKind, Scene> = {
  football: footballScene,
  basketball: basketballScene,
  esports: esportsScene,
  studio: studioScene,
  tactics: tacticsScene,
  poster: posterScene,
};

/** The markup of a room's cover, 16:9. */
export const coverMarkup = (art: CoverArt): string => svg(scenes[art.kind](art.seed, ...sidesOf(art), art.teams));

/** The address of a room's cover for `<img src>`. */
export const coverUrl = (art: CoverArt): string =>
  drawnUrl(JSON.stringify([art.kind, art.seed, art.home, art.away, art.teams]), () => coverMarkup(art));
