import type { OwnVideo, RankedAuthor } from '@pitchside/api/content/videos';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { testUpload } from '../../../../testing/testUpload.ts';
import { madeUpVideo } from '../../uploads/uploadsVideo.fixtures.ts';
import { contentWorld, type ContentWorld } from '../content.fixtures.ts';

const day = 86_400_000;

let site: TestSite;
let folder: string;
let world: ContentWorld;
let operator: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-video-rank-'));
  site = await openTestSite({ PITCHSIDE_DATA: folder, PITCHSIDE_VIDEO_CODINGS: '0' });
  world = contentWorld(site);
  operator = await world.somebody({ role: 'operator' });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function film(author: TestPerson, title: string, slug = 'fans'): Promise<string> {
  const { key: cover } = await testUpload(site, author.token, 'cover');
  const { key: video } = await testUpload(site, author.token, 'video', { bytes: madeUpVideo(), name: 'a.mp4', type: 'video/mp4' });
  const category_id = await world.shelf('category', slug);
  const posted = (await world.post('Video_user/insert', author, { title, category_id, cover, video })).data as { video: OwnVideo };
  await judge('approve', posted.video.id);
  return posted.video.id;
}
const judge = (act: 'approve' | 'hide', id: string) =>
  site.site.content.judging.judge(operator.id, act, [{ kind: 'video', id: Number(id) }], '看一看');

interface Ranked {
  place: number;
  heat: number;
  video: { id: string; author: { id: string } };
  author: RankedAuthor | null;
}
const rank = async (who: TestPerson, query: Record<string, string> = {}) =>
  ((await world.get('videoRank/getRank', who, query)).data as { list: Ranked[] }).list;

test('authors are ranked by the heat of all their videos that are shown, with their hottest, their days and where they stood before', async () => {
  const [steady, single, reader] = [await world.somebody(), await world.somebody(), await world.somebody()];
  const [first, second] = [await film(steady, '看台一日'), await film(steady, '看台又一日')];
  const only = await film(single, '加时绝杀');
  // Popularity: a view 1, a like 3, a favorite 4.
  await world.post('Video_user/favorites', reader, { id: only });
  site.clock.set(site.clock.now() + day);
  await world.post('Video_user/likes', reader, { id: first });
  await world.post('Video_user/favorites', reader, { id: second });
  await world.post('Video_user/favorites', single, { id: only });
  await world.post('Video/addView', reader, { id: only });
  await world.post('Member/attention', reader, { id: String(single.id) });

  expect((await rank(reader)).map(({ heat, video, author }) => [heat, video.id, author])).toEqual([
    [5, only, null],
    [4, second, null],
    [3, first, null],
  ]);
  expect(await rank(reader, { of: 'authors' })).toMatchObject([
    {
      place: 1,
      heat: 7,
      video: { id: second, author: { id: String(steady.id) } },
      author: { videos: 2, trend: null, days: [0, 0, 0, 0, 0, 0, 7], is_followed: false },
    },
    {
      place: 2,
      heat: 5,
      video: { id: only, author: { id: String(single.id) } },
      author: { videos: 1, trend: -1, days: [0, 0, 0, 0, 0, 4, 5], is_followed: true },
    },
  ]);
  await judge('hide', second);
  expect((await rank(reader, { of: 'authors' })).map(({ heat, video }) => [heat, video.id])).toEqual([
    [5, only],
    [3, first],
  ]);
  expect(await rank(reader, { of: 'authors', limit: '1' })).toHaveLength(1);
});

test('authors of one category are ranked by what they filmed for it, and a ranking of something else is refused', async () => {
  const [author, reader] = [await world.somebody(), await world.somebody()];
  const [here, elsewhere] = [await film(author, '教练席', 'talk'), await film(author, '南看台')];
  for (const id of [here, elsewhere]) await world.post('Video_user/likes', reader, { id });
  const category_id = await world.shelf('category', 'talk');
  expect(await rank(reader, { of: 'authors', category_id })).toMatchObject([{ heat: 3, video: { id: here }, author: { videos: 1 } }]);
  expect(await world.get('videoRank/getRank', reader, { of: 'rooms' })).toMatchObject({
    code: 1,
    msg: expect.stringMatching(/^输入错误：/),
  });
});
