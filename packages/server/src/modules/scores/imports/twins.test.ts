import { expect, test } from 'vitest';
import { nameDistance, suspectedTwins } from './twins.ts';

test('names are as far apart as letters differ in them, besides what clubs wear; short ones have to be the same', () => {
  expect(nameDistance('Galatasaray S.K.', 'Galatasaray')).toBe(0);
  expect(nameDistance('Elmton Roverz', 'Elmton Rovers')).toBe(1);
  expect(nameDistance('Brighton & Hove Albion', 'Brigthon & Hove Albion')).toBe(2);
  expect(nameDistance('Genoa', 'Genua')).toBe(1);
  expect(nameDistance('Oakham Rovers', 'Elmham Rovers')).toBe(Infinity);
  expect(nameDistance('Lens', 'Lons')).toBe(Infinity);
  expect(nameDistance('Lille', 'Lyon')).toBe(Infinity);
  expect(nameDistance('Preston', 'Preston North End')).toBe(3);
  expect(nameDistance('QPR', 'Queens Park Rangers FC')).toBe(3);
});

test('teams whose names differ in what clubs wear may be one, unless files of two countries name them', () => {
  const team = (id: string, name: string, ...areas: string[]) => ({ id, name, areas });
  expect(suspectedTwins([team('a', 'F.C. Porto', 'portugal'), team('b', 'Porto', 'portugal'), team('c', 'Porto', 'brazil')])).toEqual([
    ['a', 'b'],
  ]);
  expect(
    suspectedTwins([team('a', 'Preston', 'england'), team('b', 'Preston North End FC', 'england'), team('c', 'Preston Women')]),
  ).toEqual([['a', 'b']]);
});
