import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { clubs, reminders } from './Select.fixtures.tsx';
import { Select, type SelectProps } from './Select.tsx';

function Chosen(props: Partial<SelectProps>) {
  const [value, setValue] = useState<string | null>('15');
  return <Select label="提醒时间" options={reminders} value={value} onValueChange={setValue} {...props} />;
}

test('opens by keyboard on the chosen one, arrows move, Enter chooses and gives the focus back', async () => {
  const screen = await renderPart(<Chosen />);
  const select = screen.getByRole('combobox', { name: '提醒时间' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: '开赛前 15 分钟' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: '开赛前 1 小时' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(select).toHaveTextContent('开赛前 1 小时');
  await expect.element(select).toHaveFocus();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes and changes nothing', async () => {
  const screen = await renderPart(<Chosen />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{Escape}');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('开赛前 15 分钟');
});

test('groups have their names, and a closed choice is not taken', async () => {
  const screen = await renderPart(
    <>
      <Chosen />
      <Chosen label="主队" options={clubs} />
    </>,
  );
  await screen.getByRole('combobox', { name: '主队' }).click();
  await expect.element(screen.getByRole('group', { name: '西甲' }).getByRole('option', { name: /皇家马德里/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('combobox', { name: '提醒时间' }).click();
  await expect.element(screen.getByRole('option', { name: /短信提醒/ })).toHaveAttribute('aria-disabled', 'true');
});
