import { codes } from '@pitchside/api/contract';
import type { UploadToken } from '@pitchside/api/content/uploads';
import { eq } from 'drizzle-orm';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type Answer, type TestSite } from '../../../testing/testSite.ts';
import { uploadLimits } from './index.ts';
import { uploads } from './uploads.tables.ts';

let site: TestSite;
let folder: string;
let token: string;
let userId: number;
let png: Buffer;
let jpg: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-uploads-'));
  site = await openTestSite({ PITCHSIDE_DATA: folder, PORT: '0' });
  await site.site.uploadSite.listen();
  userId = await site.join('13900000001');
  token = await site.signIn('13900000001');
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#1d7a3c' } });
  png = await picture.clone().png().toBuffer();
  jpg = await picture
    .clone()
    .withExif({ IFD0: { Copyright: 'canary-copyright' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** A PNG that claims a size but is almost empty. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1_000))), chunk('IEND', Buffer.alloc(0))]);
}

const grant = async (purpose = 'avatar', as = token) =>
  (await site.call('POST', 'Member/getQiniuToken', { token: as, body: { purpose } })).data as UploadToken;

/** Submits the form as the page does. */
async function send(
  given: Pick<UploadToken, 'token' | 'key'>,
  bytes: Uint8Array,
  { as = token, name = 'a.png', type = 'image/png' } = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('token', given.token);
  form.set('key', given.key);
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const response = await fetch(`${site.origin}/upload`, { method: 'POST', headers: as ? { token: as } : {}, body: form });
  return { ...((await response.json()) as Omit<Answer, 'status'>), status: response.status };
}
const state = async (key: string) => (await site.site.platform.db.select().from(uploads).where(eq(uploads.key, key)))[0];
const stored = async () =>
  (await Promise.all(['public', 'private'].map((area) => readdir(join(folder, 'uploads', area)).catch(() => [])))).flat();

const drafts = () => readdir(join(tmpdir(), 'pitchside-drafts')).catch(() => []);

describe('a token', () => {
  test('has Qiniu’s shape and says what it allows', async () => {
    const { token: made, key, rules, upload_url, expires_at } = await grant();
    const [, signature, policy] = made.split(':');
    expect(signature).toMatch(/^[\w-]{27}$/);
    expect(JSON.parse(Buffer.from(policy ?? '', 'base64url').toString())).toEqual({
      scope: `avatar:${key}`,
      deadline: expires_at / 1_000,
      fsizeLimit: 5 * 1024 * 1024 - 1,
      mimeLimit: 'image/png;image/jpeg',
      endUser: String(userId),
    });
    expect({ rules, upload_url }).toEqual({
      rules: { purpose: 'avatar', accept: ['image/png', 'image/jpeg'], max_size: 5 * 1024 * 1024 - 1 },
      upload_url: '/upload',
    });
  });

  test('works once', async () => {
    const given = await grant();
    expect(await send(given, png)).toMatchObject({ code: codes.ok, data: { key: given.key, path: `/u/${given.key}.jpg` } });
    expect(await send(given, png)).toMatchObject({ code: codes.failed, msg: '上传凭证已经用过，请重试' });
  });

  test('works once when it is sent ten times at once', async () => {
    const given = await grant();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(given, png)));
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
  });

  test('is worth nothing after its deadline, under another key, changed, or in another member’s hands', async () => {
    await site.join('13900000002');
    const other = await site.signIn('13900000002');
    const given = await grant();
    const [ak = '', signature = '', policy = ''] = given.token.split(':');
    const wider = Buffer.from(
      Buffer.from(policy, 'base64url')
        .toString()
        .replace(/"fsizeLimit":\d+/, '"fsizeLimit":999999999'),
    ).toString('base64url');
    const bad = { code: codes.failed, msg: '上传凭证无效或已过期，请重试' };
    expect(await send(given, png, { as: other })).toMatchObject(bad);
    expect(await send({ ...given, key: (await grant()).key }, png)).toMatchObject(bad);
    for (const forged of [`${ak}:${signature}:${wider}`, `${ak}:${signature}`, `x:${signature}:${policy}`, `${given.token}:`, '', '::'])
      expect(await send({ ...given, token: forged }, png)).toMatchObject({ code: codes.failed });
    // The token identifies its member: without a session an invalid one belongs to nobody.
    expect(await send({ ...given, token: `${ak}:${signature}:${wider}` }, png, { as: '' })).toMatchObject({ code: codes.signInNeeded });
    expect(await send(given, png, { as: 'x'.repeat(43) })).toMatchObject({ code: codes.tokenUnknown });
    site.clock.set(given.expires_at);
    expect(await send(given, png)).toMatchObject(bad);
    expect(await state(given.key)).toBeUndefined();
  });

  test('the start-up hears the rules, a token and what is left of the day', async () => {
    const { data } = await site.call('GET', 'Universal/storageToken', { token });
    expect(data).toMatchObject({
      upload_url: '/upload',
      purposes: [
        { purpose: 'avatar' },
        { purpose: 'verification' },
        { purpose: 'cover' },
        { purpose: 'post' },
        { purpose: 'article' },
        { purpose: 'video' },
        { purpose: 'report' },
        { purpose: 'message_image' },
        { purpose: 'message_file' },
        { purpose: 'group' },
        { purpose: 'crest' },
        { purpose: 'sponsor' },
      ],
    });
    expect((data as { left_today: number }).left_today).toBeLessThan(uploadLimits.aDay);
    expect(await send(data as UploadToken, png)).toMatchObject({ code: codes.ok });
  });
});

describe('a picture', () => {
  test('is drawn anew as a square without metadata', async () => {
    const given = await grant();
    await send(given, jpg, { name: '../../etc/passwd.svg', type: 'image/svg+xml' });
    const kept = await readFile(join(folder, 'uploads/public', `${given.key}.jpg`));
    expect(jpg.includes('canary-copyright')).toBe(true);
    expect(kept.includes('canary-copyright')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  test('is served elsewhere, inert, and known by its path alone', async () => {
    const given = await grant();
    const { data } = await send(given, png);
    const { path } = data as { path: string };
    const moved = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
    const place = moved.headers.get('location') ?? '';
    expect(moved.status).toBe(302);
    expect(new URL(place).origin).not.toBe(site.origin);
    const answer = await fetch(place);
    expect(
      Object.fromEntries(
        ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control', 'set-cookie'].map((name) => [
          name,
          answer.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'set-cookie': null,
    });
    const { origin } = new URL(place);
    for (const name of ['', 'x.jpg', `${given.key}.png`, `${given.key}`, '..%2fprivate%2fx.jpg', `${given.key}.jpg.part`])
      expect((await fetch(`${origin}/${name}`)).status).toBe(404);
    const policy = (await fetch(site.origin)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`img-src 'self' data: blob: ${origin};`);
  });

  test('of the verification is sealed, and served to nobody', async () => {
    const given = await grant('verification');
    expect(await send(given, png)).toMatchObject({ code: codes.ok, data: { path: null } });
    const sealed = await readFile(join(folder, 'uploads/private', `${given.key}.jpg`));
    await expect(sharp(sealed).metadata()).rejects.toThrow();
    const moved = await fetch(`${site.origin}/u/${given.key}.jpg`);
    expect(moved.status).toBe(404);
    const opened = await site.site.uploads.readPrivate(given.key);
    expect(await sharp(opened?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 400 });
    expect(await site.site.uploads.readPrivate((await grant()).key)).toBeUndefined();
  });

  const text = (words: string) => Buffer.from(words);
  const after = (head: number[], words: string) => Buffer.concat([Buffer.from(head), text(words)]);
  const signature = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], jpg: [0xff, 0xd8, 0xff, 0xe0] };
  test.each([
    ['svg', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['xml before svg', text('<?xml version="1.0"?><svg><script>alert(1)</script></svg>')],
    ['html', text('<!doctype html><script>alert(1)</script>')],
    ['html with a mark in front', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text('<html>')])],
    ['gif', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['gif with a script', text('GIF89a/*<script>alert(1)</script>*/=1;')],
    ['webp', undefined],
    ['avif', undefined],
    ['tiff', undefined],
    ['bmp', text('BM6\0\0\0')],
    ['ico', after([0, 0, 1, 0], 'x')],
    ['pdf', text('%PDF-1.7')],
    ['zip', text('PK\x03\x04')],
    ['elf', after([0x7f], 'ELF')],
    ['exe', text('MZ')],
    ['mp4', after([0, 0, 0, 24], 'ftypisom')],
    ['php', text('<?php system($_GET[0]);')],
    ['script', text('#!/bin/sh\nrm -rf /')],
    ['mvg', text('push graphic-context\nimage over 0,0 0,0 "https://x/"')],
    ['a space before png', after([0x20, ...signature.png], '')],
    ['png signature before html', after(signature.png, '<script>alert(1)</script>')],
    ['jpg signature before html', after(signature.jpg, '<script>alert(1)</script>')],
    ['half a png', undefined],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(4_096)],
  ])('%s is refused whatever it calls itself', async (kind, given) => {
    const made: Record<string, () => Promise<Buffer> | Buffer> = {
      webp: () => sharp(png).webp().toBuffer(),
      avif: () => sharp(png).avif().toBuffer(),
      tiff: () => sharp(png).tiff().toBuffer(),
      'half a png': () => png.subarray(0, png.length >> 1),
    };
    const bytes = given ?? (await made[kind]?.()) ?? Buffer.alloc(0);
    const before = await stored();
    const token_ = await grant();
    expect((await send(token_, bytes, { name: 'portrait.png', type: 'image/png' })).code).toBe(codes.failed);
    expect(await stored()).toEqual(before);
    expect(await state(token_.key)).toMatchObject({ state: 'gone' });
  });

  test('with a page behind its pixels loses the page', async () => {
    const given = await grant();
    expect(await send(given, Buffer.concat([png, text('<script>alert(1)</script>')]))).toMatchObject({ code: codes.ok });
    expect((await readFile(join(folder, 'uploads/public', `${given.key}.jpg`))).includes('<script>')).toBe(false);
  });

  test('that says of itself 40,000 by 40,000 pixels is refused before anything is drawn', async () => {
    const given = await grant();
    const before = process.memoryUsage().rss;
    expect(await send(given, claimedPng(40_000, 40_000))).toMatchObject({ code: codes.failed, msg: '图片无法读取，换一张试试' });
    // Decoded it would be 6 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(512 * 1024 * 1024);
    expect(await state(given.key)).toMatchObject({ state: 'gone' });
  });

  test('of more than 40 million pixels is refused though it is small', { tags: ['full'] }, async () => {
    const bomb = await sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#000' } })
      // Greyscale takes a third of the time.
      .greyscale()
      .png({ compressionLevel: 6 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await send(await grant(), bomb)).toMatchObject({ code: codes.failed, msg: '图片无法读取，换一张试试' });
  });
});

describe('size', () => {
  const most = 5 * 1024 * 1024;
  const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
  test.each([
    [most - 1, codes.ok, ''],
    [most, codes.failed, '文件太大'],
    [most + 1, codes.failed, '文件太大'],
  ])('%i bytes answer %i', async (size, code, msg) => {
    expect(await send(await grant(), padded(size))).toMatchObject({ code, msg });
  });

  test.each(['avatar', 'video'])('of a file of %s whose line is cut in the middle nothing stays', async (purpose) => {
    const given = await grant(purpose);
    const before = await stored();
    const boundary = 'x'.repeat(30);
    const field = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = `${field('token', given.token)}${field('key', given.key)}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
    const request = httpRequest(`${site.origin}/upload`, {
      method: 'POST',
      headers: { token, 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': head.length + 200_000 },
    });
    const closed = new Promise<void>((done) => request.on('error', () => undefined).on('close', done));
    request.write(head);
    request.write(Buffer.concat([png, Buffer.alloc(50_000)]));
    // The server has begun to read it.
    await expect.poll(async () => (await state(given.key))?.state, { timeout: 30_000 }).toBe('receiving');
    request.destroy();
    await closed;
    await expect.poll(async () => (await state(given.key))?.state, { timeout: 30_000 }).toBe('gone');
    expect(await stored()).toEqual(before);
    expect((await drafts()).filter((name) => name.startsWith(given.key))).toEqual([]);
    expect(await send(given, png)).toMatchObject({ code: codes.failed, msg: '上传凭证已经用过，请重试' });
  });

  test('a file without a length is cut off soon after the limit', async () => {
    const given = await grant();
    const boundary = 'x'.repeat(30);
    const field = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    let sent = 0;
    await new Promise<void>((done) => {
      const request = httpRequest(`${site.origin}/upload`, {
        method: 'POST',
        headers: { token, 'content-type': `multipart/form-data; boundary=${boundary}`, 'transfer-encoding': 'chunked' },
      });
      let over = false;
      const end = () => void ((over = true), done());
      request.on('error', end).on('close', end);
      request.on('response', (response) => response.resume());
      request.write(
        `${field('token', given.token)}${field('key', given.key)}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
      );
      request.write(png);
      const more = () => {
        if (over || sent > 64 * 1024 * 1024) return end();
        sent += 16 * 1024;
        if (request.write(Buffer.alloc(16 * 1024))) setImmediate(more);
        else request.once('drain', more);
      };
      more();
    });
    // Kernel buffers are sent too; what matters is that the server stopped reading.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    const row = await state(given.key);
    expect(row).toMatchObject({ state: 'gone' });
    expect(row?.size).toBeLessThan(most + uploadLimits.slack);
  });
});

test('a member has so many bytes a day, also for what fails, and anew tomorrow', async () => {
  const id = await site.join('13900000003');
  const as = await site.signIn('13900000003');
  await site.site.platform.db.insert(uploads).values({
    key: 'x'.repeat(24),
    userId: id,
    purpose: 'avatar',
    state: 'gone',
    isPrivate: false,
    size: uploadLimits.aDay - 5 * 1024 * 1024 + 1,
    at: site.clock.now(),
  });
  const many = await Promise.all([1, 2, 3].map(async () => send(await grant('avatar', as), Buffer.alloc(5 * 1024 * 1024 - 1), { as })));
  expect(many.map(({ msg }) => msg).sort()).toEqual(['今天上传得太多了，明天再来', '今天上传得太多了，明天再来', '只支持 png、jpg 图片']);
  site.clock.set(site.clock.now() + 24 * 3_600_000);
  expect(await send(await grant('avatar', as), png, { as })).toMatchObject({ code: codes.ok });
});

test('a disk that is nearly full takes nothing and says so', async () => {
  const full = await openTestSite(
    { PITCHSIDE_DATA: folder },
    {
      storage: {
        freeShare: async () => 0.05,
        put: () => Promise.reject(new Error('written')),
        putFile: () => Promise.reject(new Error('written')),
        open: async () => undefined,
        get: async () => undefined,
        remove: async () => undefined,
        removeUnfinished: async () => 0,
      },
    },
  );
  await full.join('13900000009');
  const as = await full.signIn('13900000009');
  const given = (await full.call('POST', 'Member/getQiniuToken', { token: as, body: {} })).data as UploadToken;
  const form = new FormData();
  form.set('token', given.token);
  form.set('key', given.key);
  form.set('file', new File([new Uint8Array(png)], 'a.png'));
  const response = await fetch(`${full.origin}/upload`, { method: 'POST', headers: { token: as }, body: form });
  expect(await response.json()).toMatchObject({ code: codes.failed, msg: '存储空间不足，请稍后再试' });
  await full.close();
});

test('what nobody came for is gone after an hour, what is kept stays until its time', async () => {
  const [orphan, kept] = [await grant(), await grant()];
  for (const given of [orphan, kept]) await send(given, png);
  const { db } = site.site.platform;
  await db.transaction((tx) => site.site.uploads.keep(tx, userId, kept.key, 'avatar'));
  await expect(db.transaction((tx) => site.site.uploads.keep(tx, userId + 1, orphan.key, 'avatar'))).rejects.toMatchObject({
    message: '没有找到',
  });
  await expect(db.transaction((tx) => site.site.uploads.keep(tx, userId, orphan.key, 'verification'))).rejects.toMatchObject({
    message: '没有找到',
  });
  site.clock.set(site.clock.now() + uploadLimits.orphan + 1);
  await site.site.uploads.sweep();
  expect([await state(orphan.key), await state(kept.key)]).toMatchObject([{ state: 'gone' }, { state: 'kept' }]);
  expect(await stored()).toEqual(expect.not.arrayContaining([`${orphan.key}.jpg`]));
  expect(await stored()).toContain(`${kept.key}.jpg`);
  await db.transaction((tx) => site.site.uploads.letGo(tx, `member:${userId}`, [`/u/${kept.key}.jpg`, 'a seed', null], site.clock.now()));
  await site.site.uploads.sweep();
  expect(await stored()).not.toContain(`${kept.key}.jpg`);
});
