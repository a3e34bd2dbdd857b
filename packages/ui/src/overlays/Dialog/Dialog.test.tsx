import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import type { DialogFrameProps } from './DialogFrame.tsx';

function Unfollow({ onConfirm, ...frame }: Partial<DialogFrameProps> & { onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        已关注
      </button>
      <Dialog
        {...frame}
        open={open}
        onClose={close}
        title="不再关注？"
        description="开播时不会再提醒你。"
        footer={<DialogActions confirm="不再关注" destructive onConfirm={() => onConfirm?.()} onCancel={close} />}
      />
    </>
  );
}

async function opened(props: Parameters<typeof Unfollow>[0] = {}) {
  const screen = await renderPart(<Unfollow {...props} />);
  await screen.getByRole('button', { name: '已关注' }).click();
  return { screen, dialog: screen.getByRole(props.kind === 'alert' ? 'alertdialog' : 'dialog', { name: '不再关注？' }) };
}

test('is named and described', async () => {
  const { dialog } = await opened();
  await expect.element(dialog).toHaveAccessibleDescription('开播时不会再提醒你。');
});

test('keeps the focus inside while it is open', async () => {
  const { dialog } = await opened();
  await expect.element(dialog).toBeVisible();
  for (let presses = 0; presses < 5; presses++) {
    await userEvent.tab();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  }
});

test('Escape closes it and the focus returns to what opened it', async () => {
  const { screen, dialog } = await opened();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '已关注' })).toHaveFocus();
});

test('a double click opens it and leaves it open', async () => {
  const screen = await renderPart(<Unfollow />);
  await screen.getByRole('button', { name: '已关注' }).dblClick();
  const dialog = screen.getByRole('dialog', { name: '不再关注？' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the page behind neither scrolls nor answers while it is open', async () => {
  const { screen, dialog } = await opened();
  await expect.element(dialog).toBeVisible();
  expect(screen.getByRole('button', { name: '已关注' }).query()).toBeNull();
  expect([document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden')).toBe(true);
});

test('the act stands on the right of cancel', async () => {
  const onConfirm = vi.fn();
  const { screen } = await opened({ onConfirm });
  const act = screen.getByRole('button', { name: '不再关注' });
  const cancel = screen.getByRole('button', { name: '取消' });
  expect(act.element().getBoundingClientRect().left).toBeGreaterThan(cancel.element().getBoundingClientRect().right);
  await act.click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('an alert stays open when the page is pressed', async () => {
  const { dialog } = await opened({ kind: 'alert' });
  await expect.element(dialog).toBeVisible();
  document.elementFromPoint(4, 4)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).toBeVisible();
});
