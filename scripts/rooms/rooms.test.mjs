import { expect, test } from 'vitest';
import { remedy, stale } from '../setup/generated.mjs';
import { closedParts, doorsOf, publicDoors, publicRooms, rooms, strangers } from './rooms.mjs';
import { written } from './written.mjs';

test('barrel, doors and README say what the folders hold', () => {
  expect(stale(written()), remedy).toEqual([]);
});

test('every folder is a room, and every part in it opens', () => {
  expect(strangers()).toEqual([]);
  expect(closedParts()).toEqual([]);
});

test('no two rooms hold a part of one name, since a door does not name its room', () => {
  const names = Object.keys(rooms).flatMap((room) => Object.keys(doorsOf([room])));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what is for this site alone is not in the package', () => {
  const doors = publicDoors();
  expect(publicRooms).not.toContain('house');
  expect(Object.keys(doors)).toEqual(expect.arrayContaining(['Scorebug', 'odds', 'theme', 'danmaku', 'EffectStage/lottie']));
  for (const name of Object.keys(doorsOf(['house', 'lab']))) expect(doors).not.toHaveProperty(name);
});
