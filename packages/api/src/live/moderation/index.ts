export * from './assistants.contract.ts';
export * from './moderation.contract.ts';
export * from './moderation.schema.ts';
export * from './reports.contract.ts';
