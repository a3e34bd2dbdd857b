export { contentModule } from './module.ts';
