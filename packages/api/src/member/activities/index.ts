export * from './activities.contract.ts';
