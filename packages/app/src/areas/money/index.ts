export { RechargeDialogWired } from './money.later.ts';
export { moneyPages } from './pages.data.ts';
export { recharge } from './recharge/recharge.store.ts';
