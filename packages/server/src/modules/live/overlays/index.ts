export { overlaysModule } from './module.ts';
