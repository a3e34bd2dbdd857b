export { hornModule } from './module.ts';
