export * from './categories.contract.ts';
export * from './videos.contract.ts';
export * from './videos.schema.ts';
