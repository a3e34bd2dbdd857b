import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { openForecast, overForecast, stageFacts, stageNotes } from './ForecastCard.fixtures.ts';
import { ForecastStage } from './ForecastStage.tsx';
import { ForecastStageSkeleton } from './ForecastStageSkeleton.tsx';

const props = { facts: stageFacts, notes: stageNotes, onVote: vi.fn(), timeZone: 'Asia/Shanghai' };

test('a match to come counts down, takes a vote and leads to its page and those of its teams', async () => {
  const onVote = vi.fn();
  const screen = await renderPart(<ForecastStage {...props} match={openForecast} open onVote={onVote} />);
  await expect.element(screen.getByRole('timer', { name: '距开赛' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /对/ })).toHaveAttribute('href', '/schedule');
  await expect.element(screen.getByRole('link', { name: openForecast.home.name, exact: true })).toHaveAttribute('href', '#bvb');
  await screen.getByRole('button', { name: openForecast.home.shortName }).click();
  expect(onVote).toHaveBeenCalledExactlyOnceWith('bvb-bay', 'home');
});

test('once it is over there is neither a countdown nor a vote, but the shares', async () => {
  const screen = await renderPart(<ForecastStage {...props} match={overForecast} open={false} />);
  expect(screen.getByRole('timer').elements()).toEqual([]);
  expect(screen.getByRole('button').elements()).toEqual([]);
  await expect.element(screen.getByText('98%')).toBeVisible();
});

test.each([1048, 888])('what comes later finds its place kept, %i px wide: neither notes nor article move anything', async (width) => {
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const screen = await renderPart(
    <div style={{ width }}>
      <div data-testid="bones">
        <ForecastStageSkeleton />
      </div>
      <div data-testid="bare">
        <ForecastStage {...props} notes={{}} match={openForecast} open ways="14" />
      </div>
      <div data-testid="whole">
        <ForecastStage {...props} match={openForecast} open ways="14" article="黄墙等的是一场复仇" />
      </div>
    </div>,
  );
  const [bones, bare, whole] = ['bones', 'bare', 'whole'].map((id) => heightOf(screen.getByTestId(id).element()));
  expect(bare).toBe(whole);
  expect(bones).toBe(whole);
});
