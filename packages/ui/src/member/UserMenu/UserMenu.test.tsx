import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { member, places } from './UserMenu.fixtures.ts';
import { UserMenu } from './UserMenu.tsx';

test('the panel opens by keyboard, shows the balance in full and gives focus back', async () => {
  await renderPart(<UserMenu member={member} onLogin={() => {}} onLogout={() => {}} places={places} rechargeHref="#recharge" />);
  const button = page.getByRole('button', { name: '我的账号：北看台老周' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('12,860')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '充值' })).toHaveAttribute('href', '#recharge');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('a followed link closes the panel', async () => {
  await renderPart(<UserMenu member={member} onLogin={() => {}} onLogout={() => {}} places={places} />);
  await userEvent.click(page.getByRole('button'));
  await userEvent.click(page.getByRole('link', { name: '我的钱包' }));
  expect(location.hash).toBe('#wallet');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a press on the panel that hovering opened keeps it, and the next one closes it', async () => {
  await renderPart(<UserMenu member={member} onLogin={() => {}} onLogout={() => {}} places={places} />);
  const button = page.getByRole('button', { name: '我的账号：北看台老周' });
  const panel = page.getByRole('dialog', { name: '我的账号' });
  await userEvent.hover(button);
  // The panel's code is there, and the pointer moves on as a hand does: the first move may come before the popover listens.
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  let x = 6;
  await expect
    .poll(
      async () => {
        x = 16 - x;
        await userEvent.hover(button, { position: { x, y: 6 } });
        // At rest until the popover opens, or another move is needed.
        return vi.waitUntil(() => panel.query(), { timeout: 400 }).catch(() => null);
      },
      { timeout: 10_000 },
    )
    .not.toBeNull();
  await expect.element(panel).toBeVisible();
  const goes = (within: number) => vi.waitUntil(() => panel.query() === null, { timeout: within });
  // Longer than the popover takes a hover and a press for one: a slow machine, or a hand that waits.
  await expect(goes(700)).rejects.toThrow();
  await userEvent.click(button);
  await userEvent.unhover(button);
  await expect(goes(400)).rejects.toThrow();
  await expect.element(panel).toBeVisible();
  await userEvent.click(button);
  await expect.element(panel).not.toBeInTheDocument();
});

test('signing out asks once and closes the panel', async () => {
  const onLogout = vi.fn();
  await renderPart(<UserMenu member={member} onLogin={() => {}} onLogout={onLogout} />);
  await userEvent.click(page.getByRole('button'));
  await userEvent.click(page.getByRole('button', { name: '退出登录' }));
  expect(onLogout).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a visitor is offered to log in', async () => {
  const onLogin = vi.fn();
  await renderPart(<UserMenu member={null} onLogin={onLogin} onLogout={() => {}} />);
  await userEvent.click(page.getByRole('button', { name: '登录' }));
  expect(onLogin).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: '注册' })).not.toBeInTheDocument();
});

test('only who is no anchor yet is invited to apply', async () => {
  const screen = await renderPart(<UserMenu member={member} onLogin={() => {}} onLogout={() => {}} places={places} />);
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('link', { name: '申请主播' })).toHaveAttribute('href', '#apply');
  await expect.element(page.getByRole('link', { name: '主播中心' })).not.toBeInTheDocument();
  await screen.rerender(<UserMenu member={{ ...member, isAnchor: true }} onLogin={() => {}} onLogout={() => {}} places={places} />);
  await expect.element(page.getByRole('link', { name: '主播中心' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '申请主播' })).not.toBeInTheDocument();
});
