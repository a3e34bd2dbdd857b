import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { agenda } from './MatchAgenda.fixtures.ts';
import { MatchAgenda } from './MatchAgenda.tsx';

test('each line is one link that tells the match and whether a room shows it', async () => {
  await renderPart(<MatchAgenda matches={agenda} label="今日赛事" />);
  await expect.element(page.getByRole('link', { name: /英超.*曼城 2 比 1 阿森纳，67 分钟.*直播/ })).toHaveAttribute('href', '#live');
  await expect.element(page.getByRole('link', { name: /利物浦 对 切尔西/ })).not.toHaveAccessibleName(/直播/);
  expect(page.getByRole('link').elements()).toHaveLength(agenda.length);
});

test('a low place shows fewer lines, and all of them whole', async () => {
  await renderPart(
    <div style={{ width: 344, height: 200, containerType: 'size' }} data-testid="place">
      <MatchAgenda matches={agenda} label="今日赛事" />
    </div>,
  );
  const bottom = page.getByTestId('place').element().getBoundingClientRect().bottom;
  const lines = page
    .getByRole('link')
    .elements()
    .filter((line) => line.checkVisibility());
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});

test('an act at the end of a line is no part of its link, and stands where no room shows the match', async () => {
  const act = <button type="button">预约</button>;
  await renderPart(<MatchAgenda matches={agenda.map((one) => ({ ...one, act }))} label="今日赛事" />);
  const presses = page.getByRole('button', { name: '预约' }).elements();
  expect(presses).toHaveLength(agenda.filter(({ watchable }) => !watchable).length);
  for (const press of presses) expect(press.closest('a')).toBeNull();
});
