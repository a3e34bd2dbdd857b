export * from './matches.schema.ts';
export * from './matches.contract.ts';
