import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { MessagePanel } from './MessagePanel.tsx';

function Page({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <MessagePanel open={open} onOpenChange={setOpen} onClose={onClose} unread={130} conversations={<p>会话在此</p>} reconnecting={2} />
  );
}

test('the button opens it, Escape and the dash make it a button again, and the focus goes along', async () => {
  const screen = await renderPart(<Page />);
  const launcher = screen.getByRole('button', { name: /私信.*130 条未读/ });
  await launcher.click();
  await expect.element(screen.getByRole('dialog', { name: '私信' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(launcher).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: '最小化' }).click();
  await expect.element(launcher).toHaveFocus();
});

test('says that no conversation is open and that the connection is lost; the cross closes', async () => {
  const onClose = vi.fn();
  const screen = await renderPart(<Page onClose={onClose} />);
  await screen.getByRole('button', { name: /私信/ }).click();
  await expect.element(screen.getByText('选一个会话，接着聊')).toBeVisible();
  await expect.element(screen.getByText('连接断开，正在重新连接（第 2 次）')).toBeVisible();
  await screen.getByRole('button', { name: '关闭' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('in a place of the header it is one of its tools, and the focus comes back there', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  try {
    const screen = await renderPart(<MessagePanel conversations={<p>会话在此</p>} unread={3} launcherPlace={place} />);
    const launcher = screen.getByRole('button', { name: '私信，3 条未读' });
    expect(place.contains(launcher.element())).toBe(true);
    await launcher.click();
    await expect.element(screen.getByRole('dialog', { name: '私信' })).toHaveFocus();
    expect(place.childElementCount).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(launcher).toHaveFocus();
  } finally {
    place.remove();
  }
});
