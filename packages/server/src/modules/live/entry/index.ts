export { entryModule } from './module.ts';
