export * from './level.contract.ts';
