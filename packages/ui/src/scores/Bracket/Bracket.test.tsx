import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { bracketRounds, playoffRounds } from './Bracket.fixtures.ts';
import { Bracket } from './Bracket.tsx';
import { joins } from './bracket.ts';

test('rounds are lists by name; who goes on is told, not only drawn', async () => {
  const screen = await renderPart(<Bracket label="欧冠对阵图" rounds={bracketRounds} timeZone="Asia/Shanghai" />);
  await expect.element(screen.getByRole('list', { name: '欧冠对阵图' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '8强' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /点球 4-2.*皇马.*3.*晋级.*曼城.*3/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /进行中.*利物浦/ })).toBeVisible();
});

test('a side that is not known yet stands as such', async () => {
  const screen = await renderPart(<Bracket label="欧冠对阵图" rounds={bracketRounds} timeZone="Asia/Shanghai" />);
  expect(screen.getByText('待定').elements()).toHaveLength(3);
});

test('lines join rounds that halve, and no others', () => {
  const [eight, four, two] = bracketRounds;
  if (!eight || !four || !two) throw new Error('the fixture has three rounds');
  expect([joins(eight, four), joins(four, two), joins(two, undefined), joins(eight, two)]).toEqual([true, true, false, false]);
});

test('a series of a half is chosen, and says which one it is', async () => {
  const onChoose = vi.fn();
  const screen = await renderPart(
    <Bracket label="季后赛对阵图" rounds={playoffRounds} halves={['东部', '西部']} onChoose={onChoose} chosen="w1" />,
  );
  await expect.element(screen.getByRole('list', { name: '东部' }).first()).toBeVisible();
  const chosen = screen.getByRole('button', { pressed: true });
  await expect.element(chosen).toHaveAccessibleName(/1\s*曼城.*4.*8\s*皇马.*3/);
  await screen.getByRole('button', { name: /进行中/ }).click();
  expect(onChoose).toHaveBeenCalledWith('final');
});
