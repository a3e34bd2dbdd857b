export * from './friends.contract.ts';
export * from './friends.schema.ts';
