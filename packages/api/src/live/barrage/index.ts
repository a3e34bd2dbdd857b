export * from './barrage.contract.ts';
export * from './talk.contract.ts';
