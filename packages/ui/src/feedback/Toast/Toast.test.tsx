import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ToastHost } from './ToastHost.tsx';
import { createToasts } from './toasts.ts';

function clocked() {
  let at = 1_000;
  return { toasts: createToasts({ now: () => at }), pass: (ms: number) => void (at += ms) };
}

test('the same text within two seconds is said once, and again afterwards', async () => {
  const { toasts, pass } = clocked();
  const screen = await renderPart(<ToastHost toasts={toasts} />);
  toasts.error('请登录后操作');
  pass(1_999);
  toasts.error('请登录后操作');
  toasts.warning('请输入手机号');
  await expect.element(screen.getByText('请输入手机号')).toBeVisible();
  expect(screen.getByText('请登录后操作').elements()).toHaveLength(1);
  pass(1);
  toasts.error('请登录后操作');
  await expect.poll(() => screen.getByText('请登录后操作').elements().length).toBe(2);
});

test('what was said before the host stood is not lost', async () => {
  const toasts = createToasts();
  toasts.error('网络异常');
  const screen = await renderPart(<ToastHost toasts={toasts} />);
  await expect.element(screen.getByText('网络异常')).toBeVisible();
});

test('stands in a live region and closes by its cross', async () => {
  const toasts = createToasts();
  const screen = await renderPart(<ToastHost toasts={toasts} />);
  const region = screen.getByRole('region', { name: '通知' });
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  toasts.success('预约成功');
  await expect.element(region.getByText('预约成功')).toBeVisible();
  await region.getByRole('button', { name: '关闭' }).click();
  await expect.element(screen.getByText('预约成功')).not.toBeInTheDocument();
});

test('an act runs once and takes the toast away', async () => {
  const toasts = createToasts();
  const undo = vi.fn();
  const screen = await renderPart(<ToastHost toasts={toasts} />);
  toasts.info('已取消预约', { action: { label: '撤销', onClick: undo } });
  await screen.getByRole('button', { name: '撤销' }).click();
  await expect.element(screen.getByText('已取消预约')).not.toBeInTheDocument();
  expect(undo).toHaveBeenCalledOnce();
});

test('F6 brings the keyboard to the toasts, and their act can be pressed from there', async () => {
  const toasts = createToasts();
  const undo = vi.fn();
  const screen = await renderPart(<ToastHost toasts={toasts} />);
  toasts.info('已取消预约', { action: { label: '撤销', onClick: undo } });
  const act = screen.getByRole('button', { name: '撤销' });
  await expect.element(act).toBeVisible();
  const region = screen.getByRole('region', { name: '通知' }).element();
  expect(region.contains(document.activeElement)).toBe(false);
  await userEvent.keyboard('{F6}');
  await expect.poll(() => region.contains(document.activeElement)).toBe(true);
  (act.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledOnce();
});
