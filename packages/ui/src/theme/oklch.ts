import type { Oklch } from './tokens.data.ts';

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const short = /^#[\da-f]{3}$/i;
const long = /^#[\da-f]{6}$/i;

/**
 * Converts a brand colour, `#7b1e2b` or `#fff`, to OKLCH; throws a `RangeError` for anything else. Source: Björn Ottosson's Oklab matrices.
 */
export function oklchOf(hex: string): Oklch {
  const digits = short.test(hex) ? hex.slice(1).replace(/./g, '$&$&') : long.test(hex) ? hex.slice(1) : undefined;
  if (digits === undefined) throw new RangeError(`${hex} is no colour such as #7b1e2b`);
  const [r, g, b] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(x, y);
  const round = (value: number, places: number) => Number(value.toFixed(places));
  return [round(lightness, 4), round(chroma, 4), chroma < 0.0005 ? 0 : round(((Math.atan2(y, x) * 180) / Math.PI + 360) % 360, 2)];
}
