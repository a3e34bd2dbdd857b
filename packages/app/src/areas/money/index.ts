export { NobleDialogWired, RechargeDialogWired } from './money.lazy.ts';
export { followNobles, nobles } from './noble/noble.store.ts';
export { moneyPages } from './pages.data.ts';
export { openRecharge, recharge } from './recharge/recharge.store.ts';
export { RecordsCard } from './records/RecordsCard.tsx';
export { RecordsSpan } from './records/RecordsSpan.tsx';
export { presetSpan } from './records/spans.ts';
