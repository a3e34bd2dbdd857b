import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { basketForecast, openForecast, overForecast, votedForecast } from './ForecastCard.fixtures.ts';
import { ForecastCard } from './ForecastCard.tsx';

const zone = 'Asia/Shanghai';

test('one press votes, and no share is shown before', async () => {
  const onVote = vi.fn();
  const screen = await renderPart(<ForecastCard match={openForecast} open onVote={onVote} timeZone={zone} />);
  expect(screen.getByText(/%/).elements()).toEqual([]);
  await screen.getByRole('button', { name: '平局' }).click();
  expect(onVote).toHaveBeenCalledExactlyOnceWith('bvb-bay', 'draw');
});

test('while a vote is under way a second press does nothing', async () => {
  const onVote = vi.fn();
  const screen = await renderPart(<ForecastCard match={openForecast} open voting onVote={onVote} timeZone={zone} />);
  await screen.getByRole('button', { name: '平局' }).click({ force: true });
  expect(onVote).not.toHaveBeenCalled();
});

test('after voting the shares stand there with the own choice named', async () => {
  const screen = await renderPart(<ForecastCard match={votedForecast} open onVote={vi.fn()} timeZone={zone} />);
  await expect.element(screen.getByRole('list', { name: '球迷投票' }).getByText('46%')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '你的选择' })).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('a match that has begun takes no vote, and one that cannot be drawn offers no draw', async () => {
  const over = await renderPart(<ForecastCard match={overForecast} open={false} onVote={vi.fn()} timeZone={zone} />);
  expect(over.getByRole('button').elements()).toEqual([]);
  const basket = await renderPart(<ForecastCard match={{ ...openForecast, noDraw: true }} open onVote={vi.fn()} timeZone={zone} />);
  expect(basket.getByRole('button').elements()).toHaveLength(2);
});

test('the odds stand with how they opened and how many companies moved; their number leads to the companies', async () => {
  const onCompanies = vi.fn();
  const screen = await renderPart(<ForecastCard match={openForecast} open onVote={vi.fn()} onCompanies={onCompanies} timeZone={zone} />);
  await expect.element(screen.getByRole('row', { name: '亚指 0.90 降 0.94 半/一 半球 0.98 升 0.92 2 家升，6 家降' })).toBeVisible();
  await screen.getByRole('button', { name: '8 家平均' }).click();
  expect(onCompanies).toHaveBeenCalledExactlyOnceWith('bvb-bay');
});

test('points are written as points, a locked market keeps how it opened', async () => {
  const screen = await renderPart(<ForecastCard match={basketForecast} open onVote={vi.fn()} timeZone={zone} />);
  await expect.element(screen.getByRole('row', { name: /^让分 封盘 0.94 封盘 −4.5/ })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '231.5 229.5' })).toBeVisible();
});
