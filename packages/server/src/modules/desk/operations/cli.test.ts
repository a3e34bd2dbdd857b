import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { runAdmin } from './cli.ts';

let site: TestSite;
let printed: string[];
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const run = async (...words: string[]) => {
  printed = [];
  return runAdmin(site.site.operations, words, (line) => void printed.push(line));
};

test('settings are read and set, with a reason, by cli', async () => {
  expect(await run('set', 'icp_record', 'ICP 7', 'renewed this year')).toBe(0);
  await run('settings');
  expect(printed).toContain('icp_record = ICP 7  (ICP record)');
  await run('log', '1');
  expect(printed[0]).toContain('cli  set  setting icp_record  – → ICP 7  renewed this year');
  expect(await run('set', 'icp_record', 'ICP 8')).toBe(2);
  await expect(run('set', 'icp_record', 'ICP 7', 'again')).rejects.toMatchObject({ code: 1 });
});

test('the audit says whether all is sound, and is written down', async () => {
  expect(await run('audit')).toBe(0);
  expect(printed.at(-1)).toContain('log whole: sound');
  expect(await site.site.operations.audits.last()).toMatchObject({ by: 'cli', is_sound: true });
});

test('an empty queue, an unknown case and an unknown word', async () => {
  expect(await run('list')).toBe(0);
  expect(printed).toEqual(['0 waiting']);
  await expect(run('approve', 'W1')).rejects.toMatchObject({ code: 1 });
  await expect(run('return', 'W1')).rejects.toMatchObject({ code: 1, message: '退回要写原因' });
  for (const words of [[], ['approve'], ['drop', 'table']]) expect(await run(...words)).toBe(2);
});
