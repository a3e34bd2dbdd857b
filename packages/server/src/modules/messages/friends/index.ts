export { friendsModule } from './module.ts';
export { type Friends, type SharedGroups, pairKey } from './friends.service.ts';
export { blocks, friends } from './friends.tables.ts';
