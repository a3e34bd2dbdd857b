import type { Platform } from '../../../platform/platform.ts';
import { keysOf, type Reader } from './keys.ts';
import { openReader } from './reader.ts';
import { indexing, type Stale } from './searchIndex.repository.ts';
import { edition, fameOf } from './searchNames.ts';
import type { NamedKind } from './search.tables.ts';

/** Subjects per transaction. */
const atOnce = 200;

/** Updates the index with new and renamed names since the last run. Idempotent, also across nodes. */
export function createIndexing({ db }: Pick<Platform, 'db'>) {
  let reader: Promise<Reader> | undefined;

  async function piece(kind: NamedKind): Promise<boolean> {
    const stale = await indexing.stale(db, kind, edition, atOnce);
    if (stale.length === 0) return false;
    const read = await (reader ??= openReader());
    const keys = stale.flatMap((subject: Stale) => {
      const { aliases, weight } = fameOf(kind, subject);
      return keysOf(subject.names, aliases, read).map((key) => ({ ...key, weight, subjectId: subject.id }));
    });
    await indexing.write(db, kind, stale, keys);
    return stale.length === atOnce;
  }

  const all = async (kind: NamedKind) => {
    let isMore = true;
    while (isMore) isMore = await piece(kind);
  };

  return {
    /** Teams and competitions. */
    async names(): Promise<void> {
      await all('competition');
      await all('team');
    },
    /** Anchors of rooms, by nickname. */
    anchors: () => all('anchor'),
    /** Members without a room, by nickname. */
    people: () => all('person'),
  };
}
export type Indexing = ReturnType<typeof createIndexing>;
