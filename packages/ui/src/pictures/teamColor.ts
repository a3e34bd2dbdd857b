import { kitsOf } from './kits.ts';

/** A lightness out of the range in which neither ink reads on every hue: from 0.53 to 0.62 one of them has less than 4.5 to 1. */
const legible = (lightness: string): string =>
  `calc(min(${lightness}, 0.53) + clamp(0, (${lightness} - 0.6) * 1000, 1) * (max(${lightness}, 0.62) - min(${lightness}, 0.53)))`;

/** A team colour as a mark on the dark scorebug: the lightest and darkest kits are held to a range in which they stay visible. */
export const stripeOf = (color: string): string => `oklch(from ${color} ${legible('clamp(0.46, l, 0.97)')} c h)`;

/** A team colour as a mark on the page: white kits darken a little by day, navy ones lighten by night, so that both stay visible. */
export const markOf = (color: string, theme: 'day' | 'night'): string =>
  `oklch(from ${color} ${legible(theme === 'day' ? 'clamp(0.25, l, 0.88)' : 'clamp(0.42, l, 0.86)')} c h)`;

/** A team colour as a thin line or a small mark of a chart: held to at least 3 to 1 against the ground of the theme. */
export const chartOf = (color: string, theme: 'day' | 'night'): string =>
  `oklch(from ${color} ${legible(theme === 'day' ? 'clamp(0.25, l, 0.66)' : 'clamp(0.63, l, 0.92)')} c h)`;

/** Ink that reads on a mark: dark on light kits, chalk on dark ones. */
export const inkOn = (color: string): string => `oklch(from ${color} clamp(0.15, (0.6 - l) * 1000, 0.99) 0.005 130)`;

/** Colours of both sides as custom properties of an element: `--home`, `--away`, and `--side` for the side of an event. */
export function teamColors(home: Colored, away: Colored, side?: 'home' | 'away' | null): Record<`--${string}`, string> {
  const [own, other] = kitsOf(home, away);
  const colors = { '--home': own, '--away': other };
  return side ? { ...colors, '--side': colors[`--${side}`] } : colors;
}

interface Colored {
  colors: readonly [primary: string, secondary: string];
}
