export { feedbackModule } from './module.ts';
