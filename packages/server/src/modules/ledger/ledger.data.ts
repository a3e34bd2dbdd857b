import { diamondFlows, type DiamondFlow } from '@pitchside/api/operations';

/** Units of value: diamonds (whole), consumption wallet and income (both in fen). */
export const units = ['diamond', 'wallet', 'income'] as const;
export type Unit = (typeof units)[number];

/**
 * Kinds of diamonds (decision 127): bought ones were paid for with money; given ones came from the site: bonuses, sign-ins, tasks.
 * Both are spent alike; income of others comes of bought ones alone.
 */
export type DiamondKind = 'bought' | 'given';

/**
 * The other side of what members gain and lose; these accounts may stand below zero and carry no running balance.
 * - `issue`: where recharged diamonds and money paid in come from
 * - `bonus`: where given diamonds come from: first recharges, sign-ins, tasks
 * - `spent`: where spent diamonds go
 * - `commission`: where the income of anchors comes from
 * - `converted`: between income and the consumption wallet
 * - `held`: what waits: withdrawals for review, red envelopes for who takes from them
 * - `plans`: what buyers of plans paid, until these are settled
 * - `goods`: what members paid for goods that have not been sent
 * - `paid`: withdrawals that left the site
 * - `fee`: what the site keeps of a withdrawal
 */
export const systemAccounts = ['issue', 'bonus', 'spent', 'commission', 'converted', 'held', 'paid', 'fee', 'plans', 'goods'] as const;
export type SystemAccount = (typeof systemAccounts)[number];

/** Why value moved; one act of a member or of the site is one transfer. The desk names every one of them. */
export const transferKinds = diamondFlows;
export type TransferKind = DiamondFlow;
