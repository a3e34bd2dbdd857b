import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart.tsx';
import { coming, over, running } from './Series.fixtures.ts';
import { SeriesCard } from './SeriesCard.tsx';
import { SeriesStage } from './SeriesStage.tsx';

test('a card tells who leads by how much gold, and is chosen by a press', async () => {
  const choose = vi.fn();
  const screen = await renderPart(<SeriesCard series={running} onChoose={choose} />);
  await expect.element(screen.getByText('BLG 领先 3.2k 经济')).toBeVisible();
  await screen.getByRole('button').click();
  expect(choose).toHaveBeenCalledExactlyOnceWith('s1');
});

test('the stage says who may end the series, and opens only maps that have begun', async () => {
  const change = vi.fn();
  const screen = await renderPart(<SeriesStage series={running} map={3} onMapChange={change} />);
  await expect.element(screen.getByText(/BLG 赛点/)).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: /第 5 局/ })).toBeDisabled();
  await screen.getByRole('tab', { name: /第 2 局/ }).click();
  expect(change).toHaveBeenCalledExactlyOnceWith(1);
});

test('before it begins a series has no score, after it no match point', async () => {
  const before = await renderPart(<SeriesStage series={coming} map={0} onMapChange={vi.fn()} timeZone="Asia/Shanghai" />);
  await expect.element(before.getByText('VS')).toBeVisible();
  const after = await renderPart(<SeriesStage series={over} map={0} onMapChange={vi.fn()} />);
  await expect.element(after.getByText('已结束')).toBeVisible();
  await expect.element(after.getByText(/赛点/)).not.toBeInTheDocument();
});
