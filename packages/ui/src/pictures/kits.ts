/** Distance in Oklab below which two colours look the same. */
const near = 0.14;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** A colour `#rrggbb` in Oklab; undefined for any other way of writing one. Source: Björn Ottosson's Oklab matrices. */
function oklab(color: string): readonly [number, number, number] | undefined {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!digits) return undefined;
  const [r = 0, g = 0, b = 0] = digits.slice(1).map((each) => linear(Number.parseInt(each, 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    // Marks are held to this range of lightness, in which nearly black kits are one.
    Math.min(0.88, Math.max(0.25, 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s)),
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Whether two colours look alike; colours that are not written as `#rrggbb` count as different. */
export function clash(one: string, other: string): boolean {
  const [first, second] = [oklab(one), oklab(other)];
  if (!first || !second) return one === other;
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0))) < near;
}

interface Colored {
  colors: readonly [primary: string, secondary: string];
}

/** Chooses the colours of both sides: their first ones, and the visitors' second where the first ones look alike, as on the pitch. */
export function kitsOf({ colors: [home] }: Colored, { colors: [away, second] }: Colored): readonly [home: string, away: string] {
  return [home, clash(home, away) && !clash(home, second) ? second : away];
}
