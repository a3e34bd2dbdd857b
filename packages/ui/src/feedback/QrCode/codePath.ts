import { encode } from 'uqr';

/** Modules of light around the code that scanners need (ISO/IEC 18004). */
export const quietZone = 4;
/** Share of the side that a sign in the centre covers; with level H, 30 % of the code may be lost, this costs 5 %. */
const signShare = 0.22;

/** The dark modules of a code as one SVG path in a box of `side` modules; with `hollow` the centre is left free for a sign. */
export function codePath(value: string, hollow: boolean): { path: string; side: number } {
  const { data, size } = encode(value, { ecc: hollow ? 'H' : 'M', border: quietZone });
  const half = hollow ? (size - 2 * quietZone) * signShare * 0.5 : 0;
  const free = (at: number) => Math.abs(at + 0.5 - size / 2) < half;
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (row[x] && !(free(x) && free(y))) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
    }
  });
  return { path, side: size };
}
