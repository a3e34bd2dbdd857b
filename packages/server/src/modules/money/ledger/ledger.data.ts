import { diamondFlows, type DiamondFlow } from '@pitchside/api/desk/operations';

/** Units of value: diamonds (whole), consumption wallet and income (both in fen). */
export const units = ['diamond', 'wallet', 'income'] as const;
export type Unit = (typeof units)[number];

/**
 * Kinds of diamonds (docs/decisions/ledger-and-payments.md). Bought ones were paid for with money; given ones are bonuses, sign-ins, tasks.
 * Both are spent alike; only bought ones create income for others.
 */
export const diamondKinds = ['bought', 'given'] as const;
export type DiamondKind = (typeof diamondKinds)[number];

/**
 * System accounts: the counterpart of members' gains and losses. They may be negative and have no running balance.
 * - `issue`: source of recharged diamonds and of money paid in
 * - `bonus`: source of given diamonds: first recharges, sign-ins, tasks
 * - `spent`: sink of spent diamonds
 * - `commission`: source of the income of anchors
 * - `converted`: between income and the consumption wallet
 * - `held`: amounts on hold: withdrawals under review, red envelopes
 * - `plans`: payments for plans until these are settled
 * - `goods`: payments for goods that have not been sent
 * - `paid`: withdrawals that left the site
 * - `fee`: fees of withdrawals
 */
export const systemAccounts = ['issue', 'bonus', 'spent', 'commission', 'converted', 'held', 'paid', 'fee', 'plans', 'goods'] as const;
export type SystemAccount = (typeof systemAccounts)[number];

/** Reasons of transfers; one act of a member or of the site is one transfer. The desk displays all of them. */
export const transferKinds = diamondFlows;
export type TransferKind = DiamondFlow;
