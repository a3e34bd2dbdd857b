export * from './follow.contract.ts';
export * from './follow.schema.ts';
