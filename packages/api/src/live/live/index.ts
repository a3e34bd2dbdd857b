export * from './live.contract.ts';
