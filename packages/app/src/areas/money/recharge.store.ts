import type { RechargeOrder } from '@pitchside/api/money/orders';
import { proxy } from 'valtio';
import { openLogin } from '../../platform/overlays/overlays.store.ts';
import { session } from '../../platform/session/session.store.ts';

interface RechargeState {
  /** The dialog lies over the page. */
  open: boolean;
  /** Diamonds missing for the person's purchase; null for a plain recharge. */
  missing: number | null;
  /** The order that is waited for, or that was just decided; null while one is chosen. */
  order: RechargeOrder | null;
}

/** Recharging, opened from anywhere. */
export const recharge = proxy<RechargeState>({ open: false, missing: null, order: null });

/** Opens the recharge dialog; `missing` is how many diamonds were too few. Visitors sign in first. */
export function openRecharge(missing?: number): void {
  if (!session.user) return openLogin();
  Object.assign(recharge, { open: true, missing: missing ?? null, order: recharge.order?.state === 'waiting' ? recharge.order : null });
}

/** Waits for an order in the dialog. */
export const awaitOrder = (order: RechargeOrder): void => void Object.assign(recharge, { open: true, order });

/** Closes the dialog; an order that waits goes on without it, a decided one is over. */
export const closeRecharge = (): void =>
  void Object.assign(recharge, { open: false, missing: null, order: recharge.order?.state === 'waiting' ? recharge.order : null });

/** Sets the current order; null goes back to choosing. */
export const takeOrder = (order: RechargeOrder | null): void => void (recharge.order = order);

/** Forgets an order that somebody cancelled elsewhere on the page. */
export function forgetOrder(no: string): void {
  if (recharge.order?.no === no) recharge.order = null;
}
