// @module-tag full
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/processes.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { createFaults, type Faults } from '../faults.ts';
import type { Running } from '../running.types.ts';
import type { Job } from './job.ts';
import { runJobs } from './runner.ts';

const log = { error: () => undefined, warn: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'pitchside-jobs-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const node = async (jobs: readonly Job[]): Promise<{ faults: Faults; running: Running }> => {
  const faults = createFaults(log);
  return { faults, running: await runJobs({ faults, log }, database, jobs) };
};
const longAgo = 3_600;

test.concurrent('two nodes run a round once, the next of them after its pace, and one that throws is a fault and tried again', async () => {
  const rounds = { once: 0, steady: 0, together: 0, most: 0, tries: 0 };
  const jobs: Job[] = [
    { name: 'test.once', every: longAgo, run: async () => (rounds.once += 1) },
    {
      name: 'test.steady',
      every: 1,
      async run() {
        rounds.together += 1;
        rounds.most = Math.max(rounds.most, rounds.together);
        await new Promise((resume) => setTimeout(resume, 300));
        rounds.together -= 1;
        rounds.steady += 1;
      },
    },
    {
      name: 'test.throws',
      every: longAgo,
      async run() {
        rounds.tries += 1;
        if (rounds.tries === 1) throw new Error('the first try');
      },
    },
  ];
  const nodes = [await node(jobs), await node(jobs)];
  await eventually(() => rounds.steady >= 3 && rounds.tries >= 2, 'the third round, and the second try');
  for (const { running } of nodes) await running.stop();
  expect(rounds).toMatchObject({ once: 1, most: 1, tries: 2 });
  expect(nodes.flatMap(({ faults }) => faults.latest().map(({ about }) => about.job))).toEqual(['test.throws']);
});

test.concurrent('a round whose node was killed goes on elsewhere', { timeout: 60_000 }, async () => {
  const file = join(folder, 'cut');
  const killed = spawn(process.execPath, [join(import.meta.dirname, '../../testing/jobNodeMain.ts'), database.url, file], {
    stdio: 'inherit',
  });
  await eventually(() => existsSync(file), 'the first round');
  let took = 0;
  const { running, faults } = await node([{ name: 'test.cut', every: longAgo, run: async () => (took += 1) }]);
  expect(took).toBe(0);
  killed.kill('SIGKILL');
  await eventually(() => took > 0, 'the round on the other node');
  await running.stop();
  expect(readFileSync(file, 'utf8')).toBe(`${killed.pid}\n`);
  expect(faults.total()).toBe(0);
});
