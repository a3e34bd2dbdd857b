import pg from 'pg';
import { first } from '../wallet/world.ts';

export { fill, startEmbedded } from '../wallet/world.ts';

/** Fills the circles with posts of one to six lines. */
export async function write(url: string, authors: number, posts: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `with circle as (select array_agg(id order by id) as ids from content_shelf where kind = 'circle' and is_open),
       added as (
         insert into content_item (kind, author_id, state, shelf_id, body, data, tags, place, at, published_at, changed_at)
         select 'post', $1::bigint + n % $2::bigint, 'shown', circle.ids[1 + n % array_length(circle.ids, 1)],
           'Number ' || n || repeat(' says of tonight’s match what people say in a line or two, and then some more', 1 + n % 6), '{}', '[]',
           nextval('content_place'), $3::bigint + n, $3::bigint + n, $3::bigint + n from circle, generate_series(1, $4::int) n returning id)
       insert into content_tally (item_id, likes) select id, id % 40 from added`,
      [first.sender, authors, Date.now() - 3_600_000, posts],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
