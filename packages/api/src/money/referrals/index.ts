export * from './referrals.contract.ts';
export * from './referrals.schema.ts';
