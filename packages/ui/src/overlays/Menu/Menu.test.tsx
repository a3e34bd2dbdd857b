import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './entry.ts';

async function opened(entries: readonly MenuEntry[]) {
  const screen = await renderPart(<Menu trigger={<button type="button">更多</button>} entries={entries} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const menu = screen.getByRole('menu', { name: '更多' });
  await expect.element(menu).toBeVisible();
  // The focus moves in a frame later; until then keys are the control's.
  await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true);
  return screen;
}

test('arrows walk the lines, Enter acts, and the focus returns to the control', async () => {
  const onShare = vi.fn();
  const onReport = vi.fn();
  const screen = await opened([
    { id: 'share', label: '分享', onSelect: onShare },
    { id: 'report', label: '举报', onSelect: onReport },
  ]);
  await expect.element(screen.getByRole('menuitem', { name: '分享' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: '举报' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([onShare.mock.calls.length, onReport.mock.calls.length]).toEqual([0, 1]);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '更多' })).toHaveFocus();
});

test('a first letter jumps to its line and Escape closes', async () => {
  const screen = await opened([
    { id: 'a', label: 'Copy' },
    { id: 'b', label: 'Report' },
  ]);
  await userEvent.keyboard('r');
  await expect.element(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: '更多' })).toHaveFocus();
});

test('a disabled line tells its reason and does nothing', async () => {
  const onSelect = vi.fn();
  const screen = await opened([{ id: 'kick', label: '踢出房间', disabledReason: '只有主播可以', onSelect }]);
  const line = screen.getByRole('menuitem', { name: '踢出房间 只有主播可以' });
  await expect.element(line).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(line).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
});

test('a setting is ticked without closing the menu', async () => {
  const onCheckedChange = vi.fn();
  const screen = await opened([{ kind: 'check', id: 'sound', label: '提示音', checked: false, onCheckedChange }]);
  await userEvent.keyboard(' ');
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

test('the right arrow enters a submenu, the left one leaves it', async () => {
  const screen = await opened([{ kind: 'submenu', id: 'mute', label: '禁言', entries: [{ id: 'ten', label: '10 分钟' }] }]);
  await expect.element(screen.getByRole('menuitem', { name: '禁言' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('menuitem', { name: '10 分钟' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('menuitem', { name: '禁言' })).toHaveFocus();
});
