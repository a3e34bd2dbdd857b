import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { UploadToken } from '@pitchside/api/content/uploads';
import type { OwnVideo, Video } from '@pitchside/api/content/videos';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { somePicture, testUpload } from '../../../testing/testUpload.ts';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { contentWorld, type ContentWorld } from '../content/content.fixtures.ts';
import { uploads } from './uploads.tables.ts';
import { madeUpVideo } from './uploadsVideo.fixtures.ts';

let site: TestSite;
let world: ContentWorld;
let folder: string;
let author: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-videos-'));
  site = await openTestSite({ PITCHSIDE_DATA: folder, PORT: '0', PITCHSIDE_VIDEO_CODINGS: '0' });
  await site.site.uploadSite.listen();
  world = contentWorld(site);
  author = await world.somebody();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const send = (bytes: Uint8Array, name = 'clip.mp4') => testUpload(site, author.token, 'video', { bytes, name, type: 'video/mp4' });
const drafts = () => readdir(join(tmpdir(), 'pitchside-drafts')).catch(() => []);

/** The same video with a first track whose length exceeds its index. */
function withBrokenIndex(film: Buffer): Buffer {
  const broken = Buffer.from(film);
  broken.writeUInt32BE(0x7fff_ffff, broken.indexOf('trak') - 4);
  return broken;
}

describe('a video', () => {
  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), '只支持 mp4 视频'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '只支持 mp4 视频'],
    ['nothing', Buffer.alloc(0), '只支持 mp4 视频'],
    ['cut in the middle', madeUpVideo({ payload: 4_096 }).subarray(0, 2_000), '视频不完整或已损坏，请重新导出'],
    ['without pictures of H.264', madeUpVideo({ picture: 'hvc1' }), '视频画面要用 H.264 编码'],
    ['with sound that is no AAC', madeUpVideo({ sound: 'ac-3' }), '视频声音要用 AAC 编码'],
    ['of no length', madeUpVideo({ seconds: 0 }), '视频里没有画面'],
    ['with a broken index', withBrokenIndex(madeUpVideo()), '视频不完整或已损坏，请重新导出'],
    [
      'a page behind the mark of a video',
      Buffer.concat([madeUpVideo().subarray(0, 24), Buffer.from('<script>alert(1)</script>')]),
      '视频不完整或已损坏，请重新导出',
    ],
    ['without a picture in it', madeUpVideo({ samples: 0 }), '视频里没有画面'],
  ])('that is %s is refused in clear words and leaves nothing', async (_, bytes, msg) => {
    const { answer, key } = await send(bytes);
    expect(answer).toMatchObject({ code: 1, msg });
    expect(await drafts()).not.toContain(key);
  });

  test('of a picture’s bytes is refused, whatever it is called', async () => {
    expect((await send(await somePicture(), 'a.mp4')).answer).toMatchObject({ code: 1, msg: '只支持 mp4 视频' });
  });

  test('of one byte less than 50 MB is taken, and of 50 MB or a byte more refused', { tags: ['full'], timeout: 120_000 }, async () => {
    // A hundred megabytes take time beside other tests.
    const rest = madeUpVideo({ payload: 0 }).length;
    const most = 50 * 1024 * 1024;
    expect((await send(madeUpVideo({ payload: most - rest - 1 }))).answer).toMatchObject({ code: 0, data: { size: most - 1 } });
    for (const size of [most, most + 1])
      expect((await send(madeUpVideo({ payload: size - rest }))).answer).toMatchObject({ code: 1, msg: '文件太大' });
  });

  test('without a length is cut off soon after the limit', async () => {
    const given = (await world.post('Member/getQiniuToken', author, { purpose: 'video' })).data as UploadToken;
    const boundary = 'x'.repeat(30);
    const field = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = `${field('token', given.token)}${field('key', given.key)}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`;
    let sent = 0;
    const most = 50 * 1024 * 1024;
    async function* endless() {
      yield Buffer.from(head);
      yield madeUpVideo();
      for (; sent < 4 * most; sent += 256 * 1024) yield Buffer.alloc(256 * 1024);
    }
    const answer = await fetch(`${site.origin}/upload`, {
      method: 'POST',
      headers: { token: author.token, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Readable.toWeb(Readable.from(endless())) as BodyInit,
      // A body that is a stream has no length.
      ...{ duplex: 'half' },
    }).then(
      (response) => response.json(),
      () => undefined,
    );
    // The connection is closed; whether the refusal was read before depends on timing.
    if (answer !== undefined) expect(answer).toMatchObject({ code: 1, msg: '文件太大' });
    expect(sent).toBeLessThan(2 * most);
    await vi.waitFor(async () => {
      const [row] = await site.site.platform.db.select().from(uploads).where(eq(uploads.key, given.key));
      expect(row?.state).toBe('gone');
      expect(row?.size).toBeLessThan(most + 1024 * 1024);
    });
    expect(await drafts()).not.toContain(given.key);
  }, 120_000);

  test('is served elsewhere, inert, whole and by stretches', async () => {
    const bytes = madeUpVideo({ payload: 5_000 });
    const { answer } = await send(bytes);
    const { path } = answer.data as { path: string };
    const place = (await fetch(`${site.origin}${path}`, { redirect: 'manual' })).headers.get('location') ?? '';
    expect(new URL(place).origin).not.toBe(site.origin);
    const whole = await fetch(place);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, bytes.length],
      ['bytes=-10', bytes.length - 10, bytes.length],
      ['bytes=5-999999', 5, bytes.length],
    ] as const) {
      const part = await fetch(place, { headers: { range } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${bytes.length}`]);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true);
    }
    for (const range of ['bytes=999999-', 'bytes=9-1', 'bytes=-', 'lines=0-1', 'bytes=0-1,3-4'])
      expect((await fetch(place, { headers: { range } })).status).toBe(416);
  });

  test('that has its head behind, as cameras write it, is kept as long with its head in front, and each piece is found where it lies', async () => {
    const [sent, wanted] = [madeUpVideo({ isHeadBehind: true, payload: 5_000 }), madeUpVideo({ payload: 5_000 })];
    expect(sent.equals(wanted)).toBe(false);
    const { answer } = await send(sent);
    const { path } = answer.data as { path: string };
    expect(Buffer.from(await (await fetch(`${site.origin}${path}`)).arrayBuffer()).equals(wanted)).toBe(true);
  });

  test('is posted, waits for review, is shown, counted, discussed and deleted', async () => {
    const category_id = await world.shelf('category', 'fans');
    const insert = (body: object) => world.post('Video_user/insert', author, body);
    expect((await insert({})).msg).toMatch(/标题.*分类.*封面.*视频/);
    const { key: video } = await send(madeUpVideo());
    const { key: cover } = await testUpload(site, author.token, 'cover');
    const other = await world.somebody();
    expect(await world.post('Video_user/insert', other, { title: '别人的', category_id, cover, video })).toMatchObject({ code: 1 });
    expect(await insert({ title: '父分类', category_id: await world.shelf('category', 'football'), cover, video })).toMatchObject({
      code: 1,
    });
    const posted = (await insert({ title: '看台一日', category_id, cover, video, tags: ['看台'] })).data as { video: OwnVideo };
    const { id } = posted.video;
    expect(posted.video).toMatchObject({
      state: 'awaiting',
      review: 'awaiting',
      clip: { seconds: 2, width: 640, height: 360, url: `/u/${video}.mp4` },
    });
    const info = async (who = {}) => (await world.post('Video/getVideoInfo', who, { id })).data as { state: string; video: Video | null };
    expect([await info(), (await info(author)).video?.id]).toEqual([expect.objectContaining({ state: 'awaiting', video: null }), id]);
    expect(await world.post('Video/addView', other, { id })).toMatchObject({ code: 1 });
    await site.site.content.judging.judge(author.id, 'approve', [{ kind: 'video', id: Number(id) }], '');
    expect(await info()).toMatchObject({ state: 'shown', video: { title: '看台一日' } });
    const views = await Promise.all(Array.from({ length: 10 }, () => world.post('Video/addView', other, { id })));
    expect(views.filter(({ data }) => (data as { is_counted: boolean }).is_counted)).toHaveLength(1);
    site.clock.set(site.clock.now() + 31 * 60_000);
    expect(await world.post('Video/addView', other, { id })).toMatchObject({ data: { views: 2 } });
    for (const [path, body] of [
      ['Video/getList', { category_id }],
      ['Video/getList', { tag: '看台', sort: 'hot' }],
    ] as const)
      expect(await world.post(path, {}, body)).toMatchObject({ data: { list: [{ id }] } });
    expect(await world.post('Video_user/danmaku', other, { id, at: 5, text: '好看' })).toMatchObject({ code: 0 });
    expect(await world.post('Video_user/danmaku', other, { id, at: 500, text: '太晚' })).toMatchObject({ code: 1 });
    expect(await world.get('Video/danmaku', {}, { id, from: 0, until: 20 })).toMatchObject({ data: { list: [{ at: 5, text: '好看' }] } });
    expect(await world.get('videoRank/getRank', {}, { category_id })).toMatchObject({ data: { list: [{ place: 1, video: { id } }] } });
    expect(await world.get('Video/userPostList', author)).toMatchObject({ data: { list: [{ id, review: 'succeeded' }], total: 1 } });
    expect(await world.get('videocclassification/search', {}, { name: '一日' })).toMatchObject({ data: { videos: [{ id }] } });
    expect(await world.post('Video_user/favorites', other, { id })).toMatchObject({ data: { favorites: 1 } });
    expect(await world.get('content/favoriteList', other, { kind: 'video' })).toMatchObject({
      data: { list: [{ kind: 'video', video: { id } }], total: 1 },
    });
    expect(await world.post('Video_user/delete', other, { id })).toMatchObject({ code: 1 });
    expect(await world.post('Video_user/delete', author, { id })).toMatchObject({ code: 0 });
    expect(await world.get('content/favoriteList', other, { kind: 'video' })).toMatchObject({ data: { list: [], total: 0 } });
    expect(await world.get('videocclassification/search', {}, { name: '一日' })).toMatchObject({ data: { videos: [] } });
    expect(await world.uneven()).toEqual([]);
  });
});
