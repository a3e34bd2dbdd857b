export * from './polls.contract.ts';
