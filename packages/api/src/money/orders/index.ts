export * from './cashier.contract.ts';
export * from './recharge.contract.ts';
export * from './records.contract.ts';
