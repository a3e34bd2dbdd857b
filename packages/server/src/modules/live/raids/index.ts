export { raidsModule } from './module.ts';
export { raids } from './raids.tables.ts';
