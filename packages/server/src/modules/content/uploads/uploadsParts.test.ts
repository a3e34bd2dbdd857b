import type { UploadProgress, UploadToken } from '@pitchside/api/content/uploads';
import { eq } from 'drizzle-orm';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestSite, type Answer, type TestSite } from '../../../testing/testSite.ts';
import { uploadLimits } from './index.ts';
import { madeUpVideo } from './uploadsVideo.fixtures.ts';
import { uploadParts, uploads } from './uploads.tables.ts';

let site: TestSite;
let other: string;
let folder: string;
let people = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-parts-'));
  site = await openTestSite({ PITCHSIDE_DATA: folder, PORT: '0', PITCHSIDE_VIDEO_CODINGS: '0' });
  await site.site.uploadSite.listen();
  other = (await site.secondNode()).origin;
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function somebody(): Promise<string> {
  const mobile = `1391000${String((people += 1)).padStart(4, '0')}`;
  await site.join(mobile);
  return site.signIn(mobile);
}
const post = (token: string, path: string, body: object) => site.call('POST', path, { token, body });
const film = madeUpVideo({ payload: 9 * 1024 * 1024 });

async function begin(token: string, size = film.length): Promise<{ given: UploadToken; answer: Answer; key: string }> {
  const given = (await post(token, 'Member/getQiniuToken', { purpose: 'video' })).data as UploadToken;
  return { given, key: given.key, answer: await post(token, 'Member/beginUpload', { token: given.token, key: given.key, size }) };
}
const how = async (token: string, key: string) => await site.call('GET', `Member/uploadState?key=${key}`, { token });
const offset = async (token: string, key: string) => ((await how(token, key)).data as UploadProgress).offset;

/** Uploads a part as the page does. */
async function part(token: string, key: string, from: number, bytes: Uint8Array, origin = site.origin): Promise<Omit<Answer, 'status'>> {
  const response = await fetch(`${origin}/upload/${key}?offset=${from}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return (await response.json()) as Omit<Answer, 'status'>;
}

/** Sends the beginning of a part, and disconnects once the server has begun to read it. */
const cutPart = (token: string, key: string, from: number, bytes: Uint8Array, promised: number) =>
  new Promise<void>((done) => {
    const request = httpRequest(`${site.origin}/upload/${key}?offset=${from}`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/octet-stream', 'content-length': promised },
    });
    request.on('error', () => done()).on('close', () => done());
    request.write(bytes, () => setImmediate(() => request.destroy()));
  });

const lying = () => readdir(join(folder, 'uploads/parts')).catch(() => []);
const wholeOf = async (path: string | null | undefined) => Buffer.from(await (await fetch(`${site.origin}${path}`)).arrayBuffer());

/** Uploads the rest, part by part. */
async function goOn(token: string, key: string, bytes = film, origins = [site.origin]): Promise<UploadProgress> {
  for (let turn = 0; turn < 20; turn += 1) {
    const at = await offset(token, key);
    const { data, msg } = await part(token, key, at, bytes.subarray(at, at + uploadLimits.part), origins[turn % origins.length]);
    if (data === null) throw new Error(msg);
    if ((data as UploadProgress).file) return data as UploadProgress;
  }
  throw new Error('it never ended');
}

describe('a file in parts', () => {
  test('comes whole over two nodes, and leaves nothing but itself', async () => {
    const token = await somebody();
    const { key, answer } = await begin(token);
    expect(answer).toMatchObject({
      code: 0,
      data: { key, offset: 0, size: film.length, part_size: 4 * 1024 * 1024, part_url: `/upload/${key}`, file: null },
    });
    const { file } = await goOn(token, key, film, [site.origin, other]);
    expect(file).toEqual({ key, path: `/u/${key}.mp4`, size: film.length });
    expect((await wholeOf(file?.path)).equals(film)).toBe(true);
    expect([await lying(), await site.site.platform.db.select().from(uploadParts)]).toEqual([[], []]);
  });

  test('goes on after a cut with the very byte that was missing', async () => {
    const token = await somebody();
    const { key } = await begin(token);
    await part(token, key, 0, film.subarray(0, uploadLimits.part));
    const half = uploadLimits.part + 1_000_000;
    await cutPart(token, key, uploadLimits.part, film.subarray(uploadLimits.part, half), uploadLimits.part);
    // Bytes received before the disconnect count once the server has noticed it.
    await vi.waitFor(async () => expect(await offset(token, key)).toBeGreaterThan(uploadLimits.part), 10_000);
    expect(await offset(token, key)).toBeLessThanOrEqual(half);
    const { file } = await goOn(token, key);
    expect((await wholeOf(file?.path)).equals(film)).toBe(true);
  });

  test('whose last answer was lost says when it is asked again that it is whole', async () => {
    const token = await somebody();
    const { key, given } = await begin(token);
    const { file } = await goOn(token, key);
    const last = film.subarray(2 * uploadLimits.part);
    expect((await part(token, key, 2 * uploadLimits.part, last)).data).toMatchObject({ file });
    expect((await how(token, key)).data).toMatchObject({ offset: film.length, file });
    expect((await post(token, 'Member/beginUpload', { token: given.token, key, size: film.length })).data).toMatchObject({ file });
  });

  test('has each byte once, whoever sends it at the same time', async () => {
    const token = await somebody();
    const { key } = await begin(token);
    for (let from = 0; from < film.length; from += uploadLimits.part) {
      const bytes = film.subarray(from, from + uploadLimits.part);
      const answers = await Promise.all([site.origin, other, site.origin].map((origin) => part(token, key, from, bytes, origin)));
      for (const { data } of answers) expect((data as UploadProgress).offset).toBe(from + bytes.length);
    }
    const path = ((await how(token, key)).data as UploadProgress).file?.path;
    expect((await wholeOf(path)).equals(film)).toBe(true);
    expect(await lying()).toEqual([]);
  });

  test('does not come in crumbs, but for its last', { tags: ['full'] }, async () => {
    const token = await somebody();
    const { key } = await begin(token);
    for (const size of [1, 1_000, uploadLimits.leastPart - 1])
      expect(await part(token, key, 0, film.subarray(0, size))).toMatchObject({ code: 1, msg: '文件分得太碎，请重新上传' });
    await cutPart(token, key, 0, film.subarray(0, 1_000), uploadLimits.part);
    expect([await offset(token, key), await lying(), await site.site.platform.db.select().from(uploadParts)]).toEqual([0, [], []]);
    expect((await part(token, key, 0, film.subarray(0, uploadLimits.leastPart))).data).toMatchObject({ offset: uploadLimits.leastPart });
    // A last single byte is a valid part.
    for (const until of [uploadLimits.part, 2 * uploadLimits.part, film.length - 1, film.length]) {
      const at = await offset(token, key);
      expect((await part(token, key, at, film.subarray(at, until))).data).toMatchObject({ offset: until });
    }
  });

  test('is one of ten at most that a member has begun', async () => {
    const token = await somebody();
    const first = await begin(token, 1_000);
    for (let index = 1; index < uploadLimits.begun; index += 1) expect((await begin(token, 1_000)).answer.code).toBe(0);
    expect((await begin(token, 1_000)).answer).toMatchObject({ code: 1, msg: '同时上传的文件太多，等它们传完再试' });
    // An upload in progress can continue, and frees its slot when it is cancelled.
    expect((await post(token, 'Member/beginUpload', { token: first.given.token, key: first.key, size: 1_000 })).code).toBe(0);
    expect((await post(token, 'Member/cancelUpload', { key: first.key })).code).toBe(0);
    expect((await begin(token, 1_000)).answer.code).toBe(0);
  });

  test('of a member who lets eighty lines stall holds no more than theirs, and others go on', async () => {
    const [token, other] = [await somebody(), await somebody()];
    const [{ key }, theirs] = [await begin(token), await begin(other)];
    const refused: string[] = [];
    const lines = Array.from({ length: 80 }, () => {
      const line = httpRequest(`${site.origin}/upload/${key}?offset=0`, {
        method: 'POST',
        headers: { token, 'content-type': 'application/octet-stream', 'content-length': uploadLimits.part },
      });
      line.on('error', () => undefined);
      line.on('response', (response) => void response.on('data', (bytes: Buffer) => refused.push(bytes.toString())));
      line.write(film.subarray(0, 100_000));
      return line;
    });
    await vi.waitFor(() => expect(refused).toHaveLength(80 - uploadLimits.atOnce), 15_000);
    expect(refused.every((answer) => answer.includes('同时上传的文件太多'))).toBe(true);
    expect((await part(other, theirs.key, 0, film.subarray(0, uploadLimits.part))).data).toMatchObject({ offset: uploadLimits.part });
    for (const line of lines) line.destroy();
    await vi.waitFor(
      async () => expect((await part(token, key, await offset(token, key), film.subarray(0, 1))).msg).not.toMatch(/同时/),
      10_000,
    );
    await post(token, 'Member/cancelUpload', { key });
    await post(other, 'Member/cancelUpload', { key: theirs.key });
    await vi.waitFor(async () => expect(await lying()).toEqual([]), 10_000);
  });

  test('is passed over where it does not go on', async () => {
    const token = await somebody();
    const { key } = await begin(token);
    for (const from of [1, film.length, 999_999_999])
      expect(await part(token, key, from, Buffer.alloc(10))).toMatchObject({ code: 0, data: { offset: 0, file: null } });
    for (const from of [-1, 0.5, Number.NaN]) expect(await part(token, key, from, Buffer.alloc(10))).toMatchObject({ code: 1 });
    expect(await lying()).toEqual([]);
  });

  test('of a page or a picture is refused with its first part, and leaves nothing', async () => {
    const token = await somebody();
    for (const bytes of [Buffer.from('<!doctype html><script>alert(1)</script>'), Buffer.from('\u0089PNG\r\n\u001a\n and more')]) {
      const { key } = await begin(token, 1_000);
      expect(await part(token, key, 0, bytes)).toMatchObject({ code: 1, msg: '只支持 mp4 视频' });
      expect(await how(token, key)).toMatchObject({ code: 1, msg: '这个文件的上传已经取消或过期，请重新上传' });
      expect(await lying()).toEqual([]);
    }
  });

  test('that begins like a video and is none is refused with its last', async () => {
    const token = await somebody();
    const broken = film.subarray(0, 5_000_000);
    const { key } = await begin(token, broken.length);
    await expect(goOn(token, key, broken)).rejects.toThrow('视频不完整或已损坏');
    expect(await lying()).toEqual([]);
  });

  test('may have as many bytes as it said, and fewer than 50 MB', async () => {
    const token = await somebody();
    const most = 50 * 1024 * 1024;
    expect((await begin(token, most)).answer).toMatchObject({ code: 1, msg: '文件太大' });
    expect((await begin(token, most - 1)).answer).toMatchObject({ code: 0 });
    const { key } = await begin(token, 1_000);
    expect(await part(token, key, 0, film.subarray(0, 1_001))).toMatchObject({ code: 1, msg: '文件太大' });
    expect((await how(token, key)).code).toBe(1);
    const { key: second } = await begin(token);
    expect(await part(token, second, 0, film.subarray(0, uploadLimits.part + 1))).toMatchObject({ code: 1, msg: '文件太大' });
    expect(await lying()).toEqual([]);
  });

  test('is its member’s alone, and asks for a sign-in', async () => {
    const [token, stranger] = [await somebody(), await somebody()];
    const { key, given } = await begin(token);
    const nothing = { code: 1, msg: '没有找到' };
    expect(await part(stranger, key, 0, film.subarray(0, 100))).toMatchObject(nothing);
    expect(await how(stranger, key)).toMatchObject(nothing);
    expect(await post(stranger, 'Member/cancelUpload', { key })).toMatchObject(nothing);
    expect(await post(stranger, 'Member/beginUpload', { token: given.token, key, size: 1 })).toMatchObject({ code: 1 });
    expect((await part('', key, 0, film.subarray(0, 100))).code).not.toBe(0);
    expect(await offset(token, key)).toBe(0);
  });

  test('counts towards the day as long as it is on its way', async () => {
    const token = await somebody();
    const most = 50 * 1024 * 1024 - 1;
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(token, most)));
    expect(begun.filter(({ answer }) => answer.code === 0)).toHaveLength(6);
    expect(begun.find(({ answer }) => answer.code !== 0)?.answer.msg).toBe('今天上传得太多了，明天再来');
  });

  test('that is cancelled is gone at once, on its way and when it is whole', { tags: ['full'] }, async () => {
    const token = await somebody();
    const { key } = await begin(token);
    await part(token, key, 0, film.subarray(0, uploadLimits.part));
    expect(await lying()).not.toEqual([]);
    expect(await post(token, 'Member/cancelUpload', { key })).toMatchObject({ code: 0 });
    expect(await lying()).toEqual([]);
    expect((await part(token, key, uploadLimits.part, film.subarray(uploadLimits.part, 2 * uploadLimits.part))).msg).toMatch(/取消或过期/);
    const { key: second } = await begin(token);
    const { file } = await goOn(token, second);
    expect(await post(token, 'Member/cancelUpload', { key: second })).toMatchObject({ code: 0 });
    const place = (await fetch(`${site.origin}${file?.path}`, { redirect: 'manual' })).headers.get('location') ?? '';
    const missing = await fetch(place, { headers: { range: 'bytes=0-99' } });
    // Missing files answer 404: a player must not take them for a lost connection.
    expect([missing.status, await missing.text()]).toEqual([404, 'not found']);
  });

  test('that nobody goes on with is gone within an hour, and one that still comes is not', { tags: ['full'] }, async () => {
    const token = await somebody();
    const [left, moving] = [await begin(token), await begin(token)];
    for (const { key } of [left, moving]) await part(token, key, 0, film.subarray(0, uploadLimits.part));
    const begun = site.clock.now();
    site.clock.set(begun + 30 * 60_000);
    await part(token, moving.key, uploadLimits.part, film.subarray(uploadLimits.part, 2 * uploadLimits.part));
    site.clock.set(begun + 50 * 60_000 + 1);
    await site.site.uploads.sweep();
    expect((await how(token, left.key)).msg).toMatch(/取消或过期/);
    expect((await lying()).some((name) => name.startsWith(left.key))).toBe(false);
    const { file } = await goOn(token, moving.key);
    expect((await wholeOf(file?.path)).equals(film)).toBe(true);
    const [row] = await site.site.platform.db.select().from(uploads).where(eq(uploads.key, left.key));
    expect(row?.state).toBe('gone');
  });
});
