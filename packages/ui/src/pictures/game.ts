import { drawnUrl } from './drawn.ts';
import { gameField, type GameKind } from './game.data.ts';
import { seeded, type Chance } from './seed.ts';
import { svg, px } from './svg.ts';

const under = 'oklch(0.36 0.05 20)';

const roof = (x: number, y: number, wide: number, tiles: string) =>
  `<path d="M${x - wide / 2 - 16} ${y}q14-2 22-22h${wide - 12}q8 20 22 22l-12 10H${x - wide / 2 - 4}z" fill="${tiles}"/><path d="M${x - wide / 2} ${y + 8}h${wide}v26h${-wide}z" fill="${under}"/>`;

function hall(x: number, tiles: string): string {
  const doors = [-44, -14, 14, 44].map((at) => `<path d="M${x + at - 5} 182h10v24h-10z" fill="oklch(0.66 0.12 55)"/>`);
  return [
    `<path d="M${x - 92} 236v-26h184v26z" fill="oklch(0.4 0.03 30)"/>`,
    roof(x, 172, 148, tiles) + roof(x, 134, 112, tiles) + roof(x, 98, 76, tiles),
    `<path d="M${x} 52l7 24h-14z" fill="${tiles}"/>`,
    ...doors,
  ].join('');
}

const lantern = ([x, y]: readonly [number, number]) =>
  `<path d="M${x} ${y - 22}v10" stroke="oklch(0.7 0.06 50)" stroke-width="1.5"/><ellipse cx="${x}" cy="${y}" rx="11" ry="13" fill="oklch(0.62 0.19 30)"/><path d="M${x - 6} ${y - 12}h12M${x - 6} ${y + 12}h12" stroke="oklch(0.75 0.1 60)" stroke-width="3"/><path d="M${x} ${y + 13}v9" stroke="oklch(0.62 0.19 30)" stroke-width="2"/>`;

const lanterns = [
  [252, 96],
  [284, 132],
  [322, 84],
  [640, 90],
  [676, 128],
  [712, 78],
] as const;

/** Palaces on either bank of a river before mountains at sunset, a bridge, lanterns. */
function kogPlace(): string {
  return [
    '<path d="M0 0h960v240H0z" fill="oklch(0.25 0.045 15)"/><circle cx="480" cy="70" r="54" fill="oklch(0.6 0.13 35)"/>',
    '<path d="M0 150L90 84l70 44 96-86 92 88 96-60 88 74 94-92 110 84 92-72 90 60 142-74v190H0z" fill="oklch(0.3 0.05 8)"/><path d="M0 186l120-56 110 44 130-62 120 70 140-66 120 58 110-50 110 62v54H0z" fill="oklch(0.26 0.045 2)"/>',
    '<path d="M0 196h960v44H0z" fill="oklch(0.34 0.05 225)"/><path d="M360 216q120-60 240 0v10q-120-56-240 0z" fill="oklch(0.5 0.06 40)"/><path d="M380 212v-14M420 198v-14M460 190v-14M500 190v-14M540 198v-14M580 212v-14" stroke="oklch(0.5 0.06 40)" stroke-width="4"/>',
    hall(120, 'oklch(0.52 0.1 245)') + hall(840, 'oklch(0.5 0.17 22)'),
    ...lanterns.map(lantern),
  ].join('');
}

const [blue, red] = ['oklch(0.68 0.13 235)', 'oklch(0.6 0.19 22)'];

const tower = (x: number, y: number, scale: number, gem: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-26 60l8-78h36l8 78z" fill="oklch(0.36 0.02 240)"/><path d="M4 -18h14l8 78H8z" fill="oklch(0.29 0.02 240)"/><path d="M-24 -18h48l-8-16h-32z" fill="oklch(0.45 0.025 240)"/><path d="M0 -78l14 24-14 24-14-24z" fill="${gem}"/><path d="M0 -78l14 24-14 24z" fill="oklch(0.2 0.03 240 / 0.3)"/></g>`;

const crystal = (x: number, gem: string) =>
  `<g transform="translate(${x} 118)"><path d="M-66 78l16-34h100l16 34z" fill="oklch(0.34 0.02 240)"/><path d="M0 -104l34 62L0 44l-34-86z" fill="${gem}"/><path d="M0 -104l34 62L0 44z" fill="oklch(0.2 0.03 240 / 0.32)"/><path d="M-34 -42l34 14 34-14" fill="none" stroke="oklch(0.97 0.01 200 / 0.6)" stroke-width="2"/></g>`;

/** A lane by night: a river between two crystals, towers, and minions between them. */
function lolPlace(chance: Chance): string {
  const trees = Array.from({ length: 60 }, () => {
    const [x, y, high, wide] = [chance() * 980 - 10, 70 + chance() * 40, 30 + chance() * 46, 26 + chance() * 22];
    return `<path d="M${px(x)} ${px(y - high * 0.4)}l${px(wide / 2)} ${px(high)}h${px(-wide)}z" fill="oklch(${(0.2 + chance() * 0.06).toFixed(2)} 0.05 ${px(190 + chance() * 30)})"/>`;
  });
  const walkers = Array.from({ length: 6 }, (_, index) => {
    const isOfBlue = index < 3;
    const x = isOfBlue ? 340 + index * 22 : 580 + (index - 3) * 22;
    return `<g transform="translate(${x} ${196 + (index % 3) * 6})"><path d="M-7 14q7-30 14 0z" fill="${isOfBlue ? 'oklch(0.6 0.12 235)' : 'oklch(0.56 0.17 22)'}"/><circle cy="-6" r="5" fill="oklch(0.8 0.03 200)"/></g>`;
  });
  return [
    '<path d="M0 0h960v240H0z" fill="oklch(0.235 0.04 240)"/><path d="M0 92h960v148H0z" fill="oklch(0.27 0.05 215)"/><circle cx="484" cy="44" r="26" fill="oklch(0.86 0.03 230 / 0.5)"/>',
    ...trees,
    '<path d="M330 240C400 190 420 150 474 108C520 150 560 190 640 240z" fill="oklch(0.46 0.09 225)"/><path d="M410 214q60-16 128 2M438 182q40-10 76 0" stroke="oklch(0.7 0.08 220 / 0.6)" stroke-width="3" fill="none"/>',
    '<path d="M0 206C120 170 240 168 360 240H0zM960 206C840 170 720 168 600 240h360z" fill="oklch(0.4 0.05 95)"/>',
    crystal(82, blue) + crystal(878, red) + tower(216, 146, 0.8, blue) + tower(744, 146, 0.8, red),
    tower(306, 152, 0.54, blue) + tower(654, 152, 0.54, red),
    ...walkers,
  ].join('');
}

const ancient = (x: number, light: string, shade: string) =>
  `<g transform="translate(${x} 96)"><path d="M-74 118l18-40h112l18 40z" fill="oklch(0.4 0.02 90)"/><path d="M-44 78l-16-66 26 22L0 -62l34 96 26-22-16 66z" fill="oklch(0.34 0.02 90)"/><path d="M0 -36l18 46L0 66l-18-56z" fill="${light}"/><path d="M0 -36l18 46L0 66z" fill="${shade}"/></g>`;

/** Two ancients across a river, one in a grove, one in ash. */
function dotaPlace(chance: Chance): string {
  const grove = Array.from({ length: 46 }, () => {
    const [x, y] = [chance() * 430 - 10, 86 + chance() * 120];
    return `<path d="M${px(x - 2)} ${px(y)}h5v16h-5z" fill="oklch(0.27 0.03 60)"/><circle cx="${px(x)}" cy="${px(y - 4)}" r="${px(10 + chance() * 10)}" fill="oklch(${(0.3 + chance() * 0.1).toFixed(2)} 0.075 ${px(140 + chance() * 25)})"/>`;
  });
  const ash = Array.from({ length: 40 }, () => {
    const [x, y, high] = [540 + chance() * 430, 96 + chance() * 120, 34 + chance() * 40];
    return `<path d="M${px(x)} ${px(y - high)}l5 ${px(high)}h-10zM${px(x)} ${px(y - high * 0.55)}l14 -14M${px(x)} ${px(y - high * 0.4)}l-12 -12" fill="oklch(${(0.16 + chance() * 0.06).toFixed(2)} 0.03 20)" stroke="oklch(0.2 0.03 20)" stroke-width="2"/>`;
  });
  return [
    '<path d="M0 0h960v240H0z" fill="oklch(0.235 0.025 170)"/><path d="M520 0h440v240H440z" fill="oklch(0.225 0.04 22)"/>',
    ...grove,
    ...ash,
    '<path d="M400 240C440 180 520 150 500 96C496 60 540 30 560 0h-70C470 40 430 70 440 112C448 150 360 190 330 240z" fill="oklch(0.42 0.07 205)"/><path d="M396 224q26-34 64-60M470 96q8-38 38-72" stroke="oklch(0.62 0.06 205 / 0.7)" stroke-width="3" fill="none"/>',
    ancient(118, 'oklch(0.76 0.13 150)', 'oklch(0.56 0.12 155)') + ancient(842, 'oklch(0.62 0.2 28)', 'oklch(0.46 0.17 25)'),
    '<path d="M600 58a44 44 0 1 1 78 30" fill="none" stroke="oklch(0.34 0.03 40)" stroke-width="16"/><circle cx="640" cy="62" r="16" fill="oklch(0.42 0.08 35)"/>',
  ].join('');
}

const sand = (light: number, chroma = 0.055, hue = 66) => `oklch(${light} ${chroma} ${hue})`;

function skyline(chance: Chance): string {
  return Array.from({ length: 15 }, (_, index) => {
    const [x, high, wide] = [index * 68 + chance() * 24 - 20, 40 + chance() * 62, 54 + chance() * 36];
    const wall = `<path d="M${px(x)} 150v${px(-high)}h${px(wide)}v${px(high)}z" fill="oklch(${(0.21 + chance() * 0.035).toFixed(3)} 0.025 48)"/>`;
    const dome =
      chance() < 0.3
        ? `<path d="M${px(x + wide * 0.2)} ${px(150 - high)}a${px(wide * 0.3)} ${px(wide * 0.3)} 0 0 1 ${px(wide * 0.6)} 0z" fill="oklch(0.225 0.025 48)"/>`
        : '';
    const windows = [10, 25, 40].map((at) =>
      chance() < 0.5 ? `<path d="M${px(x + at)} ${px(164 - high)}h7v11h-7z" fill="oklch(0.5 0.09 60 / 0.7)"/>` : '',
    );
    return wall + dome + windows.join('');
  }).join('');
}

function crate(x: number, y: number, size: number, light = 0.46): string {
  const [near, far] = [size - 6, 6 - size];
  return `<path d="M${x} ${y}h${size}v${size}h${-size}z" fill="oklch(${light} 0.075 68)"/><path d="M${x + 3} ${y + 3}h${near}v${near}h${far}zM${x + 3} ${y + 3}l${near} ${near}M${x + size - 3} ${y + 3}l${far} ${near}" fill="none" stroke="oklch(${(light - 0.14).toFixed(2)} 0.06 60)" stroke-width="4"/>`;
}

function player(x: number, y: number, scale: number, vest: string, turn = 1): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${scale * turn} ${scale})">`,
    `<path d="M-9 46l4-24h12l5 24h-8l-3-14-3 14z" fill="oklch(0.16 0.012 200)"/><path d="M-9 -2h18l2 26h-22z" fill="${vest}"/>`,
    '<circle cy="-11" r="8" fill="oklch(0.2 0.015 200)"/><path d="M-8 -12h17v5H-8z" fill="oklch(0.62 0.05 60)"/>',
    `<path d="M2 6l30-2 0 4-28 4z" fill="oklch(0.14 0.01 200)"/><path d="M4 4l14 2v6H6z" fill="${vest}"/></g>`,
  ].join('');
}

/** A bomb site at dusk: an arch, crates, smoke, two defenders and one attacker. */
function csPlace(chance: Chance): string {
  return [
    '<path d="M0 0h960v240H0z" fill="oklch(0.27 0.035 55)"/><path d="M0 0h960v64H0z" fill="oklch(0.235 0.03 40)"/><circle cx="748" cy="66" r="40" fill="oklch(0.56 0.12 50)"/>',
    skyline(chance),
    `<path d="M0 144h960v96H0z" fill="${sand(0.33, 0.042, 62)}"/><path d="M0 144h300l-38 40H0zM960 144H660l38 40h262z" fill="${sand(0.3, 0.04, 58)}"/>`,
    `<path d="M0 34h176v130H0z" fill="${sand(0.42)}"/><path d="M0 34h176v12H0z" fill="${sand(0.48, 0.06, 68)}"/><path d="M52 164v-58a34 34 0 0 1 68 0v58z" fill="oklch(0.19 0.02 50)"/><path d="M44 106a42 42 0 0 1 84 0h-8a34 34 0 0 0-68 0z" fill="${sand(0.5, 0.06, 68)}"/>`,
    // The letter of the site, as a path: a picture in an image has no fonts of the page.
    '<path d="M16 106l12-34h9l12 34h-9l-2-7H27l-2 7zM29 91h7l-3.500-12z" fill="oklch(0.62 0.14 30)"/>',
    `<path d="M806 24h154v140H806z" fill="${sand(0.4, 0.052, 64)}"/><path d="M806 24h154v12H806z" fill="${sand(0.46, 0.058)}"/><path d="M846 60h30v34h-30zM906 60h30v34h-30z" fill="oklch(0.19 0.02 50)"/><path d="M846 76h30M861 60v34M906 76h30M921 60v34" stroke="${sand(0.46, 0.058)}" stroke-width="3"/>`,
    crate(150, 136, 58) + crate(196, 158, 46, 0.42) + crate(164, 90, 46, 0.5) + crate(752, 132, 64) + crate(712, 156, 48, 0.42),
    '<g fill="oklch(0.72 0.012 90 / 0.5)"><circle cx="640" cy="168" r="24"/><circle cx="668" cy="156" r="30"/><circle cx="694" cy="174" r="22"/></g><path d="M240 118L700 168" stroke="oklch(0.75 0.15 55 / 0.5)" stroke-width="2" stroke-dasharray="10 8"/>',
    player(246, 124, 1.14, 'oklch(0.5 0.09 235)') + player(284, 136, 0.92, 'oklch(0.45 0.08 235)'),
    player(724, 112, 1, 'oklch(0.55 0.12 55)', -1),
  ].join('');
}

const places: Record<GameKind, (chance: Chance) => string> = { lol: lolPlace, kog: kogPlace, cs: csPlace, dota2: dotaPlace };

/** Draws the scene of a game as flat markup, recognisable to its players; the sides hold the details, the middle is calm. */
export const gameMarkup = (kind: GameKind): string =>
  svg(places[kind](seeded(`game ${kind}`)), `0 0 ${gameField.width} ${gameField.height}`);

/** The address of the place of a game for `<img src>`. */
export const gameUrl = (kind: GameKind): string => drawnUrl(`game ${kind}`, () => gameMarkup(kind));
