export * from './noble.contract.ts';
export * from './noble.schema.ts';
