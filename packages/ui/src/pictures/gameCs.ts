import type { Chance } from './seed.ts';
import { px } from './svg.ts';

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
export function csPlace(chance: Chance): string {
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
