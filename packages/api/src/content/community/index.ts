export * from './circles.contract.ts';
export * from './community.contract.ts';
export * from './community.schema.ts';
