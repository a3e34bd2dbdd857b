export * from './space.contract.ts';
