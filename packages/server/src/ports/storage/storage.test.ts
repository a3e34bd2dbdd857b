import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketKeys, startQiniu, startS3, type BucketDouble } from '../../testing/buckets.ts';
import { isUnavailable } from '../database/failures.ts';
import { createFolderStorage } from './folder.ts';
import { createQiniuStorage } from './qiniu.ts';
import { createS3Storage } from './s3.ts';
import type { ObjectStorage } from './storage.ts';

let folder: string;
let s3: BucketDouble;
let qiniu: BucketDouble;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pitchside-storage-'));
  [s3, qiniu] = [await startS3(), await startQiniu()];
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([s3.stop(), qiniu.stop()]);
});

type Keys = typeof bucketKeys;
const s3Of = (keys: Keys) => createS3Storage({ endpoint: s3.origin, region: 'eu-central-1', ...keys });
const qiniuOf = (keys: Keys) =>
  createQiniuStorage({ uploadOrigin: qiniu.origin, manageOrigin: qiniu.origin, domain: qiniu.origin, ...keys });
const bytes = (length: number, seed: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 31 + seed) % 256));
const name = 'Ab-_09.jpg';

describe.each<[string, () => ObjectStorage]>([
  ['a folder', () => createFolderStorage(folder)],
  ['S3', () => s3Of(bucketKeys)],
  ['Qiniu', () => qiniuOf(bucketKeys)],
])('files in %s', (_name, open) => {
  test('are had as they were put, byte for byte, until they are removed', async () => {
    const storage = open();
    const file = bytes(200_000, 1);
    await storage.put('public', name, file);
    expect((await storage.get('public', name))?.equals(file)).toBe(true);
    await storage.remove('public', name);
    expect(await storage.get('public', name)).toBeUndefined();
  });

  test('are replaced by a later file of the name, also by an empty one', async () => {
    const storage = open();
    for (const file of [bytes(10, 2), bytes(5, 3), Buffer.alloc(0)]) {
      await storage.put('public', name, file);
      expect(await storage.get('public', name)).toEqual(file);
    }
    await storage.remove('public', name);
  });

  test('of the two areas know nothing of each other', async () => {
    const storage = open();
    await storage.put('private', name, bytes(3, 4));
    expect(await storage.get('public', name)).toBeUndefined();
    await storage.remove('public', name);
    expect(await storage.get('private', name)).toEqual(bytes(3, 4));
    await storage.remove('private', name);
  });

  test('of this machine are taken over, byte for byte, and read in pieces', async () => {
    const storage = open();
    const [path, file] = [join(folder, 'draft'), bytes(300_000, 7)];
    await writeFile(path, file);
    await storage.putFile('parts', name, path);
    await expect(readFile(path)).rejects.toThrow('ENOENT');
    const opened = await storage.open('parts', name);
    expect(opened?.size).toBe(file.length);
    const pieces = [];
    for await (const piece of opened?.read(100, 250_000) ?? []) pieces.push(piece as Uint8Array);
    expect(Buffer.concat(pieces).equals(file.subarray(100, 250_001))).toBe(true);
    await storage.remove('parts', name);
    expect(await storage.open('parts', name)).toBeUndefined();
  });

  test('that are not there are neither had nor missed', async () => {
    const storage = open();
    expect(await storage.get('public', 'nobody.jpg')).toBeUndefined();
    await storage.remove('private', 'nobody.jpg');
  });

  test('many at once come to no harm', async () => {
    const storage = open();
    const names = Array.from({ length: 20 }, (_, index) => `many-${index}.jpg`);
    await Promise.all(names.map((each, index) => storage.put('public', each, bytes(1_000, index))));
    const found = await Promise.all(names.map((each) => storage.get('public', each)));
    expect(found).toEqual(names.map((_, index) => bytes(1_000, index)));
    await Promise.all(names.map((each) => storage.remove('public', each)));
  });

  test('say how much room there is', async () => {
    const share = await open().freeShare();
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
    expect(await open().removeUnfinished(Date.now())).toBe(0);
  });
});

describe.each<[string, (keys: Keys) => ObjectStorage, () => BucketDouble]>([
  ['S3', s3Of, () => s3],
  ['Qiniu', qiniuOf, () => qiniu],
])('a bucket of %s', (_name, open, double) => {
  test('takes nothing signed by a wrong secret', async () => {
    const storage = open({ ...bucketKeys, secret: 'wrong' });
    for (const act of [
      () => storage.put('public', name, bytes(3, 1)),
      () => storage.get('public', name),
      () => storage.remove('public', name),
    ])
      await expect(act()).rejects.toThrow(/refuses with 40[13]/);
    expect(double().files.size).toBe(0);
  });

  test('in passing trouble is away, and is no fault', async () => {
    double().failWith(503);
    const error: unknown = await open(bucketKeys)
      .put('public', name, bytes(3, 1))
      .catch((reason: unknown) => reason);
    double().failWith(undefined);
    expect(isUnavailable(error)).toBe(true);
  });
});

test('a bucket that nobody can reach is away', async () => {
  const storage = createS3Storage({ endpoint: 'http://127.0.0.1:1', region: 'x', ...bucketKeys });
  expect(isUnavailable(await storage.get('public', name).catch((reason: unknown) => reason))).toBe(true);
});
