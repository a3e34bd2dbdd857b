import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { views, zones } from './LeagueTable.fixtures.ts';
import { LeagueTable } from './LeagueTable.tsx';

const table = <LeagueTable label="英超积分榜" views={views} zones={zones} />;
const column = (container: Element, index: number) =>
  [...container.querySelectorAll('tbody tr')].map((row) => Number.parseInt(row.children[index]?.textContent ?? '', 10));

test('a press sorts by the column, the next turns it round, and the head says so', async () => {
  const screen = await renderPart(table);
  const lost = screen.getByRole('button', { name: '负场' });
  await lost.click();
  const once = column(screen.container, 5);
  expect(once).toEqual(once.toSorted((one, other) => other - one));
  await expect.element(screen.getByRole('columnheader', { name: '负场' })).toHaveAttribute('aria-sort', 'descending');
  await lost.click();
  expect(column(screen.container, 5)).toEqual(once.toSorted((one, other) => one - other));
});

test('zones are told beside the place and in the legend, deductions under the table', async () => {
  const screen = await renderPart(table);
  await expect.element(screen.getByRole('row', { name: /^1 欧冠/ })).toBeVisible();
  await expect.element(screen.getByText(/扣 6 分：违反财务规则/)).toBeVisible();
});

test('a choice changes whose matches are counted', async () => {
  const screen = await renderPart(table);
  screen.getByRole('radio', { name: '总' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(column(screen.container, 2)[0]).toBe(14);
});
