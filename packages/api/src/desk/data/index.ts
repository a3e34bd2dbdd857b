export * from './data.contract.ts';
export * from './data.schema.ts';
