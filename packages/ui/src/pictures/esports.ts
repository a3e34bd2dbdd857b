import type { Colors } from './football.ts';
import { between, pick, seeded, type Chance } from './seed.ts';
import { field, px } from './svg.ts';

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
export function esportsScene(seed: string, _home: Colors, _away: Colors): string {
  const chance = seeded(`esports ${seed}`);
  const hue = pick(chance, [140, 155, 170, 190, 205, 95]);
  const ground = terrain(chance, hue);
  const fighting = heroes(chance);
  const [x, y] = [170 + chance() * 120, 80 + chance() * 60];
  const spell = `<g stroke="oklch(0.88 0.13 ${between(chance, 180, 270)})" fill="none" stroke-linecap="round"><path d="M${px(x)} ${px(y)}L${px(x + 90)} ${px(y + 26)}" stroke-width="6" opacity=".75"/><ellipse cx="${px(x + 92)}" cy="${px(y + 28)}" rx="34" ry="15" stroke-width="3"/></g>`;
  return `<path d="M0 0h480v270H0z" fill="oklch(0.3 0.05 ${hue})"/>${ground}${fighting}${spell}${panels(chance, hue)}`;
}
