export * from './notices.contract.ts';
export * from './notices.schema.ts';
