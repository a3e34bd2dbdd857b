import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { StatusChip } from './StatusChip.tsx';
import type { MatchStatus } from './status.ts';

const kickoffAt = Date.UTC(2026, 10, 21, 12, 30);
const spoken: readonly (readonly [MatchStatus, string])[] = [
  [{ kind: 'live', minute: 67 }, '67 分钟'],
  [{ kind: 'live', minute: 45, added: 2 }, '45+2 分钟'],
  [{ kind: 'scheduled', kickoffAt }, '20:30 开赛'],
  [{ kind: 'halftime' }, '中场休息'],
  [{ kind: 'abandoned' }, '比赛腰斩'],
];

test.each(spoken)('a screen reader hears %o as %s', async (status, words) => {
  const screen = await renderPart(<StatusChip status={status} timeZone="Asia/Shanghai" />);
  await expect.element(screen.getByText(words, { exact: true })).toBeInTheDocument();
});

test('the shoot-out is told with its result', async () => {
  const screen = await renderPart(<StatusChip status={{ kind: 'finished' }} penalties={{ home: 4, away: 2 }} />);
  await expect.element(screen.getByText('点球 4-2', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('全场结束，点球 4 比 2')).toBeInTheDocument();
});

test('the kick-off is shown in the zone that was asked for', async () => {
  const screen = await renderPart(<StatusChip status={{ kind: 'scheduled', kickoffAt }} timeZone="UTC" />, { locale: 'en' });
  await expect.element(screen.getByText('12:30', { exact: true })).toBeVisible();
});
