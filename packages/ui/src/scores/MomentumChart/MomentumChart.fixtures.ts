import { seeded } from '../../pictures/seed.ts';
import type { MomentumMinute } from './momentum.ts';

/** Minutes of a lively match, always the same. */
export function swaying(length: number, seed = 'sway'): MomentumMinute[] {
  const chance = seeded(seed);
  const bursts: Readonly<Record<number, number>> = { 11: 0.78, 12: 0.95, 31: -0.6, 33: -0.92, 59: 0.4, 64: 0.7, 66: 0.86, 67: 1 };
  let sway = 0;
  return Array.from({ length }, (_, index) => {
    sway = sway * 0.74 + (chance() - 0.47) * 0.5;
    return { minute: index + 1, value: Math.max(-1, Math.min(1, bursts[index + 1] ?? sway)) };
  });
}
