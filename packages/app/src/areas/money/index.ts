export { NobleDialogWired, RechargeDialogWired } from './money.later.ts';
export { followNobles, nobles } from './noble/noble.store.ts';
export { moneyPages } from './pages.data.ts';
export { openRecharge, recharge } from './recharge/recharge.store.ts';
export { RecordsCard } from './records/RecordsCard.wired.tsx';
export { RecordsSpan } from './records/RecordsSpan.wired.tsx';
export { presetSpan } from './records/spans.ts';
