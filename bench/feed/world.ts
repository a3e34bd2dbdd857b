import pg from 'pg';
import { periodsAt } from '../../packages/server/src/modules/content/content/core/periods.ts';
import { first } from '../wallet/world.ts';

export { fill, first, startEmbedded } from '../wallet/world.ts';

/** Amounts: posts, comments on all of them, and comments on the longest and on a short discussion. */
export const amounts = { posts: 100_000, comments: 1_000_000, long: 100_000, short: 10 };

/**
 * Fills circles with posts, and posts with comments; returns the ids of a post with very many comments, of one with ten, and of some in
 * between.
 */
export async function write(url: string, authors: number): Promise<{ long: number; short: number; some: number[]; circle: number }> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const now = Date.now();
  const { posts, comments, long, short } = amounts;
  try {
    const { rows: shelves } = await client.query<{ id: string }>(
      `select id from content_shelf where kind = 'circle' and is_open order by id`,
    );
    const circles = shelves.map(({ id }) => id);
    await client.query('begin');
    const { rows } = await client.query<{ low: string; high: string }>(
      `with added as (
         insert into content_item (kind, author_id, state, shelf_id, body, data, tags, place, at, published_at, changed_at)
         select 'post', $1::bigint + n % $2::bigint, 'shown', ($3::bigint[])[1 + n % $4::int], 'what number ' || n || ' says of tonight’s match, in a line or two as people write them', '{}', '[]',
           nextval('content_place'), $5::bigint + n, $5::bigint + n, $5::bigint + n from generate_series(1, $6::int) n returning id)
       select min(id) as low, max(id) as high from added`,
      [first.sender, authors, circles, circles.length, now - 3_600_000, posts],
    );
    const low = Number(rows[0]?.low);
    const ids = { long: low + 10, short: low + 20 };
    await client.query(
      `insert into content_comment (item_id, author_id, text, state, likes, at)
       select case when n <= $1 then $2::bigint when n <= $1 + $3 then $4::bigint else $5::bigint + 30 + n % $6::bigint end,
         $7::bigint + n % $8::bigint, 'what is said under it, number ' || n, 'shown', case when n % 50 = 0 then n % 97 else 0 end, $9::bigint + n
       from generate_series(1, $10::int) n`,
      [long, ids.long, short, ids.short, low, posts - 40, first.sender, authors, now - 3_600_000, comments],
    );
    await client.query(
      `insert into content_tally (item_id, likes, comments)
       select i.id, i.id % 40, coalesce(c.total, 0) from content_item i left join (select item_id, count(*)::int as total from content_comment group by 1) c on c.item_id = i.id where i.id >= $1`,
      [low],
    );
    for (const { name, forgetAt } of periodsAt(now))
      await client.query(
        `insert into content_heat (kind, period, item_id, shelf_id, heat, forget_at) select 'post', $1, id, shelf_id, 1 + id % 1009, $2 from content_item where id >= $3 and id % 4 = 0`,
        [name, forgetAt, low],
      );
    await client.query('commit');
    await client.query('analyze');
    return { ...ids, some: Array.from({ length: 64 }, (_, index) => low + 100 + index * 1_500), circle: Number(circles[0]) };
  } finally {
    await client.end();
  }
}
