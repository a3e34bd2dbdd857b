import pg from 'pg';
import { inTitle, termsOf } from '../../packages/server/src/modules/content/content/search/terms.ts';
import { said } from './words.ts';

export { startEmbedded } from '../../packages/server/src/ports/database/embedded.ts';
export { searches } from './words.ts';

/** Amounts of searchable objects. */
export const amounts = { posts: 100_000, videos: 20_000, articles: 20_000, people: 5_000, teams: 400 };

/** Rows that are written at once. */
const atOnce = 5_000;
const firstPerson = 7_000_001;

/** Fills a migrated database with teams, people, posts, videos and articles, and what they are found by. */
export async function write(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const now = Date.now();
  try {
    await client.query('begin');
    await client.query(
      `insert into team (id, sport, names, short_names, colors)
       select 'bench-' || n, 'football', names, names, '["#102040", "#ffffff"]' from generate_series(1, $1::int) n,
         lateral (select jsonb_build_object('zh', '流浪者' || n, 'en', 'Rovers ' || n, 'vi', 'Rovers ' || n) as names) s`,
      [amounts.teams],
    );
    await client.query(
      `insert into member (id, mobile, password_hash, nickname, avatar, is_anchor, created_at)
       select $1::bigint + n, '86-' || $1::bigint + n, '', 'fan' || n || case n % 3 when 0 then '球迷' when 1 then ' north' else ' Hà Nội' end, n::text, false, $2 from generate_series(0, $3::int - 1) n`,
      [firstPerson, now, amounts.people],
    );
    const { rows: shelves } = await client.query<{ kind: string; id: string }>(
      `select kind, min(id) as id from content_shelf where is_open group by kind`,
    );
    const shelfOf = (kind: string) => Number(shelves.find((shelf) => shelf.kind === kind)?.id);
    const kinds = [
      { kind: 'post', total: amounts.posts, shelf: shelfOf('circle'), titleWords: 0, words: 12 },
      { kind: 'video', total: amounts.videos, shelf: shelfOf('category'), titleWords: 6, words: 20 },
      { kind: 'article', total: amounts.articles, shelf: shelfOf('section'), titleWords: 8, words: 150 },
    ];
    // Building an index at once is faster than row by row.
    const { rows: made } = await client.query<{ definition: string }>(
      `select pg_get_indexdef('content_text_terms'::regclass) as definition`,
    );
    await client.query('drop index content_text_terms');
    for (const { kind, total, shelf, titleWords, words } of kinds)
      for (let from = 0; from < total; from += atOnce) {
        const items = Array.from({ length: Math.min(atOnce, total - from) }, (_, at) => {
          const { lang, text } = said(from + at, words);
          return { lang, title: said(from + at, titleWords).text, body: text };
        });
        const { rows } = await client.query<{ id: string }>(
          `with added as (insert into content_item (kind, author_id, state, shelf_id, title, body, data, tags, lang, place, at, published_at, changed_at)
           select $1, $2::bigint + n % $3::int, 'shown', $4, title, body, '{}', '[]', lang, nextval('content_place'), $5::bigint + n, $5::bigint + n, $5::bigint + n
           from unnest($6::text[], $7::text[], $8::text[]) with ordinality as given (title, body, lang, n) returning id),
           counted as (insert into content_tally (item_id, likes, comments) select id, id % 40, id % 9 from added)
           select id from added order by id`,
          [
            kind,
            firstPerson,
            amounts.people,
            shelf,
            now - 86_400_000,
            items.map(({ title }) => title),
            items.map(({ body }) => body),
            items.map(({ lang }) => lang),
          ],
        );
        // A list a row, as text, because lists of lists must be of one length.
        const terms = items.map(({ title, body }) => {
          const titled = termsOf(title);
          return `{${[...titled, ...titled.map(inTitle), ...termsOf(body)].map((term) => `"${term}"`).join()}}`;
        });
        await client.query(
          `insert into content_text (item_id, kind, lang, place, terms)
           select i.id, i.kind, i.lang, i.place, array_to_tsvector(given.terms::text[])
           from unnest($1::bigint[], $2::text[]) as given (id, terms) join content_item i on i.id = given.id`,
          [rows.map(({ id }) => id), terms],
        );
      }
    await client.query(made[0]?.definition ?? '');
    await client.query('commit');
    await client.query('vacuum analyze');
    // A checkpoint writes the data to disk now, and not during a measurement.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
