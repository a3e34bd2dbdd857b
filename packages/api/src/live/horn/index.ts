export * from './horn.contract.ts';
export * from './horn.schema.ts';
