export { createForesight, type Foresight } from './foresight.service.ts';
