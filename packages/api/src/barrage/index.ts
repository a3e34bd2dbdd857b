export * from './barrage.contract.ts';
