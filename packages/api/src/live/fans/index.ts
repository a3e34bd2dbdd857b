export * from './badge.schema.ts';
export * from './fans.contract.ts';
export * from './fans.schema.ts';
