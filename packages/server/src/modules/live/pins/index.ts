export { pinsModule } from './module.ts';
