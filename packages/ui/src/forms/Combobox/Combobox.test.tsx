import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cities, clubs } from '../Select/Select.fixtures.tsx';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Combobox, type SingleComboboxProps } from './Combobox.tsx';

function One(props: Partial<SingleComboboxProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <Combobox label="主队" options={clubs} value={value} onValueChange={setValue} {...props} />
      <output>{String(value)}</output>
    </>
  );
}

test('typing finds, Enter takes the first match, and the field shows it', async () => {
  const screen = await renderPart(<One />);
  const input = screen.getByRole('combobox', { name: '主队' });
  await userEvent.tab();
  await userEvent.keyboard('马德里');
  await expect.element(screen.getByRole('group', { name: '西甲' })).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('皇家马德里');
  await expect.element(screen.getByText('rma')).toBeVisible();
  await expect.element(input).toHaveFocus();
});

test('words that do not show find as well, and letters without their marks', async () => {
  const screen = await renderPart(
    <>
      <One />
      <One label="城市" options={cities} />
    </>,
  );
  await screen.getByRole('combobox', { name: '主队' }).fill('gunners');
  await expect.element(screen.getByRole('option', { name: /阿森纳/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('combobox', { name: '城市' }).fill('da nang');
  await expect.element(screen.getByRole('option', { name: 'Đà Nẵng' })).toBeVisible();
});

test('nothing found is said, Escape closes, and what was chosen can be cleared', async () => {
  const screen = await renderPart(<One />);
  const input = screen.getByRole('combobox');
  await input.fill('qqq');
  await expect.element(screen.getByText('没有找到，换个词试试')).toBeVisible();
  await input.fill('曼城');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('mci')).toBeVisible();
  await screen.getByRole('button', { name: '清除' }).click();
  await expect.element(screen.getByText('null')).toBeVisible();
  await expect.element(input).toHaveValue('');
});

test('choices that did not come are asked for again by hand or by key, and what was there stays', async () => {
  const onRetry = vi.fn();
  const screen = await renderPart(<One options={[]} status="error" onRetry={onRetry} />);
  const input = screen.getByRole('combobox');
  await input.click();
  await expect.element(screen.getByText('选项没能送到')).toBeVisible();
  await expect.element(screen.getByText('没有找到，换个词试试')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await input.click();
  await expect.element(screen.getByText('选项没能送到')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '重试' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
  await screen.rerender(<One status="error" />);
  await input.fill('国安');
  await expect.element(screen.getByRole('option', { name: /北京国安/ })).toBeVisible();
  await expect.element(screen.getByText('选项没能送到')).toBeVisible();
});

function Many({ most }: { most?: number }) {
  const [value, setValue] = useState<readonly string[]>(['mci', 'rma']);
  return (
    <>
      <Combobox multiple label="关注的球队" options={clubs} value={value} onValueChange={setValue} most={most} />
      <output>{value.join(' ')}</output>
    </>
  );
}

test('several are chips: one more by typing, the last one away by Backspace, any by its cross', async () => {
  const screen = await renderPart(<Many />);
  const input = screen.getByRole('combobox', { name: '关注的球队' });
  await input.click();
  await userEvent.keyboard('国安{Enter}');
  await expect.element(screen.getByText('mci rma guoan')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByText('mci rma', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}{Escape}');
  await screen.getByRole('button', { name: '移除 曼城' }).click();
  await expect.element(screen.getByText('rma', { exact: true })).toBeVisible();
});

test('beyond the most nothing is added', async () => {
  const screen = await renderPart(<Many most={2} />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('国安{Enter}');
  await expect.element(screen.getByText('mci rma', { exact: true })).toBeVisible();
});
