export { doubtsModule } from './module.ts';
