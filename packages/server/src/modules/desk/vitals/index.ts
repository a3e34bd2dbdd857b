export { vitalsModule } from './module.ts';
