import { contentKinds, type ContentKind, type ContentState } from '@pitchside/api/content/content';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { languages, type Language } from '../../../../text/local.ts';
import { contentWorld, type ContentWorld } from '../content.fixtures.ts';
import { createFinding, reach } from './finding.ts';
import { termsOf, wantedOf, type Wanted } from './terms.ts';

const runs = process.env.PITCHSIDE_DEEP ? 400 : 40;

/** An object as the test knows it. */
interface Written {
  id: number;
  kind: ContentKind;
  lang: Language;
  title: string;
  body: string;
  isShown: boolean;
}

const words = ['曼城', '曼联', '城墙', '进球', '大胜', 'man', 'manager', 'city', 'cities', 'thắng', 'thẳng', 'đội', 'tuyển', 'Ｃｉｔｙ'];
const said = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 })
  .chain((some) => fc.constantFrom(some.join(' '), some.join('')));
const searched = fc.oneof(
  said.map((text) => [...text].slice(0, 8).join('')),
  fc.constantFrom('曼', '城', 'm', 'man', 'ma cit', 'CITY', 'thang', 'doi tuyen', '曼城 city', '没有', "c'ity", '^man', "' | '"),
);

let site: TestSite;
let world: ContentWorld;
let author: TestPerson;
/** In order of publication. */
const all: Written[] = [];

beforeAll(async () => {
  site = await openTestSite();
  world = contentWorld(site);
  author = await world.somebody();
  const shelves = {
    post: await world.shelf('circle', 'tactics'),
    video: await world.shelf('category', 'fans'),
    article: await world.shelf('section', 'football'),
  };
  const drafts = fc.sample(
    fc.record({ kind: fc.constantFrom(...contentKinds), lang: fc.constantFrom(...languages), title: said, body: said, fate: fc.nat(5) }),
    { numRuns: 90, seed: 20261126 },
  );
  for (const { kind, lang, title, body, fate } of drafts) {
    const shelfId = Number(shelves[kind]);
    const at = site.clock.now();
    const { acts, publishing } = site.site.content;
    const item = await site.site.platform.events.transaction(async (tx, emit) => {
      await publishing.turn(tx);
      const added = { kind, lang, shelfId, authorId: author.id, state: 'awaiting', title, body, data: {}, at } as const;
      return publishing.add(tx, emit, added, fate === 0);
    });
    // Some await review; of the others some are hidden, and of these some are restored.
    const change = (before: ContentState, state: ContentState) =>
      site.site.platform.events.transaction((tx) => acts.setState(tx, { ...item, state: before, place: item.id }, state, '', at));
    if (fate === 1 || fate === 2) await change('shown', 'hidden');
    if (fate === 2) await change('hidden', 'shown');
    all.push({ id: item.id, kind, lang, title, body, isShown: fate > 1 });
  }
});
afterAll(() => site.close());

const holds = (text: string, wanted: readonly Wanted[]) => {
  const terms = termsOf(text);
  return wanted.every(({ term, isWhole }) => terms.some((known) => (isWhole ? known === term : known.startsWith(term))));
};

/** Expected result of a search in a kind, by a scan of all texts. */
function scanned(kind: ContentKind, texts: readonly (readonly Wanted[])[], lang: Language | undefined, latest: number): number[] {
  const newest = all.filter((one) => one.kind === kind && one.isShown).toReversed();
  const looked = languages.flatMap((each) => newest.filter((one) => one.lang === each).slice(0, latest));
  const isTitled = ({ title }: Written) => texts.some((wanted) => holds(title, wanted));
  return looked
    .filter(({ title, body }) => texts.some((wanted) => holds(`${title} ${body}`, wanted)))
    .toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang) || Number(isTitled(b)) - Number(isTitled(a)) || b.id - a.id)
    .map(({ id }) => id);
}

test.each([
  ['among all, where few have them', { ...reach, most: 1e9 }],
  ['among the latest, where many have them', { ...reach, most: -1, sampled: 100, latest: 4 }],
])('a search finds what a look at everything finds, in the same order: %s', async (_, limits) => {
  const { found } = createFinding(site.site.platform, limits);
  const latest = limits.most < 0 ? limits.latest : all.length;
  await fc.assert(
    fc.asyncProperty(
      searched,
      fc.option(said, { nil: undefined }),
      fc.option(fc.constantFrom(...languages), { nil: undefined }),
      async (text, name, lang) => {
        const names = name === undefined ? [] : [name];
        const answer = await found(contentKinds, text, 3, { names, ...(lang && { lang }) });
        const texts = [wantedOf(text), ...names.map((each) => wantedOf(each).map((one) => ({ ...one, isWhole: true })))].filter(
          ({ length }) => length > 0,
        );
        for (const kind of contentKinds) {
          const ids = scanned(kind, texts, lang, latest);
          expect([kind, answer[kind]]).toEqual([kind, { ids: ids.slice(0, 3), total: ids.length }]);
        }
      },
    ),
    { numRuns: runs },
  );
});

test('what more objects hold than are gone through is looked for among the latest, by what the database counted', async () => {
  const { platform } = site.site;
  await platform.db.execute(sql`analyze content_text`);
  for (const word of ['曼城', '曼联', '城墙', '进球', '大胜']) {
    const wanted = wantedOf(word);
    const { rows } = await platform.db.execute<{ held: number }>(
      sql`select count(*)::int as held from content_text where terms @@ ${word}::tsquery`,
    );
    const held = rows[0]?.held ?? 0;
    for (const [most, latest] of [
      [held + 0.5, all.length],
      [held - 0.5, 2],
    ] as const) {
      const { found } = createFinding(platform, { ...reach, most, latest: 2, sampled: 100 });
      const ids = scanned('post', [wanted], undefined, latest);
      expect([word, most, (await found(['post'], word, 100)).post]).toEqual([word, most, { ids, total: ids.length }]);
    }
  }
});

test('no more are counted than are worth counting', async () => {
  const { found } = createFinding(site.site.platform, { ...reach, counted: 2 });
  expect((await found(['post'], 'man', 1)).post.total).toBe(2);
});
