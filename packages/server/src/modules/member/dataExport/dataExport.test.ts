import { codes } from '@pitchside/api/contract';
import { exportAddress, exportKept, exportState } from '@pitchside/api/member/dataExport';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import extract from 'extract-zip';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { testUpload } from '../../../testing/testUpload.ts';
import { modules } from '../../index.ts';
import { createDataExportRepository } from './dataExport.repository.ts';
import { exportRules } from './dataExport.service.ts';

const day = 86_400_000;
let site: TestSite;
let folder: string;
let people = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-export-'));
  site = await openTestSite({ PITCHSIDE_DATA: folder });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function somebody(nickname: string) {
  const mobile = `1360000${String((people += 1)).padStart(4, '0')}`;
  const id = await site.join(mobile, { nickname });
  const token = await site.signIn(mobile);
  const post = (path: string, body: object = {}) => site.call('POST', path, { token, body });
  const state = async () => exportState.data.parse((await site.call('GET', 'user/exportState', { token })).data);
  return { id, mobile, token, post, state };
}
const round = () => site.site.dataExport.round();
const address = async ({ post }: Awaited<ReturnType<typeof somebody>>, id: string) => {
  const { data } = await post('user/exportAddress', { id });
  return data === null ? undefined : `${site.origin}${exportAddress.data.parse(data).url}`;
};

/** Files of a ZIP, by their names. */
async function unpack(bytes: Buffer): Promise<Record<string, string>> {
  const own = await mkdtemp(join(folder, 'zip-'));
  await writeFile(join(own, 'all.zip'), bytes);
  await extract(join(own, 'all.zip'), { dir: join(own, 'all') });
  const names = await readdir(join(own, 'all'), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path.slice(join(own, 'all').length + 1), await readFile(path, 'latin1')] as const)),
  );
}

test('every table with a member is exported, or says why not', () => {
  const columns = ['user_id', 'member_id', 'owner_id', 'author_id'];
  const isOfMembers = (table: PgTable) => {
    const { columns: all, foreignKeys } = getTableConfig(table);
    return (
      all.some(({ name }) => columns.includes(name)) ||
      foreignKeys.some((key) => getTableConfig(key.reference().foreignTable).name === 'member')
    );
  };
  const silent = modules.flatMap(({ name, tables, personal }) => {
    const known = new Set(personal.map(({ of }) => getTableConfig(of.table).name));
    return Object.values(tables)
      .filter((table) => is(table, PgTable))
      .filter(isOfMembers)
      .map((table) => getTableConfig(table).name)
      .filter((table) => !known.has(table))
      .map((table) => `${name}: ${table}`);
  });
  expect(silent).toEqual([]);
});

test('the file holds what is the member’s, their files too, and nothing secret or private to others', async () => {
  const [one, other] = [await somebody('看台老周'), await somebody('替补席阿明')];
  await testUpload(site, one.token, 'verification');
  await one.post('Token/create', { name: '比分机器人', scopes: ['room:read'], days: null });
  await other.post('Token/create', { name: '别人的机器人', scopes: ['room:read'], days: null });
  expect((await one.post('user/askExport')).data).toMatchObject({ newest: { state: 'waiting' } });
  expect((await one.post('user/askExport')).msg).toBe('已经在导出了，好了会通知你');
  expect(await round()).toBe(true);
  const { newest } = await one.state();
  expect(newest).toMatchObject({ state: 'ready', percent: 100, expires_at: site.clock.now() + exportKept * day });
  const url = (await address(one, newest?.id ?? '')) ?? '';
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(newest?.bytes);
  const files = await unpack(bytes);
  const read = (name: string) => JSON.parse(Buffer.from(files[name] ?? 'null', 'latin1').toString()) as Record<string, unknown>[];
  expect(read('member.member.json')).toMatchObject([{ id: one.id, mobile: `86-${one.mobile}`, nickname: '看台老周' }]);
  expect(read('tokens.access_token.json')).toMatchObject([{ name: '比分机器人' }]);
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toHaveLength(1);
  const all = Buffer.from(Object.values(files).join('\n'), 'latin1').toString();
  for (const hidden of ['argon2', 'token_hash', other.mobile, '别人的机器人']) expect(all).not.toContain(hidden);
  expect((await site.call('GET', 'Push/getList', { token: one.token })).data).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ kind: 'export_ready' })]),
  });
  // On the disk it lies sealed.
  const [stored = ''] = (await readdir(join(folder, 'uploads/private'))).filter((name) => name.endsWith('.zip'));
  expect((await readFile(join(folder, 'uploads/private', stored))).subarray(0, 2).toString()).not.toBe('PK');
});

test('only its member gets an address, which is good for five minutes; another export waits for a day', async () => {
  const [one, other] = [await somebody('主场'), await somebody('客场')];
  await one.post('user/askExport');
  await round();
  const { newest, next_at: next } = await one.state();
  expect(next).toBe(site.clock.now() + day);
  expect(await address(other, newest?.id ?? '')).toBeUndefined();
  const url = (await address(one, newest?.id ?? '')) ?? '';
  // The first letter of the signature: the last has bits that count for nothing.
  const forged = url.replace(/(?<=\.)[\w-](?=[\w-]{42}$)/, (letter) => (letter === 'x' ? 'y' : 'x'));
  expect(forged).not.toBe(url);
  expect((await fetch(forged)).status).toBe(404);
  expect((await fetch(`${site.origin}/media/my-data/${newest?.id}`)).status).toBe(404);
  site.clock.set(site.clock.now() + 5 * 60_000);
  expect((await fetch(url)).status).toBe(404);
  expect((await one.post('user/askExport')).msg).toBe('一天只能导出一次');
  site.clock.set(site.clock.now() + day);
  expect((await one.post('user/askExport')).code).toBe(codes.ok);
  await round();
});

test('after seven days the file is gone', async () => {
  const one = await somebody('七天');
  await one.post('user/askExport');
  await round();
  const zips = async () => (await readdir(join(folder, 'uploads/private'))).filter((name) => name.endsWith('.zip')).length;
  const before = await zips();
  site.clock.set(site.clock.now() + exportKept * day + 1);
  await site.site.dataExport.sweep();
  expect(await zips()).toBeLessThan(before);
  const token = await site.signIn(one.mobile);
  expect((await site.call('GET', 'user/exportState', { token })).data).toEqual({ newest: null, next_at: null });
});

test('a node that was killed leaves its work to another, and nobody makes one twice', async () => {
  const one = await somebody('接力');
  await one.post('user/askExport');
  const repository = createDataExportRepository(site.site.platform.db);
  const now = site.clock.now();
  const dead = await repository.claim('dead', now, now + exportRules.lease);
  expect(dead).toMatchObject({ memberId: one.id });
  expect(await round()).toBe(false);
  site.clock.set(now + exportRules.lease + 1);
  const both = await Promise.all([round(), round()]);
  expect(both.toSorted()).toEqual([false, true]);
  expect((await one.state()).newest).toMatchObject({ state: 'ready' });
  expect(dead && (await repository.proceed(dead, 50, now + 2 * exportRules.lease))).toBe(false);
});
