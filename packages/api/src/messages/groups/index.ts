export * from './groups.contract.ts';
export * from './groups.schema.ts';
