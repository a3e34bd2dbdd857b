export * from './entry.schema.ts';
export * from './noble.contract.ts';
export * from './noble.schema.ts';
