export { recordingsModule } from './module.ts';
export type { KeepResult, RecordedPiece, RecordedRun, RecordedSpan, Recordings } from './recordings.service.ts';
