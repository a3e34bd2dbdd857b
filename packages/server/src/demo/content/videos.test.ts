import type { Video } from '@pitchside/api/content/videos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentWorld } from '../../modules/content/content/content.fixtures.ts';
import { world as matchWorld } from '../../modules/scores/matches/matches.fixtures.ts';
import { matches } from '../../modules/scores/sport/index.ts';
import { goalsClip, stretchClip } from '../../media/index.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { demoMemberMaker, seedDemoMembers } from '../members.ts';
import { asides, categoryOf, channels } from './videos.data.ts';
import { createDemoVideos, goalSides } from './videos.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await seedDemoMembers(site.site.platform, site.site.ledger);
  await site.site.matches.apply(matchWorld(site.clock.now() - 5 * 3_600_000, 2));
  await site.site.platform.db.update(matches).set({ status: 'finished', homeScore: 2, awayScore: 1, isHot: true });
});
afterAll(() => site.close());

test('what is filmed of a match says its score and shows its goals, once a match, later than it ended', async () => {
  const { platform, content } = site.site;
  const foresee = () => ({ goals: [{ side: 'away' as const }, { side: 'home' as const }, { side: 'away' as const }] });
  const films = { goals: goalsClip, stretch: stretchClip, foresee };
  const { write } = createDemoVideos(platform, content, films, demoMemberMaker(platform));
  for (let again = 0; again < 3; again += 1) await write();
  const world = contentWorld(site);
  const { list } = (await world.post('Video/getList', {}, { limit: 50 })).data as { list: Video[] };
  const goals = list.filter(({ category }) => category?.name === '进球集锦');
  // Goals, a round table, and something besides of each.
  expect(list).toHaveLength(6);
  expect(goals).toHaveLength(2);
  for (const { title, about, match, published_at } of list) {
    expect(`${title} ${about}`).toContain('2-1');
    expect(`${title} ${about}`).not.toContain('{');
    expect(published_at).toBeGreaterThan(match?.kickoff_at ?? Infinity);
    expect(published_at).toBeLessThanOrEqual(site.clock.now());
  }
  const [first] = goals;
  const info = (await world.post('Video/getVideoInfo', {}, { id: first?.id })).data as {
    chapters: { title: string }[];
    danmaku_heat: number[];
  };
  // The second goal away was taken back: the score has one, and the film ends with the home side's second.
  expect(first?.clip.url).toMatch(/\.lrr\.mp4$/);
  expect(info.chapters.map(({ title }) => title.slice(0, 3))).toEqual(['0-1', '1-1', '2-1']);
  expect(await world.uneven()).toEqual([]);
});

test('banners of the places where videos stand are those of hot matches, whoever asks', async () => {
  const world = contentWorld(site);
  for (const place of ['main', 'video'])
    for (const lang of ['zh', 'en', 'vi']) {
      const { list } = (await world.post('Banner/getBannerList', {}, { place, lang })).data as { list: { title: string; link: string }[] };
      expect(list.length, `${place} ${lang}`).toBeGreaterThan(0);
      for (const { title, link } of list)
        expect([title, link]).toEqual([expect.stringContaining('2-1'), expect.stringMatching(/^\/video-player\?id=\d+$/)]);
    }
});

test('every category that a fresh site has is filmed by somebody in the demo world', async () => {
  const shelves = await site.site.content.shelves.list('category');
  const leaves = shelves.filter(({ id }) => !shelves.some(({ parentId }) => parentId === id)).map(({ slug }) => slug);
  const filmed = channels.flatMap(({ films }) => films.map((subject) => categoryOf[subject]));
  expect(leaves.filter((slug) => slug === null || !filmed.includes(slug))).toEqual([]);
  expect(
    [...new Set([...Object.values(asides).flat(), 'goals', 'plays', 'fights', 'talk'])]
      .map((each) => categoryOf[each as keyof typeof categoryOf])
      .toSorted(),
  ).toEqual([...new Set(filmed)].toSorted());
});

test('goals are as many of each side as the score says, in the order that is known', () => {
  expect(goalSides({ home: 0, away: 0 }, ['home'])).toEqual([]);
  expect(goalSides({ home: 1, away: 2 }, ['away', 'away', 'away', 'home'])).toEqual(['away', 'away', 'home']);
  expect(goalSides({ home: 2, away: 1 }, [])).toEqual(['home', 'home', 'away']);
});
