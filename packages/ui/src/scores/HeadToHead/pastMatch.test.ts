import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Team } from '../Crest/team.ts';
import { balanceOf, resultFor, type PastMatch } from './pastMatch.ts';

const team = (id: string): Team => ({ id, name: id, shortName: id, colors: ['#000', '#fff'] });
const [one, other] = [team('one'), team('other')];
const match = (home: Team, away: Team, [own, theirs]: readonly [number, number]): PastMatch => ({
  id: '1',
  at: 0,
  league: { name: '', color: '' },
  home,
  away,
  score: { home: own, away: theirs },
});

test.each([
  [one, other, [2, 1], 'W'],
  [other, one, [2, 1], 'L'],
  [other, one, [1, 1], 'D'],
] as const)('a result is told from the side of the team, wherever it played', (home, away, score, result) => {
  expect(resultFor(match(home, away, score), 'one')).toBe(result);
});

test('a team that did not play has no result and no balance', () => {
  expect(resultFor(match(one, other, [1, 0]), 'third')).toBeUndefined();
  expect(balanceOf([match(one, other, [1, 0])], 'third')).toEqual({ W: 0, D: 0, L: 0, scored: 0, conceded: 0 });
});

test('what one side won the other lost, and every match counts once', () => {
  const any = fc.array(fc.record({ atHome: fc.boolean(), score: fc.tuple(fc.nat(9), fc.nat(9)) }));
  fc.assert(
    fc.property(any, (list) => {
      const matches = list.map(({ atHome, score }) => match(atHome ? one : other, atHome ? other : one, score));
      const [mine, theirs] = [balanceOf(matches, 'one'), balanceOf(matches, 'other')];
      expect(mine).toEqual({ W: theirs.L, D: theirs.D, L: theirs.W, scored: theirs.conceded, conceded: theirs.scored });
      expect(mine.W + mine.D + mine.L).toBe(matches.length);
    }),
  );
});
