import { say } from '../../lab/storykit/say.ts';
import type { DiamondAmount } from './AmountTiles.tsx';

const given: readonly (readonly [diamonds: number, bonus: number, yuan: number])[] = [
  [600, 600, 6],
  [3_000, 60, 30],
  [6_800, 200, 68],
  [9_800, 490, 98],
  [19_800, 1_200, 198],
  [32_800, 2_400, 328],
  [64_800, 6_000, 648],
];

/** Packages that the demo data sells; a yuan buys a hundred diamonds. */
export const amounts: readonly DiamondAmount[] = given.map(([diamonds, bonus, yuan], index) => ({
  id: String(diamonds),
  diamonds,
  bonus,
  price: `¥${yuan}`,
  ...(index === 0 && { mark: say('首充双倍', 'First top-up doubled', 'Nạp lần đầu nhân đôi') }),
}));
