import { between, type Chance } from './seed.ts';
import { field, px } from './svg.ts';

/** A team colour deepened towards turf, for grounds behind people. */
export const deep = (color: string, share: number): string => `color-mix(in oklab, ${color} ${share}%, oklch(0.2 0.03 168))`;

/** A dark stand full of people, from `y` down. */
export function gloom(chance: Chance, y: number, height: number, people: number): string {
  const heads = Array.from({ length: people }, () => {
    const [left, top] = [between(chance, 0, field.width), y + 4 + between(chance, 0, height - 8)];
    const tone = `oklch(${(0.26 + chance() * 0.3).toFixed(2)} ${(chance() * 0.07).toFixed(2)} ${between(chance, 0, 360)})`;
    return `<g fill="${tone}"><path d="M${left - 4} ${top + 6}q4-7 8 0z"/><circle cx="${left}" cy="${top}" r="2.2"/></g>`;
  });
  return `<path d="M0 ${y}h480v${height}H0z" fill="oklch(0.18 0.02 200)"/>${heads.join('')}`;
}

/** Mown turf from `y` to the foot of the picture. */
export function lawn(y: number, tones: readonly [string, string] = ['oklch(0.5 0.115 149)', 'oklch(0.46 0.11 150)']): string {
  const height = field.height - y;
  return Array.from({ length: 7 }, (_, index) => {
    const [from, to] = [(index / 7) ** 1.7, ((index + 1) / 7) ** 1.7];
    return `<rect y="${px(y + height * from)}" width="480" height="${px(height * (to - from) + 0.6)}" fill="${tones[index % 2 ? 1 : 0]}"/>`;
  }).join('');
}

/** Advertising boards whose names are strokes. */
export function boards(chance: Chance, y: number, height = 12): string {
  const names = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="${14 + index * 80}" y="${y + height / 2 - 1.5}" width="${between(chance, 22, 52)}" height="3" fill="oklch(0.95 0.02 100 / 0.65)"/>`,
  );
  return `<path d="M0 ${y}h480v${height}H0z" fill="oklch(0.3 0.05 ${between(chance, 0, 360)})"/>${names.join('')}`;
}

/** Floodlights along the roof. */
export function lights(count: number, y: number): string {
  return Array.from({ length: count }, (_, index) => {
    const lamps = [-15, -5, 5, 15].map((x) => `<circle cx="${x}" cy="1" r="4"/>`).join('');
    return `<g transform="translate(${Math.round(40 + (index * 400) / (count - 1))} ${y})"><path d="M-22 -6h44v14h-44z" fill="oklch(0.32 0.02 200)"/><g fill="oklch(0.98 0.04 100)">${lamps}</g></g>`;
  }).join('');
}

const shade = '<path d="M0 17A17 17 0 0 0 17 0C14 8 8 13 0 17z" fill="#0003"/>';

/** A football of radius `radius` at (x, y). */
export const football = (x: number, y: number, radius: number): string =>
  `<g transform="translate(${x} ${y}) scale(${px(radius / 17)})"><circle r="17" fill="#f7f7f4"/><path d="M0 -8l7 5-3 8h-8l-3-8zM0 -17l4 3-4 6-4-6zM16 -4l-1 6-8-5 3-6zM9 13l-5 3-1-7 5-4zM-9 13l-4-4 5-4 4 4zM-16 -4l6-5 3 6-7 5z" fill="#1d2b26"/>${shade}</g>`;

/** A basketball of radius `radius` at (x, y). */
export const basketball = (x: number, y: number, radius: number): string =>
  `<g transform="translate(${x} ${y}) scale(${px(radius / 17)})"><circle r="17" fill="#e8793a"/><path d="M-17 0h34M0 -17v34M-12 -12c6 6 6 18 0 24M12 -12c-6 6-6 18 0 24" stroke="#5a2a12" stroke-width="2" fill="none"/>${shade}</g>`;
