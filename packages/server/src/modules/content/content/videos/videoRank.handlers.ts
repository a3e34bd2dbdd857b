import type { ContentPeriod } from '@pitchside/api/content/content';
import { authorDays, type RankedAuthor } from '@pitchside/api/content/videos';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { describeVideo } from '../core/describe.ts';
import { numberOf } from '../core/ids.ts';
import type { ItemRow } from '../core/items.presenter.ts';
import { lastDays, periodAt, periodBefore } from '../core/periods.ts';
import type { Reading } from '../core/reading.ts';
import type { Shelves } from '../shelves/shelves.ts';
import { createAuthorsRepository, type Counting } from './authors.repository.ts';

/** A place of the ranking: a video, or an author with their best video. */
interface Place {
  place: number;
  heat: number;
  row: ItemRow;
  author: RankedAuthor | null;
}

/** Handlers of rankings of videos and their authors. */
export function videoRankHandlers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { reading, shelves }: { reading: Reading; shelves: Shelves },
): Pick<Handlers, 'videoRank'> {
  const repository = createAuthorsRepository(db);

  async function authors(period: ContentPeriod, counting: Counting, memberId: number | undefined, limit: number): Promise<Place[]> {
    const now = clock.now();
    const keys = lastDays(now, authorDays);
    const top = await repository.top(periodAt(now, period), periodBefore(now, period), counting, memberId, limit);
    if (top.length === 0) return [];
    const ids = top.map(({ id }) => id);
    const [sums, best] = await Promise.all([
      repository.sums(ids, keys, counting),
      reading.byIds(
        top.map((each) => each.best),
        memberId,
      ),
    ]);
    const popularityOf = new Map(sums.map(({ author, period: day, heat }) => [`${author} ${day}`, heat]));
    const videoOf = new Map(best.map((row) => [row.item.id, row]));
    return top.flatMap(({ id, place, heat, videos, best: hottest, before, isFollowed }) => {
      const row = videoOf.get(hottest);
      if (!row) return [];
      const days = keys.map((day) => popularityOf.get(`${id} ${day}`) ?? 0);
      return { place, heat, row, author: { videos, trend: before === null ? null : before - place, days, is_followed: isFollowed } };
    });
  }

  return {
    async videoRank({ of, period, category_id, lang, limit }, { member }) {
      const within = category_id === undefined ? undefined : await shelves.within(numberOf(category_id));
      const { found } = await reading.inLanguage(
        lang,
        false,
        async (where): Promise<Place[]> =>
          of === 'authors'
            ? authors(period, { shelves: within, where }, member?.id, limit)
            : (await reading.ranked('video', period, member?.id, where, limit, within)).map((ranked) => ({ ...ranked, author: null })),
        (list) => list.length === 0,
      );
      const matches = await reading.matchesOf(found.map(({ row }) => row));
      return { list: found.map(({ row, ...ranked }) => ({ ...ranked, video: describeVideo(row, matches, member?.id) })) };
    },
  };
}
