export * from './experts.contract.ts';
export * from './experts.schema.ts';
export * from './gain.ts';
export * from './plans.contract.ts';
export * from './plans.schema.ts';
export * from './talk.contract.ts';
