import type { VetoStep } from '../../../modules/scores/sport/index.ts';
import type { Names } from '../../../text/local.ts';

/**
 * Veto of seven maps for a series: two bans, the picks, the other bans, and the decider; the sides take turns. The first maps of the pool
 * are played, in their order.
 */
export function vetoOf(pool: readonly Names[], bestOf: number): VetoStep[] {
  const [picked, left, banned] = [pool.slice(0, bestOf - 1), pool.slice(bestOf - 1, bestOf), pool.slice(bestOf)];
  const step = (act: VetoStep['act']) => (map: Names) => ({ map, act });
  const chosen = [...banned.slice(0, 2).map(step('ban')), ...picked.map(step('pick')), ...banned.slice(2).map(step('ban'))];
  return [
    ...chosen.map((each, turn): VetoStep => ({ ...each, side: turn % 2 === 0 ? 'home' : 'away' })),
    ...left.map((map): VetoStep => ({ map, act: 'left', side: null })),
  ];
}
