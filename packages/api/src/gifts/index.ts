export * from './gift.schema.ts';
export * from './gifts.contract.ts';
export * from '../level/level.contract.ts';
export * from '../noble/noble.contract.ts';
export * from '../noble/noble.schema.ts';
