import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { matches } from './Scorebug.fixtures.ts';
import { Scorebug } from './Scorebug.tsx';
import { scoredFor } from './useScored.ts';

afterEach(() => void vi.useRealTimers());

test('a screen reader hears the match as one sentence', async () => {
  const screen = await renderPart(<Scorebug {...matches.live} />);
  await expect.element(screen.getByRole('img', { name: '曼城 2 比 1 阿森纳，67 分钟' })).toBeVisible();
});

test('before the match the sentence tells the kick-off instead of a score', async () => {
  const screen = await renderPart(<Scorebug {...matches.scheduled} timeZone="Asia/Shanghai" />);
  await expect.element(screen.getByRole('img', { name: '利物浦 对 切尔西，23:00 开赛' })).toBeVisible();
});

test('the status is told even where it is not shown', async () => {
  const screen = await renderPart(<Scorebug {...matches.shootout} showStatus={false} />);
  await expect.element(screen.getByRole('img', { name: '首尔FC 1 比 1 浦项，全场结束，点球 4 比 2' })).toBeVisible();
});

test('a goal colours the digit of the side that scored, and no other change does', async () => {
  const screen = await renderPart(<Scorebug {...matches.live} />);
  const bug = screen.getByRole('img').element();
  const sideColor = () => getComputedStyle(bug).getPropertyValue('--side');
  expect(sideColor()).toBe('');
  await screen.rerender(<Scorebug {...matches.live} status={{ kind: 'live', minute: 68 }} />);
  expect(sideColor()).toBe('');
  await screen.rerender(<Scorebug {...matches.live} score={{ home: 2, away: 2 }} />);
  expect(sideColor()).toBe(matches.live.away.colors[0]);
  await screen.rerender(<Scorebug {...matches.live} score={{ home: 2, away: 1 }} />);
  expect(sideColor()).toBe('');
});

test('the colour of a goal goes after four seconds of the clock that the part is given', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let clock = 0;
  const environment = { now: () => clock };
  const screen = await renderPart(<Scorebug {...matches.live} />, { environment });
  const sideColor = () => getComputedStyle(screen.getByRole('img').element()).getPropertyValue('--side');
  const goal = <Scorebug {...matches.live} score={{ home: 3, away: 1 }} />;
  await screen.rerender(goal);
  await vi.advanceTimersByTimeAsync(2 * scoredFor);
  await screen.rerender(goal);
  expect(sideColor()).toBe(matches.live.home.colors[0]);
  clock = scoredFor;
  await vi.advanceTimersByTimeAsync(scoredFor);
  await screen.rerender(goal);
  expect(sideColor()).toBe('');
});

test('another match in the same strip is no goal, whatever its score; a goal of that match is', async () => {
  const screen = await renderPart(<Scorebug {...matches.live} />);
  const sideColor = () => getComputedStyle(screen.getByRole('img').element()).getPropertyValue('--side');
  const { home, away } = matches.basketball;
  await screen.rerender(<Scorebug {...matches.basketball} />);
  expect(sideColor()).toBe('');
  await screen.rerender(<Scorebug {...matches.live} matchId="first" score={{ home: 1, away: 1 }} />);
  await screen.rerender(<Scorebug {...matches.live} matchId="second" score={{ home: 2, away: 1 }} />);
  expect(sideColor()).toBe('');
  await screen.rerender(<Scorebug {...matches.live} matchId="second" score={{ home: 3, away: 1 }} />);
  expect(sideColor()).toBe(matches.live.home.colors[0]);
  // The colour of a goal belongs to its match.
  await screen.rerender(<Scorebug {...matches.live} home={home} away={away} matchId="third" score={{ home: 3, away: 1 }} />);
  expect(sideColor()).toBe('');
});

test('home stands left of away', async () => {
  const screen = await renderPart(<Scorebug {...matches.basketball} />);
  const left = (name: string) => screen.getByText(name, { exact: true }).element().getBoundingClientRect().left;
  expect(left('湖人')).toBeLessThan(left('勇士'));
});
