export { pollsModule } from './module.ts';
export { polls } from './polls.tables.ts';
