/** Colours in which scenes are drawn, as in `scripts/demo-scenes`. */
const shirts = { red: '#d0342c', blue: '#2f62c9', white: '#f2f4f5', yellow: '#f2c531', dark: '#262c38' } as const;
type Shirt = keyof typeof shirts;
export type ShirtPair = readonly [home: Shirt, away: Shirt];

/** Pairs that scenes of football are drawn in, and of basketball. */
export const footballPairs: readonly ShirtPair[] = [
  ['red', 'white'],
  ['blue', 'white'],
  ['white', 'blue'],
  ['yellow', 'dark'],
];
export const basketballPairs: readonly ShirtPair[] = [
  ['white', 'red'],
  ['blue', 'yellow'],
];

/** Colours of a team's shirts: first and second, `#rrggbb` or `#rgb`. */
export type TeamColors = readonly [string, string];

function channels(color: string): [number, number, number] {
  const digits = color.replace('#', '');
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(wide, 16);
  return Number.isNaN(value) ? [128, 128, 128] : [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Approximate difference of two colours: the weighted distance of their channels. */
function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  const red = (a[0] + b[0]) / 2;
  const [r, g, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt((2 + red / 256) * r * r + 4 * g * g + (2 + (255 - red) / 256) * blue * blue);
}

/** Penalties for a team's second colour, and for a colour that is not its own. */
const reluctance = { second: 120, foreign: 190 };

/** Chooses the pair closest to both teams' colours: the home team in its first colour, the guests in the one that goes with it. */
export function choosePair(pairs: readonly ShirtPair[], home: TeamColors, away: TeamColors): ShirtPair {
  const cost = ([right, left]: ShirtPair) => {
    const guests = Math.min(distance(away[0], shirts[left]), distance(away[1], shirts[left]) + reluctance.second, reluctance.foreign);
    return distance(home[0], shirts[right]) * 1.5 + guests;
  };
  const [first, ...others] = pairs;
  if (!first) throw new Error('no pair of shirts is drawn');
  return others.reduce((best, pair) => (cost(pair) < cost(best) ? pair : best), first);
}
