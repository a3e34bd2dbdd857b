import { expect, test } from 'vitest';
import { createUploadSpace } from './uploadsSpace.ts';

const limits = { atOnce: 3, ofMember: 100, ofAll: 250 };
const pending = () => Promise.withResolvers<void>();

test('a member has so many on their way at a time, and so many bytes, and others are not kept waiting', async () => {
  const { hold } = createUploadSpace(async () => 1, limits);
  const over = pending();
  const stalled = [1, 2, 3].map(() => hold(7, 10, () => over.promise));
  await expect(hold(7, 1, async () => 'in')).rejects.toThrow('同时上传的文件太多');
  await expect(hold(8, 101, async () => 'in')).rejects.toThrow('同时上传的文件太多');
  expect(await hold(8, 100, async () => 'in')).toBe('in');
  over.resolve();
  await Promise.all(stalled);
  expect(await hold(7, 100, async () => 'in')).toBe('in');
});

test('all together have what the disk has room for, and room comes back however an upload ends', async () => {
  const { hold } = createUploadSpace(async () => 1, limits);
  const over = pending();
  const held = [1, 2].map((userId) => hold(userId, 100, () => over.promise));
  await expect(hold(3, 51, async () => 'in')).rejects.toThrow('存储空间不足');
  await expect(hold(undefined, 51, async () => 'in')).rejects.toThrow('存储空间不足');
  expect(await hold(3, 50, async () => 'in')).toBe('in');
  over.reject(new Error('cut'));
  for (const each of held) await expect(each).rejects.toThrow('cut');
  expect(await hold(undefined, 250, async () => 'in')).toBe('in');
});

test('a disk that is nearly full takes nothing', async () => {
  let free = 0.05;
  const { hold } = createUploadSpace(async () => free, limits);
  await expect(hold(1, 1, async () => 'in')).rejects.toThrow('存储空间不足');
  free = 0.5;
  expect(await hold(1, 100, async () => 'in')).toBe('in');
});
