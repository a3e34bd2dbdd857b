import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { holding, plans } from './NoblePanel.fixtures.ts';
import { NoblePanel, type NoblePanelProps } from './NoblePanel.tsx';

const now = () => Date.UTC(2026, 10, 21, 12);

async function open(props: Partial<NoblePanelProps> = {}) {
  const acts = { onBuy: vi.fn(), onRecharge: vi.fn(), onRetry: vi.fn(), onClose: vi.fn() };
  const screen = await renderPart(<NoblePanel plans={plans} balance={12_806} nickname="看台上的我" {...acts} {...props} />, {
    environment: { now },
  });
  return { screen, ...acts };
}

test('rank and months by keyboard, one stop of Tab each, and the total follows', async () => {
  const { screen, onBuy } = await open();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: /队长/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: /主力/ })).toBeChecked();
  await userEvent.keyboard('{End}{Home}{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: /队长/ })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: '1 个月', exact: true })).toBeChecked();
  await expect.element(screen.getByText('到 2026/12/21')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onBuy).toHaveBeenCalledExactlyOnceWith({ rank: 'captain', months: 1 });
});

test('the rank held is renewed at its discount, a higher one credits the days left', async () => {
  const { screen, onBuy } = await open({ current: holding });
  await expect.element(screen.getByText('2,130', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: '续费队长' }).click();
  expect(onBuy).toHaveBeenCalledExactlyOnceWith({ rank: 'captain', months: 3 });
  await screen.getByRole('radio', { name: /名宿/ }).click();
  await expect.element(screen.getByText('8,013', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '升到名宿' })).toBeVisible();
  await screen.getByRole('radio', { name: /主力/ }).click();
  await expect.element(screen.getByRole('button', { name: '到期后可降' })).toBeDisabled();
});

test('too few diamonds lead to more, and a refusal is said at once', async () => {
  const { screen, onRecharge } = await open({ defaultRank: 'legend', defaultMonths: 12, failure: '网络不稳' });
  await screen.getByRole('button', { name: '去充值' }).click();
  expect(onRecharge).toHaveBeenCalledExactlyOnceWith(8888 * 12 - 12_806);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('网络不稳');
});

test('plans that did not come can be asked for again', async () => {
  const { screen, onRetry } = await open({ plans: [], status: 'error' });
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a reader hears which rank may do what', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('row', { name: /隐身看球 没有 没有 没有 有 有/ })).toBeInTheDocument();
});
