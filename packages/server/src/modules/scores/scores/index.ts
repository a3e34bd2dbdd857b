export { scoresModule } from './module.ts';
