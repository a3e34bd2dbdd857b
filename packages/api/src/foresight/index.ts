export * from './foresight.contract.ts';
