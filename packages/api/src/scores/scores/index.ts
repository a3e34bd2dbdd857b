export * from './collect.contract.ts';
export * from './days.contract.ts';
export * from './stars.contract.ts';
