export { groupsModule } from './module.ts';
export { type Groups } from './groups.service.ts';
export { groups } from './groups.tables.ts';
