export { conflictsModule } from './module.ts';
