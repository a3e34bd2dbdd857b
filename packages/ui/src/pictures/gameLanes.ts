import type { Chance } from './seed.ts';
import { px } from './svg.ts';

const [blue, red] = ['oklch(0.68 0.13 235)', 'oklch(0.6 0.19 22)'];

const tower = (x: number, y: number, scale: number, gem: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-26 60l8-78h36l8 78z" fill="oklch(0.36 0.02 240)"/><path d="M4 -18h14l8 78H8z" fill="oklch(0.29 0.02 240)"/><path d="M-24 -18h48l-8-16h-32z" fill="oklch(0.45 0.025 240)"/><path d="M0 -78l14 24-14 24-14-24z" fill="${gem}"/><path d="M0 -78l14 24-14 24z" fill="oklch(0.2 0.03 240 / 0.3)"/></g>`;

const crystal = (x: number, gem: string) =>
  `<g transform="translate(${x} 118)"><path d="M-66 78l16-34h100l16 34z" fill="oklch(0.34 0.02 240)"/><path d="M0 -104l34 62L0 44l-34-86z" fill="${gem}"/><path d="M0 -104l34 62L0 44z" fill="oklch(0.2 0.03 240 / 0.32)"/><path d="M-34 -42l34 14 34-14" fill="none" stroke="oklch(0.97 0.01 200 / 0.6)" stroke-width="2"/></g>`;

/** A lane by night: a river between two crystals, towers, and minions between them. */
export function lolPlace(chance: Chance): string {
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
export function dotaPlace(chance: Chance): string {
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
