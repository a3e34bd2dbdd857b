export * from './client/index.ts';
export * from './contract/envelope.ts';
export type * from './contract/define.ts';
export * from './realtime/index.ts';
