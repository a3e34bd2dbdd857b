export * from './envelopes.contract.ts';
export * from './envelopes.schema.ts';
