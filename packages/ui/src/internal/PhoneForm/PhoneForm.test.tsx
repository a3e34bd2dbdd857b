import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { form } from './PhoneForm.fixtures.ts';
import { PhoneForm } from './PhoneForm.tsx';

test('number and password are asked for before anything is sent, and letters do not get into the number', async () => {
  const onSubmit = vi.fn();
  await renderPart(<PhoneForm {...form} onSubmit={onSubmit} />);
  await userEvent.click(page.getByRole('button', { name: '登录' }));
  await expect.element(page.getByText('请输入手机号')).toBeVisible();
  await expect.element(page.getByText('请输入密码')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('textbox', { name: '手机号' }), '138a0000-0001');
  await userEvent.fill(page.getByLabelText('密码', { exact: true }), 'secret');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '国家或地区' }), '84');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: '登录' }));
  expect(onSubmit).toHaveBeenCalledWith({ countryCode: '84', mobile: '13800000001', password: 'secret' });
});
