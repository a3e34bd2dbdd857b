import { randomInt } from 'node:crypto';

/**
 * Draws the shares of an envelope by lot: each is at least 1, and together they are the whole. Around an even share they vary from 1 to about twice as much; then they are mixed, so that the first has no other odds than the last.
 * @param draw a whole number from 0 to below the given one, which nobody may foresee
 */
export function splitShares(total: number, count: number, draw: (below: number) => number = randomInt): number[] {
  let spare = total - count;
  const shares = Array.from({ length: count }, (_, index) => {
    const left = count - index;
    const more = left === 1 ? spare : draw(Math.min(spare, Math.floor((2 * spare) / left)) + 1);
    spare -= more;
    return 1 + more;
  });
  for (let last = shares.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [shares[last], shares[other]] = [shares[other] as number, shares[last] as number];
  }
  return shares;
}
