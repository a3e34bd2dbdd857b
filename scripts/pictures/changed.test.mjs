import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedPictures } from './changed.mjs';
import { changedSheet } from './changedSheet.mjs';

let home;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pitchside-changed-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const put = (file) => {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), '');
};
const left = '.vitest/attachments/ui/Chip/Chip.stories.tsx';

test('a changed picture stands beside the one before and their difference', () => {
  put('ui/Chip/__screenshots__/Chip.stories.tsx/Long-Vietnamese-chromium-linux.png');
  put(`${left}/Long-Vietnamese-actual-chromium-linux.png`);
  put(`${left}/Long-Vietnamese-diff-chromium-linux.png`);
  const [changed, ...others] = changedPictures(join(home, '.vitest'), home);
  expect(others).toEqual([]);
  expect(changed).toMatchObject({ part: 'ui/Chip/Chip.stories.tsx', name: 'Long Vietnamese' });
  for (const file of [changed.before, changed.after, changed.difference]) expect(existsSync(join(home, '.vitest', file))).toBe(true);
  expect(changedSheet([changed])).toContain('1 changed picture in 1 file');
});

test('another size leaves no difference, a new story nothing before', () => {
  put('ui/Chip/__screenshots__/Chip.stories.tsx/Default-chromium-linux.png');
  put(`${left}/Default-actual-chromium-linux.png`);
  put(`${left}/New-actual-chromium-linux.png`);
  const changed = changedPictures(join(home, '.vitest'), home);
  expect(changed.map(({ name, before, difference }) => [name, before !== undefined, difference !== undefined])).toEqual([
    ['Default', true, false],
    ['New', false, false],
  ]);
  expect(changedSheet(changed)).toContain('the size changed');
  expect(changedSheet(changed)).toContain('this picture is new');
});

test('a run that left nothing changed nothing', () => {
  expect(changedPictures(join(home, '.vitest'), home)).toEqual([]);
});
