export * from './ranking.contract.ts';
