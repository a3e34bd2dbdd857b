export { statusModule } from './module.ts';
export { type JobRounds, type NodeReading } from './status.types.ts';
