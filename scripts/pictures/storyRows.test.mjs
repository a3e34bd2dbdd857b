import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storiesToTake } from './storyRows.mjs';

const entry = (id, title, more = {}) => ({
  id,
  title,
  name: id,
  type: 'story',
  tags: ['dev', 'test'],
  importPath: `./packages/ui/src/${title}.stories.tsx`,
  ...more,
});
let folder;
const builds = () => ({ before: join(folder, 'before'), after: join(folder, 'after') });
function write(side, entries) {
  mkdirSync(join(folder, side));
  writeFileSync(join(folder, side, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries.map((one) => [one.id, one])) }));
}
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitchside-builds-'));
  write('before', [entry('button--default', 'Actions/Button'), entry('chip--old', 'Actions/Chip')]);
  write('after', [
    entry('button--default', 'Actions/Button'),
    entry('button--new', 'Actions/Button'),
    entry('chip--many', 'Actions/Chip', { tags: ['dev', 'test', 'stress'] }),
    entry('chip--shown', 'Actions/Chip', { tags: ['dev'] }),
    entry('chip--docs', 'Actions/Chip', { type: 'docs' }),
  ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const asked = { changed: [], langs: ['zh'], words: [], all: false };
const taken = (more) =>
  storiesToTake(builds(), { ...asked, ...more }).map(({ id, isBefore, isAfter }) => [id, isBefore ? 'was' : '', isAfter ? 'is' : '']);

test('all stories that tests look at, those that are new and those that are gone', () => {
  expect(taken({ all: true })).toEqual([
    ['button--default', 'was', 'is'],
    ['button--new', '', 'is'],
    ['chip--old', 'was', ''],
  ]);
});

test('a change that reaches no story leaves what is gone', () => {
  expect(taken({ changed: ['README.md'] })).toEqual([['chip--old', 'was', '']]);
});

test('stories of a changed file', () => {
  expect(taken({ changed: ['packages/ui/src/Actions/Button.stories.tsx'] }).map(([id]) => id)).toEqual([
    'button--default',
    'button--new',
    'chip--old',
  ]);
});

test('words choose by id and title, whatever changed', () => {
  expect(taken({ words: ['BUTTON--N'] }).map(([id]) => id)).toEqual(['button--new']);
  expect(taken({ words: ['actions/'] })).toHaveLength(3);
});
