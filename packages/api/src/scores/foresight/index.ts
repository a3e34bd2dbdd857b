export * from './draws.ts';
export * from './foresight.contract.ts';
