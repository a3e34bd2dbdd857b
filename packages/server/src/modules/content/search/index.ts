export { searchModule } from './module.ts';
