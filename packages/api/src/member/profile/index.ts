export * from './profile.contract.ts';
export * from './profile.schema.ts';
export * from './safety.contract.ts';
