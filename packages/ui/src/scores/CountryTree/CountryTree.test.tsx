import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { hotLeagues, international, treeCountries } from './CountryTree.fixtures.ts';
import { CountryTree } from './CountryTree.tsx';

const tree = (onSearch = vi.fn()) => (
  <CountryTree
    label="赛事目录"
    hot={hotLeagues}
    countries={treeCountries}
    international={international}
    currentId="epl"
    onSearch={onSearch}
  />
);

test('the country of the current competition is open, another opens and closes at a press', async () => {
  const screen = await renderPart(tree());
  await expect.element(screen.getByRole('button', { name: /英格兰/ })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: /英冠/ }).elements()).toHaveLength(1);
  const china = screen.getByRole('button', { name: /中国/ });
  expect(screen.getByRole('link', { name: /中甲/ }).elements()).toHaveLength(0);
  await china.click();
  await expect.element(screen.getByRole('link', { name: /中甲/ })).toBeVisible();
  await china.click();
  await expect.element(screen.getByRole('link', { name: /中甲/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /英格兰/ }).click();
  await expect.element(screen.getByRole('link', { name: /英冠/ })).not.toBeInTheDocument();
});

test('the current competition is marked, and matches that are on are told', async () => {
  const screen = await renderPart(tree());
  await expect.element(screen.getByRole('link', { name: '英超 3 场进行中' }).first()).toHaveAttribute('aria-current', 'page');
});

test('a search finds countries and competitions, whatever is open, and says when there is nothing', async () => {
  const onSearch = vi.fn();
  const screen = await renderPart(tree(onSearch));
  const field = screen.getByRole('textbox', { name: '搜国家、联赛、球队' });
  await field.fill('中甲');
  await expect.element(screen.getByRole('link', { name: /中甲/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /英超/ }).elements()).toHaveLength(0);
  await field.fill('越南');
  await expect.element(screen.getByRole('link', { name: /越南联/ })).toBeVisible();
  await field.fill('没有这个');
  await expect.element(screen.getByText('没有找到')).toBeVisible();
  expect(onSearch).toHaveBeenLastCalledWith('没有这个');
});
