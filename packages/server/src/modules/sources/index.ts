export { sourcesModule } from './module.ts';
export type { FeedCursor, FeedDesk, FeedNote } from './feedDesk.ts';
export { feedNotes } from './sources.tables.ts';
