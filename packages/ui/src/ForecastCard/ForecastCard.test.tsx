import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart.tsx';
import { openForecast, overForecast, votedForecast } from './ForecastCard.fixtures.ts';
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
