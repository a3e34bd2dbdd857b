import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/processes.ts';
import { runConfined, type Confines } from './confined.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'pitchside-confined-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const mebibyte = 1024 * 1024;
const confines = (more: Partial<Confines> = {}): Confines => ({
  folder,
  time: 60_000,
  memory: 2_048 * mebibyte,
  file: mebibyte,
  signal: new AbortController().signal,
  ...more,
});
const sh = (script: string, more?: Partial<Confines>, onLine?: (line: string) => void) =>
  runConfined('/bin/sh', ['-c', script], confines(more), onLine);
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const pidIn = async (name: string) => Number(await readFile(join(folder, name), 'utf8').catch(() => '')) || undefined;

describe('a confined program', () => {
  test('says its lines and how it ended, in a folder of its own, with nothing to read and none of our secrets', async () => {
    process.env.A_SECRET_OF_OURS = 'x';
    const lines: string[] = [];
    const ended = await sh('pwd; cat; env | cut -d= -f1 | grep SECRET; nice; echo words >&2; exit 3', {}, (line) => lines.push(line));
    delete process.env.A_SECRET_OF_OURS;
    expect(ended).toEqual({ how: 'ended', code: 3, words: 'words\n' });
    expect(lines).toEqual([folder, String(Math.min(19, getPriority() + 15))]);
  });

  test('that is not there ends with the reason', async () => {
    expect(await runConfined(join(folder, 'nothing'), [], confines())).toMatchObject({ how: 'ended', code: 127 });
  });

  test('is killed at its limit of time, with what it started', { tags: ['full'] }, async () => {
    const over = sh('sleep 1000 & echo $! > child; wait', { time: 1_500 });
    await eventually(async () => (await pidIn('child')) !== undefined, 'its child');
    expect(await over).toMatchObject({ how: 'late' });
    const child = (await pidIn('child')) ?? 0;
    await eventually(() => !lives(child), 'the end of its child');
  });

  test('is ended when it is not wanted any more, and not begun when it never was', async () => {
    const ends = new AbortController();
    const over = sh('echo $$ > own; sleep 1000', { signal: ends.signal });
    await eventually(async () => (await pidIn('own')) !== undefined, 'the program');
    ends.abort();
    expect(await over).toMatchObject({ how: 'stopped' });
    expect(await sh('echo > never', { signal: ends.signal })).toMatchObject({ how: 'stopped' });
    await expect(stat(join(folder, 'never'))).rejects.toThrow('ENOENT');
  });

  test('writes no file larger than it may, and has no more memory', async () => {
    const large = await sh('head -c 9000000 /dev/zero > large');
    expect([large.how, large.code === 0, (await stat(join(folder, 'large'))).size]).toEqual(['ended', false, mebibyte]);
    const greedy = 'Buffer.alloc(400 * 1024 * 1024).fill(1)';
    expect((await runConfined(process.execPath, ['-e', greedy], confines({ memory: 300 * mebibyte }))).code).not.toBe(0);
  });
});
