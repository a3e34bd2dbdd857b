export * from './results.contract.ts';
export * from './results.schema.ts';
