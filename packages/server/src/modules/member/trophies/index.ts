export { trophiesModule } from './module.ts';
export { type SiteTrophies } from './trophies.service.ts';
export { siteEvents, trophies } from './trophies.tables.ts';
