import type { MatchOdds } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { emptyDraft, isOffered, offersOf, picked, planOf } from './planDraft.ts';

const market = (home: number, middle: number | undefined, away: number) => {
  const live = { home, away, ...(middle !== undefined && { middle }) };
  return { initial: live, live };
};
const companies: MatchOdds[] = [
  { asian: market(0.95, 0.5, 0.9), european: market(1.8, 3.4, 4.2) },
  { asian: market(0.8, 0.75, 1.05), size: market(0.92, 2.75, 0.94) },
  { asian: market(0.99, 0.5, 0.86), european: market(1.7, 3.5, 4.4) },
];

test('a line stands once, with the odds of the first company that has it', () => {
  expect(offersOf('asian', companies)).toEqual([
    [
      { side: 'home', line: 0.5, odds: 1.95 },
      { side: 'away', line: 0.5, odds: 1.9 },
    ],
    [
      { side: 'home', line: 0.75, odds: 1.8 },
      { side: 'away', line: 0.75, odds: 2.05 },
    ],
  ]);
  expect(offersOf('european', companies)).toEqual([
    [
      { side: 'home', line: null, odds: 1.8 },
      { side: 'draw', line: null, odds: 3.4 },
      { side: 'away', line: null, odds: 4.2 },
    ],
  ]);
});

test('without a draw there are two winners, and a market that takes no bets offers nothing', () => {
  expect(offersOf('european', [{ european: market(1.5, undefined, 2.5) }])[0]?.map(({ side }) => side)).toEqual(['home', 'away']);
  expect(offersOf('asian', [{ asian: { ...market(1, 0, 1), live: null } }])).toEqual([]);
  expect(isOffered('asian', { side: 'home', line: 0.5 }, companies)).toBe(true);
  expect(isOffered('asian', { side: 'home', line: 1 }, companies)).toBe(false);
});

test('two markets are taken, one side of each; a third is not', () => {
  const home = { side: 'home', line: 0.5 } as const;
  const one = picked({}, 'asian', home);
  const other = picked(one, 'asian', { side: 'away', line: 0.5 });
  expect(other).toEqual({ asian: { side: 'away', line: 0.5 } });
  const two = picked(other, 'size', { side: 'over', line: 2.75 });
  expect(picked(two, 'european', { side: 'draw', line: null })).toBe(two);
  expect(picked(one, 'asian', home)).toEqual({});
});

test('a draft is sent once it is whole', () => {
  const whole = {
    ...emptyDraft,
    matchId: 'm1',
    picks: { european: { side: 'draw', line: null } as const },
    title: ' 主队 ',
    teaser: '中场',
    analysis: '字'.repeat(50),
    price: 28,
  };
  expect(planOf(whole)).toMatchObject({ match: 'm1', title: '主队', picks: [{ play: 'european', side: 'draw' }], price: 28 });
  for (const change of [
    { matchId: null },
    { picks: {} },
    { title: ' ' },
    { teaser: '' },
    { analysis: '字'.repeat(49) },
    { price: null },
    { price: -1 },
    { price: 28.5 },
    { price: 10_001 },
  ])
    expect(planOf({ ...whole, ...change })).toBeUndefined();
});
