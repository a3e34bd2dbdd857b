import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { challenge } from '../SlideCaptcha/SlideCaptcha.fixtures.ts';
import { renderPart } from '../testing/renderPart.tsx';
import { agreements, countries } from './LoginDialog.fixtures.ts';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

async function shown(props: Partial<LoginDialogProps> = {}) {
  const acts = { onSubmit: vi.fn(), onInvalid: vi.fn(), onClose: vi.fn() };
  const part = (more: Partial<LoginDialogProps> = {}) => <LoginDialog open countries={countries} agreements={agreements} {...acts} {...props} {...more} />;
  const screen = await renderPart(part());
  return {
    screen,
    acts,
    show: (more: Partial<LoginDialogProps>) => screen.rerender(part(more)),
    mobile: screen.getByRole('textbox', { name: '手机号' }),
    password: screen.getByLabelText('密码', { exact: true }),
    login: screen.getByRole('button', { name: '登录', exact: true }),
  };
}

test('opens on the number and is named', async () => {
  const { screen, mobile } = await shown();
  await expect.element(screen.getByRole('dialog', { name: '手机登录' })).toBeVisible();
  await expect.element(mobile).toHaveFocus();
});

test('hands over code, number, password and the tick', async () => {
  const { screen, acts, mobile, password, login } = await shown();
  await mobile.fill('13800000001');
  await password.fill('pitchside-demo');
  await screen.getByRole('checkbox', { name: '记住账号' }).click();
  await login.click();
  expect(acts.onSubmit).toHaveBeenCalledExactlyOnceWith({ countryCode: '86', mobile: '13800000001', password: 'pitchside-demo', remember: true });
});

test('a missing number is said inline and to the host, and takes the focus', async () => {
  const { acts, mobile, password, login } = await shown();
  await password.fill('pitchside-demo');
  await login.click();
  expect(acts.onInvalid).toHaveBeenCalledExactlyOnceWith('请输入手机号');
  expect(acts.onSubmit).not.toHaveBeenCalled();
  await expect.element(mobile).toHaveAccessibleDescription('请输入手机号');
  await expect.element(mobile).toHaveFocus();
  await mobile.fill('1');
  await expect.element(mobile).toBeValid();
});

test('a password is required', async () => {
  const { acts, mobile, password } = await shown();
  await mobile.fill('13800000001');
  await userEvent.keyboard('{Enter}');
  expect(acts.onInvalid).toHaveBeenCalledExactlyOnceWith('请输入密码');
  await expect.element(password).toHaveFocus();
});

test('the number takes eleven digits and nothing else, also pasted with spaces', async () => {
  const { mobile } = await shown();
  await mobile.fill('+138 0571-5217 99');
  await expect.element(mobile).toHaveValue('13805715217');
});

test('the agreement has to be ticked', async () => {
  const { screen, acts, login } = await shown({ initial: { mobile: '13800000001', password: 'pitchside-demo' } });
  const tick = screen.getByRole('checkbox', { name: /已读并同意/ });
  await tick.click();
  await login.click();
  expect(acts.onInvalid).toHaveBeenCalledOnce();
  await expect.element(tick).toHaveAccessibleDescription('请先阅读并同意用户协议和隐私政策');
  await tick.click();
  await login.click();
  expect(acts.onSubmit).toHaveBeenCalledOnce();
});

test('another country changes the code that is handed over', async () => {
  const { screen, acts, login } = await shown({ initial: { mobile: '91234567', password: 'secret' } });
  await screen.getByRole('combobox', { name: /国家或地区/ }).click();
  await screen.getByRole('option', { name: /越南/ }).click();
  await login.click();
  expect(acts.onSubmit.mock.calls[0]?.[0]).toMatchObject({ countryCode: '84' });
});

test('a remembered account is filled in and the password field waits for it', async () => {
  const { mobile, password } = await shown({ initial: { countryCode: '65', mobile: '91234567' } });
  await expect.element(mobile).toHaveValue('91234567');
  await expect.element(password).toHaveFocus();
});

test('the refusal of the server stands under the password until something is typed', async () => {
  const { password } = await shown({ initial: { mobile: '13800000001', password: 'wrong' }, error: '密码不正确' });
  await expect.element(password).toHaveAccessibleDescription('密码不正确');
  await password.fill('better');
  await expect.element(password).not.toHaveAccessibleDescription('密码不正确');
});

test('takes no second press while the answer is on its way', async () => {
  const { acts, login, password } = await shown({ initial: { mobile: '13800000001', password: 'secret' }, loading: true });
  await login.click();
  await password.click();
  await userEvent.keyboard('{Enter}');
  expect(acts.onSubmit).not.toHaveBeenCalled();
});

test('the riddle covers the form, Escape closes it alone and gives the focus back', async () => {
  const onClose = vi.fn();
  function Asking() {
    const [asking, setAsking] = useState(false);
    const captcha = { challenge, state: 'ready' as const, onSolve: vi.fn(), onRefresh: vi.fn(), onClose: () => setAsking(false) };
    return <LoginDialog open onClose={onClose} countries={countries} agreements={agreements} initial={{ mobile: '13800000001', password: 'secret' }} onSubmit={() => setAsking(true)} captcha={asking ? captcha : undefined} />;
  }
  const screen = await renderPart(<Asking />);
  const login = screen.getByRole('button', { name: '登录', exact: true });
  await login.click();
  const slider = screen.getByRole('slider', { name: '拖动滑块补上缺口' });
  await expect.element(slider).toHaveFocus();
  expect(login.element().closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(slider).not.toBeInTheDocument();
  await expect.element(login).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
