export type { Fans } from './fans.service.ts';
export { fanClubs, fanMembers } from './fans.tables.ts';
export { fansModule } from './module.ts';
