export * from './day.contract.ts';
export * from './operations.contract.ts';
export * from './operations.schema.ts';
