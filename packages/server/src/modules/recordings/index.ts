export { recordingsModule } from './module.ts';
export type { Kept, RecordedPiece, Recordings } from './recordings.service.ts';
