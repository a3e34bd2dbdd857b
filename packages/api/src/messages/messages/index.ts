export * from './messages.contract.ts';
export * from './messages.schema.ts';
