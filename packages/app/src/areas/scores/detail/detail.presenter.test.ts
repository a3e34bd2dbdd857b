import { expect, test } from 'vitest';
import { momentumView, statViews } from './detail.presenter.ts';

const names = { possession: '控球率', xg: '预期进球', shots: '射门', passes: '传球', passes_completed: '传球成功' };

test('figures are written as fans read them, passes as completed of all', () => {
  const stats = statViews(
    [
      { id: 'possession', home: 61, away: 39 },
      { id: 'xg', home: 1.8, away: 0.97 },
      { id: 'shots', home: 15, away: 8 },
      { id: 'passes', home: 465, away: 291 },
      { id: 'passes_completed', home: 412, away: 238 },
    ],
    names,
  );
  expect(stats.map(({ id, text }) => [id, text?.home, text?.away])).toEqual([
    ['possession', '61%', '39%'],
    ['xg', '1.80', '0.97'],
    ['shots', undefined, undefined],
    ['passes_completed', '412/465', '238/291'],
  ]);
});

test('a figure that nobody named is left out, and completed passes stand alone without their total', () => {
  expect(
    statViews(
      [
        { id: 'throw_ins', home: 1, away: 2 },
        { id: 'passes_completed', home: 3, away: 4 },
      ],
      names,
    ),
  ).toEqual([{ id: 'passes_completed', label: '传球成功', home: 3, away: 4 }]);
});

test('momentum counts its minutes from the first', () => {
  expect(momentumView([0.5, -1])).toEqual([
    { minute: 1, value: 0.5 },
    { minute: 2, value: -1 },
  ]);
});
