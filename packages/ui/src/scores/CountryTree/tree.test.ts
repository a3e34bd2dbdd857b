import { expect, test } from 'vitest';
import { searchTree, type TreeCountry } from './tree.ts';

const league = (id: string, name: string) => ({ id, name, href: '#', playing: 0 });
const tree: TreeCountry[] = [
  { id: 'vie', name: 'Việt Nam', leagues: [league('1', 'V.League 1'), league('2', 'Cúp Quốc gia')] },
  { id: 'eng', name: 'England', leagues: [league('3', 'Premier League')] },
];

test.each([
  ['', ['1', '2', '3']],
  ['viet', ['1', '2']],
  ['cup', ['2']],
  ['LEAGUE', ['1', '3']],
  ['x', []],
])('a search for "%s" leaves %j', (search, ids) =>
  expect(searchTree(tree, search).flatMap(({ leagues }) => leagues.map(({ id }) => id))).toEqual(ids),
);
