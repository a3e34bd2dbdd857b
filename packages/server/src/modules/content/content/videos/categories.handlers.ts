import type { Category } from '@pitchside/api/content/videos';
import { contentLimits } from '@pitchside/api/content/content';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import { takeTurn } from '../../../../platform/locks.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { local, type Localizable } from '../../../../text/local.ts';
import { contentItems, keptCategories } from '../core/content.tables.ts';
import { describeVideo } from '../core/describe.ts';
import { numberOf } from '../core/ids.ts';
import type { ItemRow } from '../core/items.presenter.ts';
import type { Reading } from '../core/reading.ts';
import type { Shelf, Shelves } from '../shelves/shelves.ts';

const texts = { many: msg`最多收藏 30 个分类` };
/** Maximum number of recommended videos over all batches. */
const mostRecommended = 96;

type Served =
  | 'videoClassification'
  | 'allCategories'
  | 'recommendedVideos'
  | 'searchCategories'
  | 'myClassification'
  | 'addMyclassification';

const describe = (shelf: Shelf, all: readonly Shelf[]): Localizable<Category> => ({
  id: String(shelf.id),
  name: local(shelf.names),
  parent_id: shelf.parentId === null ? null : String(shelf.parentId),
  total: shelf.total + all.filter(({ parentId }) => parentId === shelf.id).reduce((sum, part) => sum + part.total, 0),
});

/** Interleaves categories, so that none dominates the top. */
function mixed(rows: readonly ItemRow[]): ItemRow[] {
  const byShelf = new Map<number, ItemRow[]>();
  for (const row of rows) byShelf.set(row.shelf.id, [...(byShelf.get(row.shelf.id) ?? []), row]);
  const list: ItemRow[] = [];
  for (let round = 0; list.length < rows.length; round += 1) for (const of of byShelf.values()) list.push(...of.slice(round, round + 1));
  return list;
}

/** Handlers of video categories: all, those open for posts, the member's own, and recommendations from them. */
export function categoriesHandlers(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  shelves: Shelves,
  reading: Reading,
  findVideos: (text: string, limit: number) => Promise<number[]>,
): Pick<Handlers, Served> {
  /** Open categories by id, in the order of the ids. */
  async function known(ids: readonly number[]): Promise<{ list: Localizable<Category>[] }> {
    const all = await shelves.list('category');
    return { list: ids.flatMap((id) => all.filter((shelf) => shelf.id === id).map((shelf) => describe(shelf, all))) };
  }

  return {
    async videoClassification() {
      const all = await shelves.list('category');
      return { list: all.filter(({ id }) => !all.some(({ parentId }) => parentId === id)).map((shelf) => describe(shelf, all)) };
    },
    async allCategories() {
      const all = await shelves.list('category');
      return {
        list: all
          .filter(({ parentId }) => parentId === null)
          .map((shelf) => ({
            ...describe(shelf, all),
            children: all.filter(({ parentId }) => parentId === shelf.id).map((part) => describe(part, all)),
          })),
      };
    },
    async recommendedVideos({ batch, lang, limit }, { member }) {
      const featured = await reading.select(
        'video',
        member?.id,
        and(isNotNull(contentItems.featuredAt), lang === undefined ? undefined : eq(contentItems.lang, lang)),
        [desc(contentItems.featuredAt)],
        limit,
      );
      const { found } = await reading.inLanguage(
        lang,
        false,
        (where) => reading.hot('video', 'week', member?.id, where, undefined, mostRecommended),
        ({ list }) => list.length === 0,
      );
      const hot = found.list;
      const rest = mixed(hot.filter(({ item }) => !featured.some((row) => row.item.id === item.id)));
      const all = [...featured, ...rest].slice(0, mostRecommended);
      const batches = Math.max(1, Math.ceil(all.length / limit));
      const which = batch % batches;
      const rows = all.slice(which * limit, (which + 1) * limit);
      const matches = await reading.matchesOf(rows);
      return { list: rows.map((row) => describeVideo(row, matches, member?.id)), batch: which, batches };
    },
    async searchCategories({ name, limit }, { member }) {
      const all = await shelves.list('category');
      const part = name.toLowerCase();
      const rows = await reading.byIds(await findVideos(name, limit), member?.id);
      const matches = await reading.matchesOf(rows);
      return {
        categories: all
          .filter(({ names }) => Object.values(names).some((each) => each.toLowerCase().includes(part)))
          .map((shelf) => describe(shelf, all)),
        videos: rows.map((row) => describeVideo(row, matches, member?.id)),
      };
    },
    async myClassification(_, { member }) {
      const [row] = await db.select().from(keptCategories).where(eq(keptCategories.memberId, member.id));
      return known(row?.ids ?? []);
    },
    async addMyclassification({ ids: given, mode }, { member }) {
      const open = new Set((await shelves.list('category')).map(({ id }) => id));
      const wanted = [...new Set(given.map(numberOf))].filter((id) => open.has(id));
      const ids = await events.transaction(async (tx) => {
        await takeTurn(tx, 'circles', member.id);
        const [row] = await tx.select().from(keptCategories).where(eq(keptCategories.memberId, member.id));
        // Categories closed meanwhile are dropped with the next change.
        const before = (row?.ids ?? []).filter((id) => open.has(id));
        const after =
          mode === 'set'
            ? wanted
            : mode === 'remove'
              ? before.filter((id) => !wanted.includes(id))
              : [...before, ...wanted.filter((id) => !before.includes(id))];
        if (after.length > contentLimits.myCategories) throw new CallError(texts.many);
        await tx
          .insert(keptCategories)
          .values({ memberId: member.id, ids: after })
          .onConflictDoUpdate({ target: keptCategories.memberId, set: { ids: after } });
        return after;
      });
      return known(ids);
    },
  };
}
