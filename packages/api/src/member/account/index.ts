export * from './account.contract.ts';
export * from './factor.contract.ts';
