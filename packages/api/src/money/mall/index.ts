export * from './desk.contract.ts';
export * from './mall.contract.ts';
export * from './mall.schema.ts';
