export * from './competitions.schema.ts';
export * from './competitions.contract.ts';
