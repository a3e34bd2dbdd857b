export { clipsModule } from './module.ts';
export { clips } from './clips.tables.ts';
export type { CutMovie, CutPiece, CutRecording, DrawFilm } from './clipsMaking.ts';
