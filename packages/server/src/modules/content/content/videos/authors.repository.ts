import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../ports/database/database.ts';
import { follows } from '../../../member/follow/index.ts';
import { contentHeat, contentItems } from '../core/content.tables.ts';
import { isShown } from '../core/items.presenter.ts';

/** An author with the popularity of all their videos in a period. */
export interface AuthorRow extends Record<string, unknown> {
  id: number;
  place: number;
  heat: number;
  /** Number of their videos with popularity. */
  videos: number;
  /** Popularity of their best video. */
  best: number;
  /** Place in the previous period; null for none. */
  before: number | null;
  isFollowed: boolean;
}

/** Filter for the counted videos. */
export interface Counting {
  /** Categories; all if missing. */
  shelves: readonly number[] | undefined;
  where: SQL | undefined;
}

const names = (periods: readonly string[]) => sql`any(${sql.param([...periods])}::text[])`;

/** SQL of video authors by popularity. */
export function createAuthorsRepository(db: Database) {
  /** Popularity of each shown video with its author, by period. */
  const heats = (periods: readonly string[], { shelves, where }: Counting) => sql`
    select ${contentHeat.period} as period, ${contentItems.authorId} as author, ${contentItems.id} as item, ${contentHeat.heat} as heat
    from ${contentHeat} join ${contentItems} on ${contentItems.id} = ${contentHeat.itemId}
    where ${contentHeat.kind} = 'video' and ${contentHeat.period} = ${names(periods)} and ${contentHeat.heat} > 0 and ${isShown('video')}
      ${shelves ? sql`and ${contentHeat.shelfId} = any(${sql.param([...shelves])}::bigint[])` : sql``} ${where ? sql`and ${where}` : sql``}`;

  return {
    /** Top places of a period, with the previous places of these authors. */
    async top(period: string, before: string, counting: Counting, callerId: number | undefined, limit: number): Promise<AuthorRow[]> {
      const { rows } = await db.execute<AuthorRow>(sql`
        with heats as (${heats([period, before], counting)}),
        placed as (
          select period, author, sum(heat)::int as heat, count(*)::int as videos, (array_agg(item order by heat desc, item desc))[1] as best,
            (row_number() over (partition by period order by sum(heat) desc, author))::int as place
          from heats group by period, author)
        select now.author as id, now.place, now.heat, now.videos, now.best, last.place as before,
          exists (select from ${follows} f where f.member_id = ${callerId ?? null}::bigint and f.target_id = now.author) as "isFollowed"
        from placed now left join placed last on last.author = now.author and last.period = ${before}
        where now.period = ${period} order by now.place limit ${limit}`);
      return rows;
    },
    /** Popularity of the videos of some authors, per author and period. */
    async sums(authors: readonly number[], periods: readonly string[], counting: Counting) {
      const { rows } = await db.execute<{ author: number; period: string; heat: number }>(sql`
        with heats as (${heats(periods, counting)})
        select author, period, sum(heat)::int as heat from heats where author = any(${sql.param([...authors])}::bigint[]) group by author, period`);
      return rows;
    },
  };
}
