export * from './payouts.contract.ts';
