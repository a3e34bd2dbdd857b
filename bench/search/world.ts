import pg from 'pg';
import { termsOf } from '../../packages/server/src/modules/content/search/terms.ts';

export { startEmbedded } from '../../packages/server/src/ports/database/embedded.ts';

/** How much there is to be found. */
export const amounts = { posts: 100_000, videos: 20_000, articles: 20_000, people: 5_000, teams: 400 };

/** Rows that are written at once. */
const atOnce = 5_000;
const firstPerson = 7_000_001;

/** Words of the three languages, some in most texts and some in few. */
const words = {
  zh: '曼城 利物浦 阿森纳 切尔西 皇马 巴萨 进球 角球 点球 越位 帽子戏法 逆转 补时 门将 后卫 中场 前锋 教练 转会 伤病 首发 换人 红牌 黄牌 裁判 主场 客场 冠军 降级 欧冠'.split(
    ' ',
  ),
  en: 'city liverpool arsenal chelsea madrid barcelona goal corner penalty offside hattrick comeback stoppage keeper defender midfield striker manager transfer injury lineup substitute red yellow referee home away champions relegation europe'.split(
    ' ',
  ),
  vi: 'bàn thắng phạt góc đá phạt việt vị ngược dòng bù giờ thủ môn hậu vệ tiền vệ tiền đạo huấn luyện chuyển nhượng chấn thương đội hình thay người thẻ đỏ thẻ vàng trọng tài sân nhà vô địch'.split(
    ' ',
  ),
};
const languages = ['zh', 'en', 'vi'] as const;

/** The same number between 0 and a bound for the same two numbers. */
const drawn = (one: number, other: number, below: number) => (Math.imul(one * 31 + other, 2_654_435_761) >>> 8) % below;

/** What number so many says, in so many words. */
function said(index: number, length: number) {
  const lang = languages[index % 3] ?? 'zh';
  // The earlier a word stands in its list, the more say it.
  const picked = Array.from({ length }, (_, at) => {
    const list = words[lang];
    return list[Math.floor((drawn(index, at, 1_000) ** 2 / 1_000_000) * list.length)] ?? '';
  });
  return { lang, text: `${picked.join(lang === 'zh' ? '，' : ' ')} ${index}` };
}

/** What people type: whole words, their beginnings, two of them, names of teams and of people, and what nobody wrote. */
export const searches: readonly string[] = [
  ...languages.flatMap((lang) => words[lang]),
  ...languages.flatMap((lang) => words[lang].map((word) => [...word].slice(0, lang === 'zh' ? 1 : 3).join(''))),
  ...words.en.slice(0, 12).map((word, index) => `${word.slice(0, 4)} ${(words.en[index + 3] ?? '').slice(0, 4)}`),
  ...Array.from({ length: 60 }, (_, index) => `Rovers ${index * 5}`),
  ...Array.from({ length: 60 }, (_, index) => `fan${index * 71}`),
  ...Array.from({ length: 20 }, (_, index) => `xq${index}zz`),
];

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
      { kind: 'post', total: amounts.posts, shelf: shelfOf('circle'), titled: false },
      { kind: 'video', total: amounts.videos, shelf: shelfOf('category'), titled: true },
      { kind: 'article', total: amounts.articles, shelf: shelfOf('section'), titled: true },
    ];
    for (const { kind, total, shelf, titled } of kinds)
      for (let from = 0; from < total; from += atOnce) {
        const items = Array.from({ length: Math.min(atOnce, total - from) }, (_, at) => {
          const { lang, text } = said(from + at, titled ? 30 : 12);
          return { lang, title: titled ? said(from + at, 4).text : '', body: text };
        });
        const { rows } = await client.query<{ id: string }>(
          `insert into content_item (kind, author_id, state, shelf_id, title, body, data, tags, lang, place, at, published_at, changed_at)
           select $1, $2::bigint + n % $3::int, 'shown', $4, title, body, '{}', '[]', lang, nextval('content_place'), $5::bigint + n, $5::bigint + n, $5::bigint + n
           from unnest($6::text[], $7::text[], $8::text[]) with ordinality as given (title, body, lang, n) returning id`,
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
        const terms = items.flatMap(({ title, body }, index) => {
          const inTitle = new Set(termsOf(title));
          return [...new Set([...inTitle, ...termsOf(body)])].map((term) => ({
            id: Number(rows[index]?.id),
            term,
            isTitle: inTitle.has(term),
          }));
        });
        await client.query(
          `insert into content_term (item_id, term, is_title) select * from unnest($1::bigint[], $2::text[], $3::boolean[])`,
          [terms.map(({ id }) => id), terms.map(({ term }) => term), terms.map(({ isTitle }) => isTitle)],
        );
      }
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
