export { recordingsModule } from './module.ts';
export type { KeepResult, RecordedPiece, Recordings } from './recordings.service.ts';
