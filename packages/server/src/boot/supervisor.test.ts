import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../testing/processes.ts';
import { superviseSite, type SupervisedSite } from './supervisor.ts';

const limits = { pauses: [10, 40, 80], soon: 60_000, patience: 5_000, firstStarts: 3 };
let folder: string;
let site: SupervisedSite | undefined;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitchside-keeper-'));
  said = [];
});
afterEach(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Supervises a site that records its messages, reports ready, and then does as the body says. */
function keep(body: string, stands = true): { supervised: SupervisedSite; messages: () => { type: string; ports?: unknown }[] } {
  const [program, log] = [join(folder, 'site.mjs'), join(folder, 'told')];
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
    process.on('message', (message) => {
      appendFileSync(${JSON.stringify(log)}, JSON.stringify(message) + '\\n');
      if (message.type === 'stop') process.exit(0);
      ${stands ? "process.send({ type: 'ready', ports: { port: 4711, rtmpPort: 4712 } });" : ''}
      ${body}
    });
    process.on('disconnect', () => process.exit(1));`,
  );
  const supervised = superviseSite(program, (line) => void said.push(line), limits);
  supervised.begin({ url: 'postgres://somewhere', place: 'here' });
  site = supervised;
  return {
    supervised,
    messages: () =>
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as { type: string })
        : [],
  };
}

test('a site that ends is started again on its ports, after pauses that grow', { tags: ['full'] }, async () => {
  const { messages } = keep('setTimeout(() => process.exit(70), 5);');
  await eventually(() => said.length >= 4, 'four ends');
  expect(said.slice(0, 4)).toEqual([0.01, 0.04, 0.08, 0.08].map((pause) => `The site ended (code 70) and starts again in ${pause} s.`));
  expect(messages().slice(0, 2)).toEqual([
    { type: 'begin', url: 'postgres://somewhere', place: 'here' },
    { type: 'begin', url: 'postgres://somewhere', place: 'here', ports: { port: 4711, rtmpPort: 4712 } },
  ]);
});

test('a site that is killed is started again', async () => {
  keep("setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5);");
  await eventually(() => said.includes('The site ended (SIGKILL) and starts again in 0.01 s.'), 'its end');
});

test('a site that never stood is not tried again, and its exit code is that of the whole', async () => {
  const { supervised } = keep('process.exit(3);', false);
  expect(await supervised.over).toBe(3);
  expect(said).toEqual([]);
});

test('a site whose database did not answer is tried a few times before it is given up', async () => {
  const { supervised, messages } = keep('process.exit(69);', false);
  expect(await supervised.over).toBe(1);
  expect(said).toEqual([0.01, 0.04].map((pause) => `The site ended (code 69) and starts again in ${pause} s.`));
  expect(messages()).toHaveLength(3);
});

test('a site is asked to stop, once, and is not started again', async () => {
  const { supervised, messages } = keep('');
  await eventually(() => messages().length > 0, 'its beginning');
  await supervised.stop();
  expect(await supervised.over).toBe(0);
  expect([messages().map(({ type }) => type), said]).toEqual([['begin', 'stop'], []]);
});
