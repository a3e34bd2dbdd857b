import { expect, test } from 'vitest';
import { remedy, stale } from '../setup/generated.mjs';
import { closedParts, doorsOf, publicDoors, publicCategories, categories, strangers } from './categories.mjs';
import { written } from './written.mjs';

test('barrel, doors and README say what the folders hold', () => {
  expect(stale(written()), remedy).toEqual([]);
});

test('every folder is a category, and every part in it opens', () => {
  expect(strangers()).toEqual([]);
  expect(closedParts()).toEqual([]);
});

test('no two categories hold a part of one name, since a door does not name its category', () => {
  const names = Object.keys(categories).flatMap((category) => Object.keys(doorsOf([category])));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what is for this site alone is not in the package', () => {
  const doors = publicDoors();
  expect(publicCategories).not.toContain('internal');
  expect(Object.keys(doors)).toEqual(expect.arrayContaining(['Scorebug', 'odds', 'theme', 'danmaku', 'EffectStage/lottie']));
  for (const name of Object.keys(doorsOf(['internal', 'lab']))) expect(doors).not.toHaveProperty(name);
});
