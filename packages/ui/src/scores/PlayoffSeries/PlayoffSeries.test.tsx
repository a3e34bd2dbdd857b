import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { coming, finals, running } from './PlayoffSeries.fixtures.ts';
import { PlayoffSeries } from './PlayoffSeries.tsx';
import { openGames } from './series.ts';

test('who has won is told, and every game leads to its page with the side at home first', async () => {
  const screen = await renderPart(<PlayoffSeries {...finals} />);
  await expect.element(screen.getByText('雷霆 4-2 胜出')).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(6);
  await expect.element(screen.getByRole('link', { name: /第 1 场.*雷霆\s*主场\s*112.*凯尔特人\s*104/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /第 3 场.*凯尔特人\s*主场\s*96.*雷霆\s*101/ })).toBeVisible();
  expect(screen.getByText('如有需要').elements()).toHaveLength(0);
});

test('while nobody has won the games that may follow stand as such', async () => {
  const screen = await renderPart(<PlayoffSeries {...running} />);
  await expect.element(screen.getByText('雷霆 2-1 领先')).toBeVisible();
  await expect.element(screen.getByText('进行中')).toBeVisible();
  expect(screen.getByText('如有需要').elements()).toHaveLength(3);
  await screen.rerender(<PlayoffSeries {...coming} />);
  await expect.element(screen.getByText('7 场系列赛')).toBeVisible();
});

test('games are at home 2-2-1-1-1', () => {
  expect(
    openGames(7, 0, false)
      .map((side) => side[0])
      .join(''),
  ).toBe('hhaahah');
  expect(openGames(7, 4, false)).toEqual(['home', 'away', 'home']);
  expect(openGames(1, 0, false)).toEqual(['home']);
  expect(openGames(7, 5, true)).toEqual([]);
});
