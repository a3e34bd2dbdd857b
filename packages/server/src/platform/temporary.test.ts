import { chmod, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from './temporary.ts';

let below: string;
beforeEach(async () => void (below = await mkdtemp(join(tmpdir(), 'pitchside-temporary-'))));
afterEach(() => rm(below, { recursive: true }));

const of = (data: string, what = 'drafts', databaseUrl?: string) => temporaryFolder({ data, databaseUrl }, what, below);

test('each site has a folder of its own, the same after each start, for its user alone', async () => {
  const names = [of('/a'), of('/b'), of('/a', 'drafts', 'postgres://x')].map(({ path }) => basename(dirname(path)));
  expect(new Set(names).size).toBe(3);
  expect(of('/a').path).toBe(of('/a').path);
  expect(dirname(of('/a', 'coding').path)).toBe(dirname(of('/a').path));
  const path = await of('/a').open();
  for (const each of [path, dirname(path)]) expect((await stat(each)).mode & 0o777).toBe(0o700);
  expect(await of('/a').open()).toBe(path);
  expect(await of('/a').freeShare()).toBeGreaterThan(0);
});

test('what somebody else put in its place is not used: a link, or a folder that others may enter', async () => {
  const { path, open } = of('/a');
  await symlink(below, dirname(path));
  await expect(open()).rejects.toThrow('not a folder of this user alone');
  await rm(dirname(path));
  await mkdir(dirname(path), { mode: 0o777 });
  await chmod(dirname(path), 0o777);
  await expect(open()).rejects.toThrow('not a folder of this user alone');
  await chmod(dirname(path), 0o700);
  await symlink(below, path);
  await expect(open()).rejects.toThrow('not a folder of this user alone');
});
