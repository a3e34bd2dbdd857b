export { clipsModule } from './module.ts';
export { clips, roomClipRules } from './clips.tables.ts';
export type { JoinPieces } from './replays.ts';
export type { CutMovie, CutRecording, DrawFilm } from './clipsMaking.ts';
