export { followModule } from './module.ts';
export { type Follow, createFollow } from './follow.service.ts';
export { describePerson } from './follow.rows.ts';
export { fanGrowth, followCounts, follows } from './follow.tables.ts';
