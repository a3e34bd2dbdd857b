import type { Post } from '@pitchside/api/content/community';
import type { Article } from '@pitchside/api/content/news';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentWorld } from '../../modules/content/content/content.fixtures.ts';
import { world as matchWorld } from '../../modules/scores/matches/matches.fixtures.ts';
import { matchEvents, matches } from '../../modules/scores/sport/index.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { seedDemoMembers } from '../members.ts';
import { createDemoContent } from './index.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await seedDemoMembers(site.site.platform, site.site.ledger);
  await site.site.matches.apply(matchWorld(site.clock.now() - 5 * 3_600_000, 2));
  await site.site.platform.db.update(matches).set({ status: 'finished', homeScore: 3, awayScore: 1 });
});
afterAll(() => site.close());

test('what is written of a match says its score in three languages, once a match, and later than it ended', async () => {
  const { write } = createDemoContent(site.site.platform, site.site.content, 0);
  for (let again = 0; again < 3; again += 1) await write();
  const world = contentWorld(site);
  const { list } = (await world.get('Portal_post/getList2', {}, { limit: 50 })).data as { list: Article[] };
  expect(list.filter((article) => !article.is_deep)).toHaveLength(6);
  expect(new Set(list.map(({ lang }) => lang))).toEqual(new Set(['zh', 'en', 'vi']));
  for (const { title, summary, match, published_at } of list) {
    expect(`${title} ${summary}`).toContain('3-1');
    expect(`${title} ${summary}`).not.toContain('{');
    expect(published_at).toBeGreaterThan(match?.kickoff_at ?? Infinity);
    expect(published_at).toBeLessThanOrEqual(site.clock.now());
  }
  const flashes = (await world.get('Portal_post/getList2', {}, { only: 'flash', limit: 50 })).data as { list: Article[] };
  expect(flashes.list).toHaveLength(6);
  for (const { title } of flashes.list) expect(title).toContain('3-1');
  const posts = (await world.get('anchor_dynamics/userPostList', {}, { limit: 50 })).data as { list: Post[] };
  expect(posts.list.every(({ content }) => !content.includes('{'))).toBe(true);
  expect(await world.uneven()).toEqual([]);
});

test('a match to come is previewed once in three languages, and told of all the same once it is over', async () => {
  const platform = site.site.platform;
  const world = contentWorld(site);
  const coming = matchWorld(site.clock.now() + 3 * 3_600_000);
  const later = coming.fixtures?.map((fixture) => ({ ...fixture, id: 'later' }));
  await site.site.matches.apply({ ...coming, ...(later && { fixtures: later }) });
  const { write } = createDemoContent(platform, site.site.content, 0);
  const about = async () =>
    ((await world.get('Portal_post/getList2', {}, { match_id: 'later', limit: 50 })).data as { list: Article[] }).list;
  const previews = async () =>
    ((await world.get('Portal_post/getList2', {}, { only: 'previews', limit: 50 })).data as { list: Article[] }).list;
  for (let again = 0; again < 2; again += 1) await write();
  expect((await previews()).map(({ lang }) => lang).toSorted()).toEqual(['en', 'vi', 'zh']);
  for (const { title, summary, match } of await previews()) {
    expect(match?.id).toBe('later');
    expect(`${title} ${summary}`).not.toMatch(/[{}]/);
  }
  await platform.db
    .update(matches)
    .set({ status: 'finished', homeScore: 2, awayScore: 0, kickoffAt: site.clock.now() - 3 * 3_600_000 })
    .where(eq(matches.id, 'later'));
  await write();
  expect(await previews()).toEqual([]);
  expect((await about()).filter(({ title }) => title.includes('2-0'))).not.toEqual([]);
});

test('a scorer is written of before the window, in three languages, and what is put in front stands in banners', async () => {
  const { platform, content } = site.site;
  const world = contentWorld(site);
  const kickoff = site.clock.now() - 4 * 3_600_000;
  const fixtures = ['scored0', 'scored1'].flatMap((id, turn) =>
    (matchWorld(kickoff + turn * 300_000).fixtures ?? []).slice(0, 1).map((fixture) => ({ ...fixture, id })),
  );
  await site.site.matches.apply({ ...matchWorld(kickoff), fixtures });
  await platform.db
    .update(matches)
    .set({ status: 'finished', homeScore: 1, awayScore: 0, isHot: true })
    .where(inArray(matches.id, ['scored0', 'scored1']));
  const player = { zh: '林一', en: 'Lin Yi', vi: 'Lâm Nhất' };
  const goal = { kind: 'goal', side: 'home', minute: 23, player, homeScore: 1, awayScore: 0, at: kickoff } as const;
  await platform.db.insert(matchEvents).values(['scored0', 'scored1'].map((matchId) => ({ ...goal, id: `${matchId} goal`, matchId })));
  await createDemoContent(platform, content, 0).write();

  const sections = await content.shelves.list('section');
  const transfers = sections.find(({ slug }) => slug === 'transfers');
  const { list } = (await world.get('Portal_post/getList2', {}, { section_id: String(transfers?.id), limit: 50 })).data as {
    list: Article[];
  };
  expect(list.map(({ lang }) => lang).toSorted()).toEqual(['en', 'vi', 'zh']);
  for (const { title, summary, lang } of list) {
    expect(title).toContain(player[lang]);
    expect(`${title} ${summary}`).not.toMatch(/[{}]/);
  }
  for (const place of ['main', 'news'])
    for (const lang of ['zh', 'en', 'vi'] as const) {
      const banners = (await world.post('Banner/getBannerList', {}, { place, lang })).data as { list: { id: string; title: string }[] };
      expect(banners.list.length, `${place} ${lang}`).toBeGreaterThan(0);
    }
});
