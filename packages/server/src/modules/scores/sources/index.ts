export { sourcesModule } from './module.ts';
export type { FeedCursor, FeedDesk, FeedNote } from './feedDesk.ts';
export type { NoteText } from './noteTexts.ts';
export { feedNotes } from './sources.tables.ts';
