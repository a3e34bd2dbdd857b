import type { PayoutState } from '@pitchside/api/money/payouts';

/** Actions of operators on a withdrawal. */
export const reviewActs = ['approve', 'pay', 'return'] as const;
export type ReviewAct = (typeof reviewActs)[number];

/** State transitions of each action: held money is paid or returned, never both. */
export const transitions: Record<ReviewAct, { from: readonly PayoutState[]; to: PayoutState }> = {
  approve: { from: ['reviewing'], to: 'approved' },
  pay: { from: ['approved'], to: 'paid' },
  return: { from: ['reviewing', 'approved'], to: 'returned' },
};

/** Fee of a withdrawal in fen, rounded down; `rate` in hundredths of a percent. */
export const feeOf = (amount: number, rate: number): number => Math.floor((amount * rate) / 10_000);
