import type { OwnPost } from '@pitchside/api/content/community';
import type { UploadProgress, UploadToken } from '@pitchside/api/content/uploads';
import type { OwnVideo } from '@pitchside/api/content/videos';
import { eq } from 'drizzle-orm';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../testing/processes.ts';
import { openTestSite, type Answer, type TestSite } from '../../../../testing/testSite.ts';
import { testUpload } from '../../../../testing/testUpload.ts';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { contentWorld, type ContentWorld } from '../../content/content.fixtures.ts';
import { uploads } from '../uploads.tables.ts';
import { inspectVideo } from '../uploadsVideo.ts';
import { ffmpeg, filmed, films, hangingFfmpeg, hasFfmpeg, lives, longFilm, unfinishedFilm } from './coding.fixtures.ts';
import { codingLimits } from './coding.data.ts';
import { uploadCodings } from './coding.tables.ts';

let site: TestSite;
let world: ContentWorld;
let folder: string;
let author: TestPerson;
let category_id: string;

async function open(environment: Record<string, string>): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-coding-test-'));
  site = await openTestSite({ PITCHSIDE_DATA: folder, PORT: '0', PITCHSIDE_FFMPEG: ffmpeg, ...environment });
  await site.site.uploadSite.listen();
  world = contentWorld(site);
  author = await world.somebody();
  category_id = await world.shelf('category', 'fans');
}
async function close(): Promise<void> {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

const send = (bytes: Uint8Array, name: string, who = author) => testUpload(site, who.token, 'video', { bytes, name, type: 'video/mp4' });
const how = async (key: string) => await site.call('GET', `Member/uploadState?key=${key}`, { token: author.token });
const own = async (id: string) =>
  ((await world.get('Video/userPostList', author)).data as { list: OwnVideo[] }).list.find((video) => video.id === id);
const lying = () => readdir(join(folder, 'uploads/parts')).catch(() => []);

async function insert(video: string, more: object = {}): Promise<Answer> {
  const { key: cover } = await testUpload(site, author.token, 'cover');
  return world.post('Video_user/insert', author, { title: '看台一日', category_id, cover, video, ...more });
}
const insertedId = async (video: string) => ((await insert(video)).data as { video: OwnVideo }).video.id;

/** Uploads a video in parts, as the page does. */
async function sendInParts(bytes: Buffer): Promise<{ key: string; last: Omit<Answer, 'status'> }> {
  const given = (await world.post('Member/getQiniuToken', author, { purpose: 'video' })).data as UploadToken;
  const { key } = given;
  await world.post('Member/beginUpload', author, { token: given.token, key, size: bytes.length });
  const part = async (from: number, to: number) => {
    const response = await fetch(`${site.origin}/upload/${key}?offset=${from}`, {
      method: 'POST',
      headers: { token: author.token, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes.subarray(from, to)),
    });
    return (await response.json()) as Omit<Answer, 'status'>;
  };
  const middle = Math.floor(bytes.length / 2);
  const first = await part(0, middle);
  return { key, last: first.code === 0 ? await part(middle, bytes.length) : first };
}

describe.skipIf(!hasFfmpeg)('a video that browsers do not play (skipped without an ffmpeg)', () => {
  beforeAll(() => open({}));
  afterAll(close);

  test.each(Object.entries(films))(
    '%s becomes an mp4 of H.264 and AAC with its tables in front',
    { tags: ['full'], timeout: 60_000 },
    async (_, film) => {
      const rules = (await world.post('Member/getQiniuToken', author, { purpose: 'video' })).data as UploadToken;
      expect(rules.rules.accept).toEqual(expect.arrayContaining(['video/mp4', '.mkv', '.avi']));
      const { key, last } = await sendInParts(filmed(folder, film));
      expect(last).toMatchObject({ code: 0, data: { file: { key }, processing: expect.any(Number) } });
      await eventually(async () => ((await how(key)).data as UploadProgress).processing === null, 'the end of its coding');
      const made = Buffer.from(await (await fetch(`${site.origin}/u/${key}.mp4`)).arrayBuffer());
      const at = join(folder, 'made.mp4');
      await writeFile(at, made);
      expect(await inspectVideo(at)).toMatchObject({ width: 322, height: 180, seconds: expect.closeTo(2, 0) });
      expect(made.indexOf('moov')).toBeLessThan(made.indexOf('mdat'));
      expect([made.indexOf('avc1') > 0, made.indexOf('mp4a') > 0]).toEqual([true, true]);
      // The original is deleted once the result is recorded.
      await eventually(async () => (await lying()).length === 0, 'the end of the original');
      expect(await world.db.select().from(uploadCodings)).toEqual([]);
    },
  );

  test('whose head says nothing true of its length is as long as its pictures', { tags: ['full'], timeout: 60_000 }, async () => {
    const { key, last } = await sendInParts(unfinishedFilm());
    expect(last).toMatchObject({ code: 0 });
    await eventually(async () => ((await how(key)).data as UploadProgress | null)?.processing === null, 'the end of its coding');
    const [row] = await world.db.select().from(uploads).where(eq(uploads.key, key));
    expect(row?.info).toMatchObject({ width: 322, seconds: expect.closeTo(2, 0) });
  });

  test('is posted while it is coded, and goes on to whoever reviews it', { tags: ['full'], timeout: 60_000 }, async () => {
    const { key } = await sendInParts(filmed(folder, films['MPEG-4 part 2 with MP3 in an avi']));
    const id = await insertedId(key);
    await eventually(async () => (await own(id))?.state === 'awaiting', 'its wait for review');
    expect(await own(id)).toMatchObject({ processing: null, clip: { url: `/u/${key}.mp4`, seconds: expect.closeTo(2, 0), width: 322 } });
    await site.site.content.judging.judge(author.id, 'approve', [{ kind: 'video', id: Number(id) }], '');
    expect((await world.post('Video/getVideoInfo', {}, { id })).data).toMatchObject({ state: 'shown', video: { clip: { width: 322 } } });
    expect(await world.uneven()).toEqual([]);
  });

  test('of a post shows the post once it is coded, and not before', { tags: ['full'], timeout: 60_000 }, async () => {
    const { key } = await send(filmed(folder, films['VP8 with Vorbis in a webm']), 'a.webm');
    const { key: cover } = await testUpload(site, author.token, 'cover');
    const circle_id = await world.shelf('circle', 'tactics');
    const answer = await world.post('anchor_dynamics_user/insert', author, {
      circle_id,
      content: '看台',
      is_video: true,
      video: key,
      cover,
    });
    const { post } = answer.data as { post: OwnPost };
    const seen = async () => (await world.get('anchor_dynamics/info', {}, { id: post.id })).data as { state: string; post: OwnPost | null };
    await eventually(async () => (await seen()).state === 'shown', 'the post in sight');
    expect((await seen()).post).toMatchObject({ content: '看台', video: { url: `/u/${key}.mp4`, width: 322 } });
    expect(await world.uneven()).toEqual([]);
  });

  test(
    'that deceives, is broken or too long fails with the reason, which its author reads and is told, and is sent again',
    { tags: ['full'], timeout: 120_000 },
    async () => {
      const avi = filmed(folder, films['MPEG-4 part 2 with MP3 in an avi']);
      const noise = Buffer.from(avi);
      // Everything but the signature is noise.
      for (let at = 12; at < noise.length; at += 1) noise[at] = (at * 7919) % 251;
      const page = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('<script>alert(1)</script>'.repeat(100))]);
      const cases: [Buffer, string, string][] = [
        [noise, 'a.avi', '视频无法转码，可能不完整或已损坏，请重新导出'],
        [page, 'a.mkv', '视频无法转码，可能不完整或已损坏，请重新导出'],
        [longFilm(folder, codingLimits.seconds + 60), 'long.avi', '视频太长，最多 20 分钟'],
      ];
      for (const [bytes, name, reason] of cases) {
        const { key, answer } = await send(bytes, name);
        expect(answer).toMatchObject({ code: 0 });
        const posted = await insert(key);
        if (posted.code === 1) {
          // The transcoding failed before the form was submitted.
          expect(posted.msg).toBe(reason);
          continue;
        }
        const { id } = (posted.data as { video: OwnVideo }).video;
        await eventually(async () => (await own(id))?.state === 'failed', 'its failure');
        expect(await own(id)).toMatchObject({ review: 'failed', reason, processing: null });
        expect(await how(key)).toMatchObject({ code: 1, msg: reason });
        // A failed video cannot be shown.
        await site.site.content.judging.judge(author.id, 'approve', [{ kind: 'video', id: Number(id) }], '');
        expect((await own(id))?.state).toBe('failed');
        const notices = (await world.get('Push/getList', author, { limit: 5 })).data as { list: { kind: string; text: string }[] };
        expect(notices.list[0]).toMatchObject({ kind: 'video_failed', text: `看台一日：${reason}` });
        const { key: better } = await send(filmed(folder, films['H.264 in a mkv']), 'b.mkv');
        const again = await insert(better, { id });
        expect(again).toMatchObject({ code: 0, data: { video: { id, reason: '' } } });
        await eventually(async () => (await own(id))?.state === 'awaiting', 'the one that was sent again');
        expect(await world.post('Video_user/delete', author, { id })).toMatchObject({ code: 0 });
      }
      await eventually(async () => (await lying()).length === 0, 'the end of the originals');
    },
  );

  test.each([
    ['a list of other files', Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n'), 'a.mkv'],
    ['a script for a program', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'a.avi'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'), 'a.mp4'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.mp4'],
    ['nothing', Buffer.alloc(0), 'a.avi'],
  ])('%s is no video, whatever it is called: no program ever sees it', async (_, bytes, name) => {
    const { answer } = await send(bytes, name);
    expect(answer).toMatchObject({ code: 1, msg: '没认出这种视频，可以用 mp4、mov、mkv、webm、avi 或 flv' });
    expect(await world.db.select().from(uploadCodings).where(eq(uploadCodings.userId, author.id))).toSatisfy(
      (rows: { fault: string | null }[]) => rows.every(({ fault }) => fault !== null),
    );
  });
});

describe.skipIf(!hasFfmpeg)('a video that hangs its program (skipped without an ffmpeg)', () => {
  let hanging: ReturnType<typeof hangingFfmpeg>;
  beforeAll(async () => {
    const own = await mkdtemp(join(tmpdir(), 'pitchside-hanging-'));
    hanging = hangingFfmpeg(own, 2);
    await open({ PITCHSIDE_FFMPEG: hanging.program });
  });
  afterAll(close);

  test(
    'is taken back by its member, and its program ends; another node has at once what a node gives back that closes',
    { tags: ['full'], timeout: 120_000 },
    async () => {
      const film = filmed(folder, films['MPEG-4 part 2 with MP3 in an avi']);
      const { key } = await send(film, 'a.avi');
      await eventually(() => hanging.pid() !== undefined, 'the program');
      const first = hanging.pid();
      expect(await world.post('Member/cancelUpload', author, { key })).toMatchObject({ code: 0 });
      await eventually(() => !lives(first), 'the end of the program');
      expect(await lying()).toEqual([]);

      // One member cannot fill the shared queue.
      const waiting: string[] = [];
      for (let number = 0; number < codingLimits.ofMember; number += 1) waiting.push((await send(film, 'a.avi')).key);
      expect((await send(film, 'a.avi')).answer).toMatchObject({ code: 1, msg: '你还有几个视频在处理，等它们好了再传' });
      await eventually(() => hanging.pid() !== first, 'the next program');
      const second = hanging.pid();
      const posted = await insert(waiting[0] ?? '');
      expect(posted).toMatchObject({
        code: 0,
        data: { video: { state: 'processing', review: 'awaiting', processing: expect.any(Number), clip: { url: '' } } },
      });
      const { id } = (posted.data as { video: OwnVideo }).video;
      const operator = await world.somebody({ role: 'operator' });
      expect(await world.post('admin/unlock', operator, { password: 'secret' })).toMatchObject({ code: 0 });
      const queue = async () => JSON.stringify((await world.get('admin/contentQueue', operator)).data);
      expect((await world.post('Video/getVideoInfo', {}, { id })).data).toMatchObject({
        state: 'processing',
        video: null,
        processing: null,
      });
      expect((await world.post('Video/getVideoInfo', author, { id })).data).toMatchObject({
        processing: expect.any(Number),
        video: { id },
      });
      // Unpublished objects cannot be liked; the author gets the reason.
      const early = { code: 1, msg: '还没有公开，公开后才能点赞、收藏和分享' };
      expect(await world.post('Video_user/likes', operator, { id, like: true })).toMatchObject({ code: 1, msg: '没有找到' });
      expect(await world.post('Video_user/likes', author, { id, like: true })).toMatchObject(early);
      expect(await world.post('Video_user/favorites', author, { id })).toMatchObject(early);
      expect(await world.post('admin/contentAct', operator, { act: 'approve', of: [{ kind: 'video', id }] })).toMatchObject({
        data: { done: 0 },
      });
      expect([(await own(id))?.state, (await queue()).includes(`"id":"${id}"`)]).toEqual(['processing', false]);
      const other = await site.secondNode();
      await site.site.close();
      await eventually(() => !lives(second), 'the end of the next program');
      const { db } = other.site.platform;
      await eventually(async () => (await db.select().from(uploadCodings)).length === 0, 'all of them on the other node');
      expect((await other.site.content.acts.find(Number(id)))?.state).toBe('awaiting');
      const [row] = await db
        .select()
        .from(uploads)
        .where(eq(uploads.key, waiting[0] ?? ''));
      expect(row).toMatchObject({ state: 'kept', info: { width: 322, height: 180 } });
    },
  );
});

describe('without an ffmpeg', () => {
  beforeAll(() => open({ PITCHSIDE_FFMPEG: join(tmpdir(), 'no-such-program') }));
  afterAll(close);

  test.skipIf(!hasFfmpeg).each([
    ['MPEG-4 part 2 with MP3 in an avi', '只支持 mp4 视频'],
    ['HEVC in an mp4', '视频画面要用 H.264 编码'],
  ] as const)('%s is refused in words that say what to change (skipped without one to make it)', async (film, msg) => {
    expect((await send(filmed(folder, films[film]), films[film].name)).answer).toMatchObject({ code: 1, msg });
    const rules = (await world.post('Member/getQiniuToken', author, { purpose: 'video' })).data as UploadToken;
    expect(rules.rules.accept).toEqual(['video/mp4']);
  });
});
