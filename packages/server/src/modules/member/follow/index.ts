export { followModule } from './module.ts';
export { type Follow, createFollow } from './follow.service.ts';
export { describePerson } from './follow.presenter.ts';
export { fanGrowth, followCounts, follows } from './follow.tables.ts';
