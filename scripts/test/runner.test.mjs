import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from './runner.mjs';

let folder;
let said;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitchside-steps-'));
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A command that says something and ends with a code. */
function command(text, code = 0) {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, `console.log(${JSON.stringify(text)}); process.exitCode = ${code};`);
  return [file];
}

test('a step of several commands prints the sum of their counts', async () => {
  const { tally } = await runSteps(
    [
      {
        name: 'a',
        title: 'Galleries',
        commands: [command('  Tests  4 passed (4)'), command('  Tests  5 passed (5)')],
        counted: /^\s*Tests\s+(\d.*)$/m,
      },
    ],
    { deep: false },
  );
  expect(said).toContain('Galleries: 9 passed');
  expect(tally).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test('a command that cannot run here makes its step skipped and says why', async () => {
  const { tally } = await runSteps(
    [{ name: 'a', title: 'Consumer', commands: [command('Trying.\nthe registry is out of reach', 77)], told: true }],
    { deep: false },
  );
  expect(said).toContain('Consumer: skipped, the registry is out of reach');
  expect(tally).toEqual({ passed: 0, failed: 0, skipped: 1 });
});

test('after a failure nothing later of the step runs', async () => {
  const { tally } = await runSteps([{ name: 'a', title: 'Stories', commands: [command('broken', 1), command('never')] }], { deep: false });
  expect(said).toContain('broken');
  expect(said).not.toContain('never');
  expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a step begins after those it names, and beside what it does not need', async () => {
  const { tally, times } = await runSteps(
    [
      { name: 'journeys', title: 'Journeys', after: ['build'], commands: [command('ran')] },
      { name: 'build', title: 'Build', commands: [command('built')] },
    ],
    { deep: false },
  );
  expect(times.map(([title]) => title)).toEqual(['Build', 'Journeys']);
  expect(tally).toEqual({ passed: 2, failed: 0, skipped: 0 });
});

test('a step that needs the whole machine has it', async () => {
  const log = join(folder, 'log');
  /** A command that says when it begins and ends. */
  const noted = (name) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs';
const note = (what) => appendFileSync(${JSON.stringify(log)}, '${name} ' + what + '\\n');
note('begins');
await new Promise((resolve) => setTimeout(resolve, 100));
note('ends');`,
    );
    return [file];
  };
  const steps = ['one', 'two', 'journeys', 'three'].map((name) => ({
    name,
    title: name,
    alone: name === 'journeys',
    commands: [noted(name)],
  }));
  expect((await runSteps(steps, { deep: false })).tally).toEqual({ passed: 4, failed: 0, skipped: 0 });
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  const begins = lines.indexOf('journeys begins');
  expect(lines[begins + 1]).toBe('journeys ends');
  const running = lines.slice(0, begins).reduce((sum, line) => sum + (line.endsWith('begins') ? 1 : -1), 0);
  expect(running).toBe(0);
});

test('a patient step runs beside one that needs the machine, and yields to it', async () => {
  const log = join(folder, 'log');
  writeFileSync(log, '');
  /** A command that notes its priority, and ends once the other has begun, however busy the machine is. */
  const noted = (name, other) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(
      file,
      `import { appendFileSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
const log = ${JSON.stringify(log)};
appendFileSync(log, '${name} ' + getPriority() + '\\n');
for (let turn = 0; turn < 400 && !readFileSync(log, 'utf8').includes('${other}'); turn += 1)
  await new Promise((resolve) => setTimeout(resolve, 50));
appendFileSync(log, '${name} ends\\n');`,
    );
    return [file];
  };
  const steps = [
    { name: 'journeys', alone: true, beside: 'types' },
    { name: 'unit', beside: 'unit' },
    { name: 'types', patient: true, beside: 'journeys' },
    { name: 'lint', patient: true, beside: 'lint' },
  ].map(({ beside, ...step }) => ({ ...step, title: step.name, commands: [noted(step.name, beside)] }));
  expect((await runSteps(steps, { deep: false })).tally).toEqual({ passed: 4, failed: 0, skipped: 0 });
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  expect(lines.slice(0, 2).toSorted()).toEqual([`journeys ${getPriority()}`, 'types 19']);
  expect(lines.indexOf(`unit ${getPriority()}`)).toBeGreaterThan(lines.indexOf('journeys ends'));
  expect(lines).toContain('lint 19');
});

test('steps that wait for each other are told, not waited for', async () => {
  await expect(
    runSteps(
      [
        { name: 'a', title: 'A', after: ['b'], commands: [] },
        { name: 'b', title: 'B', after: ['a'], commands: [] },
      ],
      { deep: false },
    ),
  ).rejects.toThrow('Steps wait for each other: a, b');
});
