export { shareModule } from './module.ts';
