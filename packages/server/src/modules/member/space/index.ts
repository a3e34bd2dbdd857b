export { spaceModule } from './module.ts';
