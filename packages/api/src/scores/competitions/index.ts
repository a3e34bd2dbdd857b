export * from './competitions.schema.ts';
export * from './competitions.contract.ts';
export * from './teams.schema.ts';
export * from './teams.contract.ts';
