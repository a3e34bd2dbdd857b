export { recordingsModule } from './module.ts';
export type { KeepResult, RecordedPiece, RecordedSpan, Recordings } from './recordings.service.ts';
