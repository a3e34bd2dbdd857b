// @module-tag full
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSeal } from '../../../platform/seal.ts';
import { testPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { users } from '../../member/member/index.ts';
import { uploadLimits } from './index.ts';
import { createUploads } from './uploads.service.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import { uploads } from './uploads.tables.ts';

const start = Date.UTC(2026, 10, 21, 12);
const member = 1;
let world: TestPlatform;

/** Storage in memory; `removing` runs before a deletion. */
function openStorage() {
  const files = new Set<string>();
  const hooks = { removing: async (_: string): Promise<void> => undefined };
  const storage: ObjectStorage = {
    put: async (area, name) => void files.add(`${area}/${name}`),
    putFile: async () => undefined,
    open: async () => undefined,
    get: async () => undefined,
    async remove(area, name) {
      await hooks.removing(name);
      files.delete(`${area}/${name}`);
    },
    freeShare: async () => 1,
    removeUnfinished: async () => 0,
  };
  return { files, hooks, storage };
}
let { files, hooks, storage } = openStorage();
const node = () => createUploads(world.platform, { storage, seal: createSeal('a secret of tests'), secret: 'another' });

const keyOf = (serial: number) => `upload-of-the-sweep-${String(serial).padStart(4, '0')}`;
/** Creates files that wait for their use. */
async function store(count: number, at = start) {
  const keys = Array.from({ length: count }, (_, serial) => keyOf(serial));
  await world.platform.db.insert(uploads).values(
    keys.map((key) => ({
      key,
      userId: member,
      purpose: 'avatar',
      isPrivate: false,
      state: 'stored' as const,
      size: 1,
      ending: 'jpg',
      at,
    })),
  );
  for (const key of keys) files.add(`public/${key}.jpg`);
  return keys;
}
const states = async () => Object.fromEntries((await world.platform.db.select().from(uploads)).map(({ key, state }) => [key, state]));
const keep = (from: ReturnType<typeof node>, key: string) => world.platform.db.transaction((tx) => from.keep(tx, member, key, 'avatar'));

beforeAll(async () => {
  world = await testPlatform(start);
  await world.platform.db
    .insert(users)
    .values({ id: member, mobile: '86-13900000001', passwordHash: '', nickname: 'fan', avatar: 'fan', createdAt: 1 });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.db.delete(uploads);
  world.clock.set(start + uploadLimits.orphan + 1);
  ({ files, hooks, storage } = openStorage());
});

test('what is kept while a sweep is at work is kept whole, or refused clearly', async () => {
  const keys = await store(6, start);
  const site = node();
  const notified = new Map<string, string>();
  const tried = new Set<string>();
  // While the first files are deleted, each of them is requested.
  hooks.removing = async () => {
    for (const key of keys.filter((each) => !tried.has(each))) {
      tried.add(key);
      notified.set(key, await keep(site, key).catch((error: unknown) => (error instanceof Error ? error.message : '')));
    }
  };
  await site.sweep();
  for (const [key, word] of notified)
    expect([word, files.has(`public/${key}.jpg`)]).toEqual(
      word.startsWith('/u/') ? [`/u/${key}.jpg`, true] : ['图片放得太久，已经删除了，请重新上传', false],
    );
  expect(notified.size).toBe(6);
});

test('a use that has not committed yet holds its file', async () => {
  const [key = ''] = await store(1);
  const site = node();
  const [kept, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const use = world.platform.db.transaction(async (tx) => {
    await site.keep(tx, member, key, 'avatar');
    kept.resolve();
    await may.promise;
  });
  await kept.promise;
  await node()
    .sweep()
    .catch(() => undefined);
  may.resolve();
  await use;
  expect([await states(), [...files]]).toEqual([{ [key]: 'kept' }, [`public/${key}.jpg`]]);
});

test('two nodes that sweep at once take each file away once', async () => {
  await store(200);
  const taken = await Promise.all([node().sweep(), node().sweep(), node().sweep()]);
  for (let left = 1; left > 0;) left = await node().sweep();
  expect(files.size).toBe(0);
  expect(new Set(Object.values(await states()))).toEqual(new Set(['gone']));
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(200);
});

test('a sweep that stopped half-way is finished by the next, and nobody can keep what it had taken', async () => {
  const [key = '', other = ''] = await store(2);
  hooks.removing = () => Promise.reject(new Error('the machine went dark'));
  await expect(node().sweep()).rejects.toThrow('dark');
  for (const each of [key, other]) await expect(keep(node(), each)).rejects.toThrow('图片放得太久');
  hooks.removing = async () => undefined;
  await node().sweep();
  expect([await states(), files.size]).toEqual([{ [key]: 'gone', [other]: 'gone' }, 0]);
});

test('a file whose upload stopped before its row was written goes too', async () => {
  const [key = ''] = await store(1);
  await world.platform.db.update(uploads).set({ state: 'receiving', ending: '' });
  await node().sweep();
  expect([await states(), files.size]).toEqual([{ [key]: 'gone' }, 0]);
});
