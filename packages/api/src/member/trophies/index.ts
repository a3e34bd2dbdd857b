export * from './trophies.contract.ts';
export * from './trophies.schema.ts';
