export { levelModule } from './module.ts';
