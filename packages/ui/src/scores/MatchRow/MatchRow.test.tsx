import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { derby } from './MatchRow.fixtures.ts';
import { MatchRow, type MatchRowProps } from './MatchRow.tsx';
import { MatchTable, MatchTableSection } from './MatchTable.tsx';

const environment = { now: () => Date.UTC(2026, 10, 21, 12, 0) };

const table = (props: Partial<MatchRowProps> = {}) => (
  <MatchTable caption="足球即时比分" timeZone="Asia/Shanghai">
    <MatchTableSection group="live" count={1}>
      <MatchRow match={derby} onStar={vi.fn()} {...props} />
    </MatchTableSection>
  </MatchTable>
);

test('the row reads as a match: score, cards and places by name', async () => {
  const screen = await renderPart(table(), { environment });
  await expect.element(screen.getByRole('table', { name: '足球即时比分' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '曼城 2 比 1 阿森纳，67 分钟' })).toHaveAttribute('href', derby.href);
  await expect.element(screen.getByRole('img', { name: '红牌 1 张' })).toBeVisible();
  await expect.element(screen.getByText('排名第 2')).toBeInTheDocument();
  await expect.element(screen.getByRole('cell', { name: '18:50' })).toBeVisible();
  await expect.element(screen.getByRole('rowgroup', { name: '进行中 1' })).toBeVisible();
});

test('the zone of the times is printed once, in the head', async () => {
  const screen = await renderPart(table(), { environment });
  await expect.element(screen.getByRole('columnheader', { name: /时间/ })).toHaveTextContent('时间GMT+8');
});

test('the star collects and lets go', async () => {
  const onStar = vi.fn();
  const screen = await renderPart(table({ onStar }), { environment });
  const star = screen.getByRole('button', { name: '收藏 曼城 对 阿森纳' });
  await star.click();
  expect(onStar).toHaveBeenLastCalledWith('mci-ars', true);
  await screen.rerender(table({ onStar, starred: true }));
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  expect(onStar).toHaveBeenLastCalledWith('mci-ars', false);
});

test('the key S collects the match from anywhere in its row, and leaves the browser its own keys', async () => {
  const onStar = vi.fn();
  const screen = await renderPart(table({ onStar }), { environment });
  screen.getByRole('link', { name: /直播间/ }).element().focus();
  await userEvent.keyboard('s');
  expect(onStar).toHaveBeenCalledExactlyOnceWith('mci-ars', true);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onStar).toHaveBeenCalledTimes(1);
});

test('a goal is tagged for four seconds, then the minute returns', async () => {
  vi.useFakeTimers();
  try {
    const screen = await renderPart(table(), { environment });
    await screen.rerender(table({ match: { ...derby, score: { home: 3, away: 1 }, status: { kind: 'live', minute: 68 } } }));
    await expect.element(screen.getByText("进球 68'")).toBeVisible();
    await vi.advanceTimersByTimeAsync(4000);
    await expect.element(screen.getByText("进球 68'")).not.toBeInTheDocument();
    await expect.element(screen.getByText('68 分钟', { exact: true })).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('an update moves nothing: cells keep their place and size through a goal', async () => {
  await page.viewport(1280, 800);
  const screen = await renderPart(table(), { environment });
  const boxes = () => [...screen.container.querySelectorAll('td, th')].map((cell) => [cell.getBoundingClientRect().x, cell.getBoundingClientRect().width, cell.getBoundingClientRect().height]);
  const before = boxes();
  await screen.rerender(table({ match: { ...derby, score: { home: 3, away: 1 }, status: { kind: 'live', minute: 90, added: 11 }, corners: { home: 10, away: 10 }, cards: undefined } }));
  expect(boxes()).toEqual(before);
  expect(screen.getByRole('row', { name: /曼城/ }).element().getBoundingClientRect().height).toBe(44);
});
