import { desc, eq, like, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { teamMerges } from '../competitions/index.ts';
import { competitions, teams } from '../sport/index.ts';
import type { NoteText } from './noteTexts.ts';
import { feedCursors, feedNotes } from './sources.tables.ts';

/** Cursor of a list of the source. */
export interface FeedCursor {
  isWhole: boolean;
  /** The next id or, once the list is complete, the instant (s UTC) from which changes are requested. */
  at: number;
  /** Latest change read so far, s UTC. */
  changedAt: number;
}

/** A late, wrong or missing delivery of a source. */
export type FeedNote = Pick<typeof feedNotes.$inferInsert, 'kind' | 'subject'> & { note: NoteText; matchId: string | null };

/** State that a source stores with the site, so that another node can continue. */
export interface FeedDesk {
  cursor(list: string): Promise<FeedCursor>;
  moveCursor(list: string, cursor: FeedCursor): Promise<void>;
  /** Records a note for operators; a repeat increases its counter. */
  note(note: FeedNote): Promise<void>;
  /** Teams of the source that were merged into others, by their ids on the site. */
  mergedTeams(): Promise<ReadonlyMap<string, string>>;
  /**
   * Ids of the source's teams or competitions on the site.
   * @param beginning prefix of their ids on the site
   */
  knownIds(kind: 'team' | 'competition', beginning: string): Promise<number[]>;
}

/** Prefix of the source's ids on the site. */
const ofSource = 'nami-';

const start: FeedCursor = { isWhole: false, at: 0, changedAt: 0 };

export function createFeedDesk({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const desk: FeedDesk = {
    async cursor(list) {
      const [row] = await db.select().from(feedCursors).where(eq(feedCursors.list, list));
      return row ?? start;
    },
    async moveCursor(list, { isWhole, at, changedAt }) {
      const moved = { isWhole, at, changedAt };
      await db
        .insert(feedCursors)
        .values({ list, ...moved })
        .onConflictDoUpdate({ target: feedCursors.list, set: moved });
    },
    async note({ kind, subject, note, matchId }) {
      const now = clock.now();
      await db
        .insert(feedNotes)
        .values({ kind, subject, note, matchId, firstAt: now, lastAt: now, times: 1 })
        .onConflictDoUpdate({
          target: [feedNotes.kind, feedNotes.subject, feedNotes.note],
          set: { lastAt: now, times: sql`${feedNotes.times} + 1` },
        });
    },
    async mergedTeams() {
      const rows = await db
        .select()
        .from(teamMerges)
        .where(like(teamMerges.fromId, `${ofSource}%`));
      return new Map(rows.map(({ fromId, intoId }) => [fromId, intoId]));
    },
    async knownIds(kind, beginning) {
      const table = kind === 'team' ? teams : competitions;
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(like(table.id, `${beginning}%`));
      const merged = kind === 'team' ? [...(await desk.mergedTeams()).keys()] : [];
      const ids = [...rows.map(({ id }) => id), ...merged.filter((id) => id.startsWith(beginning))];
      return ids.map((id) => Number(id.slice(beginning.length)));
    },
  };
  return {
    ...desk,
    /** Notes, newest first. */
    notes: (limit: number) => db.select().from(feedNotes).orderBy(desc(feedNotes.lastAt)).limit(limit),
  };
}
