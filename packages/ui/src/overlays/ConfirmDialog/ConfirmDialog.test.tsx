import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.types.ts';

function Convert(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        转入
      </button>
      <ConfirmDialog
        title="转入消费钱包？"
        description="不能转回。"
        confirm="确认转入"
        onConfirm={() => undefined}
        {...props}
        open={open}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

async function opened(props: Partial<ConfirmDialogProps> = {}) {
  const screen = await renderPart(<Convert {...props} />);
  await screen.getByRole('button', { name: '转入', exact: true }).click();
  const dialog = screen.getByRole('alertdialog', { name: '转入消费钱包？' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, act: screen.getByRole('button', { name: '确认转入' }), cancel: screen.getByRole('button', { name: '取消' }) };
}

test('is an alert with a name and words, opens on the answer that changes nothing, and Escape gives the focus back', async () => {
  const { screen, dialog, cancel } = await opened();
  await expect.element(dialog).toHaveAccessibleDescription('不能转回。');
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '转入', exact: true })).toHaveFocus();
});

test('what cannot be undone waits for its tick, and the tick is gone at the next opening', async () => {
  const onConfirm = vi.fn();
  const { screen, act } = await opened({ consent: '我知道不能转回', onConfirm });
  await expect.element(act).toBeDisabled();
  await expect.element(screen.getByRole('checkbox', { name: '我知道不能转回' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await act.click();
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect.element(act).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '转入', exact: true }).click();
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a word must be typed as it is, and Enter then acts', async () => {
  const onConfirm = vi.fn();
  const { screen, act } = await opened({ word: '北看台', onConfirm });
  const field = screen.getByRole('textbox', { name: '输入 北看台 以继续' });
  await field.fill('北看');
  await userEvent.keyboard('{Enter}');
  await expect.element(act).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();
  await field.fill('北看台');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('while the act runs nothing closes it or acts twice', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { dialog, act, cancel } = await opened({ onConfirm });
  await act.click();
  await expect.element(act).toHaveAttribute('aria-busy', 'true');
  await expect.element(cancel).toBeDisabled();
  await act.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(onConfirm).toHaveBeenCalledOnce();
  finish();
  await expect.element(act).not.toHaveAttribute('aria-busy');
});

test('a failure is told inside and the act can be tried again', async () => {
  const onConfirm = vi.fn(() => Promise.reject(new Error('stale')));
  const { screen, act } = await opened({ onConfirm });
  await act.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('没有成功，请稍后再试');
  await act.click();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
