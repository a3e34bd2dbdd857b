export * from './gift.schema.ts';
export * from './gifts.contract.ts';
export * from './level.contract.ts';
export * from './noble.contract.ts';
export * from './noble.schema.ts';
