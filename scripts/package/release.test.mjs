import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missing, nextVersion, pendingChanges } from './release.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pitchside-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('changes of the library are read with their weight, and the heaviest makes the version', () => {
  writeFileSync(join(folder, 'one.md'), "---\n'@pitchside/ui': minor\n---\n\nA part.\n");
  writeFileSync(join(folder, 'two.md'), "---\n'@pitchside/ui': patch\n---\n\nA fault.\n");
  writeFileSync(join(folder, 'three.md'), "---\n'@pitchside/app': major\n---\n\nNot ours.\n");
  const changes = pendingChanges(folder);
  expect(changes).toEqual([
    { bump: 'minor', words: 'A part.' },
    { bump: 'patch', words: 'A fault.' },
  ]);
  expect(nextVersion('0.1.0', changes)).toBe('0.2.0');
  expect(nextVersion('0.1.4', [{ bump: 'major', words: '' }])).toBe('1.0.0');
  expect(nextVersion('1.2.3', [])).toBe('1.2.3');
});

test('a licence is one line and one file', () => {
  const nothing = { unlisted: [], keyless: 0, dirty: false };
  writeFileSync(join(folder, 'package.json'), '{"license":"UNLICENSED"}');
  expect(missing(nothing, folder)).toHaveLength(2);
  writeFileSync(join(folder, 'package.json'), '{"license":"MIT"}');
  writeFileSync(join(folder, 'LICENSE'), 'words');
  expect(missing(nothing, folder)).toEqual([]);
  expect(missing({ unlisted: ['./A'], keyless: 2, dirty: true }, folder)).toHaveLength(3);
});
