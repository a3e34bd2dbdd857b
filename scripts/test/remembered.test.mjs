import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root, toolEnvironment } from '../setup/node.mjs';
import { recall } from './remembered.mjs';

/** A repository with one step: it says how its file ends, and passes unless that is with a fault. */
const repository = {
  'package.json': JSON.stringify({
    name: 'small',
    private: true,
    packageManager: 'npm@11.19.1',
    workspaces: ['packages/*'],
    scripts: { 'step:look': 'node step.mjs' },
  }),
  'package-lock.json': JSON.stringify({
    name: 'small',
    lockfileVersion: 3,
    packages: { '': { name: 'small', workspaces: ['packages/*'] } },
  }),
  'packages/one/package.json': JSON.stringify({ name: 'one', version: '1.0.0' }),
  'turbo.json': JSON.stringify({
    cacheDir: '.turbo/cache',
    globalPassThroughEnv: ['STEP_TURN', 'TURBO_TELEMETRY_DISABLED'],
    tasks: { '//#step:look': { inputs: ['seen.txt'], env: ['SEEN_MACHINE'], outputs: ['.turbo/steps/look.json'] } },
  }),
  'step.mjs': `
import { readFileSync } from 'node:fs';
import { remember } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/test/remembered.mjs')))};
const text = readFileSync('seen.txt', 'utf8');
process.exitCode = text === 'fault' ? 1 : 0;
remember('look', { code: process.exitCode, outputs: [text] }, process.cwd());
`,
  'seen.txt': 'well',
};

let folder;
const write = (file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const look = (machine = 'this') => recall({ name: 'look' }, toolEnvironment({ SEEN_MACHINE: machine }), folder);

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pitchside-remembered-')));
  for (const [file, text] of Object.entries(repository)) write(file, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the answer is as before while the files that the step names are, and what the machine is', { timeout: 240_000 }, async () => {
  expect(await look()).toEqual({ code: 0, outputs: ['well'], isAsBefore: false });
  write('packages/one/other.txt', 'of no concern');
  expect(await look()).toEqual({ code: 0, outputs: ['well'], isAsBefore: true });
  expect(await look('another')).toMatchObject({ isAsBefore: false });
  write('seen.txt', 'better');
  expect(await look()).toEqual({ code: 0, outputs: ['better'], isAsBefore: false });
  write('seen.txt', 'well');
  expect(await look()).toEqual({ code: 0, outputs: ['well'], isAsBefore: true });
});

test('a fault is found each time', { timeout: 240_000 }, async () => {
  write('seen.txt', 'fault');
  expect(await look()).toEqual({ code: 1, outputs: ['fault'], isAsBefore: false });
  expect(await look()).toEqual({ code: 1, outputs: ['fault'], isAsBefore: false });
});

test('a step that did not come so far as to answer fails with what was said instead', { timeout: 240_000 }, async () => {
  write('step.mjs', 'throw new Error("no such thing");');
  const { code, outputs } = await look();
  expect(code).not.toBe(0);
  expect(outputs.join('')).toContain('no such thing');
});
