export * from './legal.contract.ts';
export * from './legal.schema.ts';
