export * from './matches.schema.ts';
export * from './competitionRank.ts';
export * from './matches.contract.ts';
export * from './odds.schema.ts';
export * from './oddsPack.ts';
export * from './odds.contract.ts';
export * from './detail.schema.ts';
export * from './detail.contract.ts';
