export * from './gift.schema.ts';
export * from './gifts.contract.ts';
