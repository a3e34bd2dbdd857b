export { foresightModule } from './module.ts';
export { type Foresight, createForesight } from './foresight.service.ts';
