export { contentItems, contentShelves } from './core/content.tables.ts';
export type { Content } from './content.compose.ts';
export { contentModule } from './module.ts';
