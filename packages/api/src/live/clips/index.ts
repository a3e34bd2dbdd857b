export * from './clips.contract.ts';
export * from './clips.schema.ts';
