import { randomInt } from 'node:crypto';

/**
 * Splits an envelope into random shares: each is at least 1, and their sum is the total. They vary from 1 to about twice the mean and are
 * shuffled, so that the order of claiming does not change the odds.
 * @param draw unpredictable integer from 0 to below the given one
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
