export * from '../orders/cashier.contract.ts';
export * from '../payouts/payouts.contract.ts';
export * from '../orders/recharge.contract.ts';
export * from '../orders/records.contract.ts';
export * from '../ledger/wallet.schema.ts';
