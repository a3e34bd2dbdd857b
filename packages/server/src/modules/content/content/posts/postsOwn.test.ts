import type { OwnPost } from '@pitchside/api/content/community';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { cacheLimits } from '../../../../http/responseCache.ts';
import { createLocalBus } from '../../../../ports/bus/local.ts';
import { contentWorld, type ContentWorld } from '../content.fixtures.ts';

let site: TestSite;
let world: ContentWorld;
let author: TestPerson;
let fan: TestPerson;
beforeAll(async () => {
  // One bus connects both nodes.
  const bus = createLocalBus();
  site = await openTestSite({}, { cached: true, openBus: () => bus });
  world = contentWorld(site);
  [author, fan] = await Promise.all([world.somebody(), world.somebody()]);
});
afterAll(() => site.close());

interface Reader {
  token?: string;
}
const list = async (who: Reader, { feed = 'new', at = site.origin }: { feed?: string; at?: string } = {}) => {
  const { data } = await site.call('GET', 'anchor_dynamics/userPostList', { ...who, at, query: `?feed=${feed}&limit=10` });
  return (data as { list: OwnPost[] }).list;
};
const said = (posts: readonly OwnPost[]) =>
  posts.map(({ content, likes, is_liked, is_favorite, is_own }) => [content, likes, is_liked, is_favorite, is_own]);
/** Lets caches and recent actors expire. */
const later = () => site.clock.set(site.clock.now() + 3 * cacheLimits.life);

test('a member reads what visitors do with what is theirs, whoever asked first', async () => {
  const [one, other] = [await world.write(author, '先来一篇'), await world.write(fan, '再来一篇')];
  await world.post('anchor_dynamics_user/likes', fan, { id: one.id, like: true });
  await world.post('anchor_dynamics_user/favorites', fan, { id: other.id, favorite: true });
  for (const before of ['visitor', 'member'])
    for (const feed of ['new', 'recommended']) {
      later();
      if (before === 'visitor') await list({}, { feed });
      const mine = await list(fan, { feed });
      expect([before, feed, new Map(mine.map((post) => [post.content, said([post])[0]?.slice(2)]))]).toEqual([
        before,
        feed,
        new Map([
          ['再来一篇', [false, true, true]],
          ['先来一篇', [true, false, false]],
        ]),
      ]);
      // Nobody else receives the personal fields.
      expect((await list({}, { feed })).every(({ is_liked, is_favorite, is_own }) => !is_liked && !is_favorite && !is_own)).toBe(true);
      expect(said(await list(author, { feed })).every(([, , isLiked, isFavorite]) => isLiked === false && isFavorite === false)).toBe(true);
      // A single page returns the same.
      expect(await list(fan, { feed })).toEqual(mine);
    }
});

test('whoever changes something reads it at once, on either node, though others still read what was kept', async () => {
  const second = await site.secondNode();
  const nodes = [site.origin, second.origin];
  later();
  for (const at of nodes) await list({}, { at });
  const post = await world.write(author, '刚刚写的');
  for (const at of nodes) await expect.poll(async () => (await list(author, { at }))[0]?.id).toBe(post.id);
  expect((await list({}))[0]?.id).not.toBe(post.id);
  later();
  for (const at of nodes) expect((await list({}, { at }))[0]).toMatchObject({ id: post.id, likes: 0 });
  await world.post('anchor_dynamics_user/likes', fan, { id: post.id, like: true });
  for (const at of nodes) await expect.poll(async () => said(await list(fan, { at }))[0]).toEqual(['刚刚写的', 1, true, false, false]);
  expect(said(await list(author))[0]).toEqual(['刚刚写的', 0, false, false, true]);
  later();
  expect(said(await list(author))[0]).toEqual(['刚刚写的', 1, false, false, true]);
});
