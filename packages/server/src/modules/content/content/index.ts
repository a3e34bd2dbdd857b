export { contentItems, contentShelves } from './core/content.tables.ts';
export type { Content } from './contentCompose.ts';
export { contentModule } from './module.ts';
