export * from './matches.schema.ts';
export * from './competition.rank.ts';
export * from './matches.contract.ts';
export * from './odds.schema.ts';
export * from './odds.pack.ts';
export * from './odds.contract.ts';
export * from './detail.schema.ts';
export * from './detail.contract.ts';
