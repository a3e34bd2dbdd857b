import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failuresIn, figuresIn, isWhole, skipsIn } from './report.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pitchside-reports-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name, report) => writeFileSync(join(folder, name), JSON.stringify(report));

test('a report of Vitest names what failed, and a file that could not be read', () => {
  write('parts+stories.json', {
    testResults: [
      {
        name: '/a b/Chat.test.tsx',
        assertionResults: [
          { status: 'passed', fullName: 'chat opens', failureMessages: [] },
          { status: 'failed', fullName: 'chat closes', failureMessages: ['\u001B[31mError: still open\u001B[39m\n    at there'] },
        ],
      },
      { name: '/a b/Broken.test.tsx', message: 'SyntaxError: no\nmore', assertionResults: [] },
      { name: '/a b/Empty.test.tsx', message: '', assertionResults: [] },
    ],
  });
  expect(failuresIn(folder, 'parts')).toEqual([
    { name: 'Chat.test.tsx › chat closes', message: 'Error: still open' },
    { name: 'Broken.test.tsx', message: 'SyntaxError: no' },
  ]);
});

test('a report of Playwright names what failed in suites within suites', () => {
  const spec = (title, ok, message) => ({ title, ok, tests: [{ results: [{ error: message && { message } }] }] });
  write('journeys.json', {
    suites: [
      {
        file: 'gifts.spec.ts',
        specs: [spec('a gift', true)],
        suites: [{ file: 'gifts.spec.ts', specs: [spec('too dear', false, 'Error: no\nlog')] }],
      },
    ],
  });
  expect(failuresIn(folder, 'journeys')).toEqual([{ name: 'gifts.spec.ts › too dear', message: 'Error: no' }]);
});

test('a task without a report has no failures to run again', () => {
  expect(failuresIn(folder, 'screens')).toEqual([]);
});

test('figures and reasons are read from what the tools print', () => {
  expect(figuresIn(' Test Files  3 passed (3)\n      Tests  12 passed | 1 skipped (13)\n')).toBe('12 passed | 1 skipped (13)');
  expect(figuresIn('\n  23 passed (2.1m)\n')).toBe('23 passed (2.1m)');
  expect(figuresIn('nothing')).toBeUndefined();
  expect(skipsIn('skipped: no ffmpeg\nx\n  skipped: no ffmpeg\n')).toEqual(['skipped: no ffmpeg']);
});

test('a task counts as whole when Turbo says so of all that it was asked for', () => {
  expect(isWhole('\n Tasks:    1 successful, 1 total\nCached:    0 cached, 1 total\n')).toBe(true);
  expect(isWhole(' Tasks:    0 successful, 1 total\n')).toBe(false);
  expect(isWhole('Shutting down…')).toBe(false);
});
