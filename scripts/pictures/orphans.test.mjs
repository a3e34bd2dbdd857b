import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../setup/node.mjs';
import { orphans, picturesOf } from './orphans.mjs';

const stories = `
const meta = { title: 'Actions/Chip', component: Chip };
export default meta;
export const Default = {};
export const LongVietnamese = {};
export const Named = { name: 'A name, of its own' };
export const Tones = { tags: ['gallery'] };
export const Crowd = { tags: ['stress'] };
`;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitchside-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (name) => {
  const place = join(folder, 'Chip/__screenshots__/Chip.stories.tsx');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, `${name}-chromium-linux.png`), '');
};

// Two hundred files are read for it.
test('every committed picture belongs to a story', { timeout: 240_000 }, () => {
  expect(orphans(join(root, 'packages')).map((file) => relative(root, file))).toEqual([]);
});

test('a story has one picture, a gallery one for each look, and a stress story none', () => {
  expect(picturesOf(stories, 'Chip.stories.tsx')).toEqual([
    'Default',
    'Long-Vietnamese',
    'A-name-of-its-own',
    'Tones',
    'Tones-en',
    'Tones-vi',
    'Tones-night',
  ]);
});

test('the picture of a story that was renamed is found', () => {
  mkdirSync(join(folder, 'Chip'));
  writeFileSync(join(folder, 'Chip/Chip.stories.tsx'), stories);
  ['Default', 'Tones-en', 'Night', 'Default-en'].forEach(keep);
  expect(
    orphans(folder)
      .map((file) => basename(file))
      .sort(),
  ).toEqual(['Default-en-chromium-linux.png', 'Night-chromium-linux.png']);
});

test('pictures of a story file that is gone are found', () => {
  keep('Default');
  expect(orphans(folder)).toHaveLength(1);
});
