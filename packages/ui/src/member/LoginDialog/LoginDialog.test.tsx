import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { challenge } from '../SlideCaptcha/SlideCaptcha.fixtures.ts';
import { uiLocales } from '../../locales/index.ts';
import { renderPart, type RenderPartOptions } from '../../lab/testing/renderPart.tsx';
import { agreements, countries, qrAddress, scanner } from './LoginDialog.fixtures.ts';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';
import { loginQrStates } from './LoginQr.tsx';
import { loginModeNames, type LoginFace, type LoginMode } from './modes.ts';

/** A dialog whose face and mode follow the presses, as in the site. */
function Login({ face: firstFace = 'phone', mode: firstMode = 'code', ...props }: LoginDialogProps) {
  const [face, setFace] = useState<LoginFace>(firstFace);
  const [mode, setMode] = useState<LoginMode>(firstMode);
  return (
    <LoginDialog
      {...props}
      face={face}
      mode={mode}
      onFaceChange={(next) => {
        setFace(next);
        props.onFaceChange(next);
      }}
      onModeChange={(next) => {
        setMode(next);
        props.onModeChange(next);
      }}
    />
  );
}

async function shown(props: Partial<LoginDialogProps> = {}, options?: RenderPartOptions) {
  const acts = {
    onSubmit: vi.fn(),
    onInvalid: vi.fn(),
    onClose: vi.fn(),
    onFaceChange: vi.fn(),
    onModeChange: vi.fn(),
    onSms: vi.fn(),
    onNumberChange: vi.fn(),
    onRememberChange: vi.fn(),
  };
  const qr = { state: 'waiting' as const, address: qrAddress, secondsLeft: 96, onRefresh: vi.fn() };
  const part = (more: Partial<LoginDialogProps> = {}) => (
    <Login open countries={countries} agreements={agreements} qr={qr} {...acts} {...props} {...more} />
  );
  const screen = await renderPart(part(), options);
  return {
    screen,
    acts,
    qr,
    show: (more: Partial<LoginDialogProps>) => screen.rerender(part(more)),
    mobile: screen.getByRole('textbox', { name: '手机号' }),
    password: screen.getByLabelText('密码', { exact: true }),
    newPassword: screen.getByLabelText('设置密码', { exact: true }),
    smsCode: screen.getByRole('textbox', { name: '验证码' }),
    login: screen.getByRole('button', { name: '登录', exact: true }),
    act: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
}
const empty = { smsCode: '', invite: '' };

test('opens on the number and is named', async () => {
  const { screen, mobile } = await shown();
  await expect.element(screen.getByRole('dialog', { name: '手机登录' })).toBeVisible();
  await expect.element(mobile).toHaveFocus();
});

test('the QR face comes first and leads to the phone form by keyboard', async () => {
  const { screen, acts } = await shown({ face: undefined });
  // The dialog starts with the phone form by default; the panel itself starts with the code.
  await screen.rerender(
    <LoginDialog
      open
      onClose={acts.onClose}
      onSubmit={acts.onSubmit}
      onFaceChange={acts.onFaceChange}
      onModeChange={acts.onModeChange}
      qr={{ state: 'waiting', address: qrAddress, onRefresh: vi.fn() }}
    />,
  );
  await expect.element(screen.getByRole('dialog', { name: '扫码登录' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '登录二维码' })).toBeVisible();
  const tab = screen.getByRole('tab', { name: '扫码登录' });
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  tab.element().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(acts.onFaceChange).toHaveBeenCalledExactlyOnceWith('phone');
});

test('hands over code, number, password and the tick', async () => {
  const { screen, acts, mobile, password, login } = await shown();
  await mobile.fill('13800000001');
  await password.fill('pitchside-demo');
  await screen.getByRole('checkbox', { name: '记住账号' }).click();
  expect(acts.onRememberChange).toHaveBeenCalledExactlyOnceWith(true);
  await login.click();
  expect(acts.onSubmit).toHaveBeenCalledExactlyOnceWith({
    ...empty,
    countryCode: '86',
    mobile: '13800000001',
    password: 'pitchside-demo',
    remember: true,
  });
});

test('registering hands over everything, and needs the agreement', async () => {
  const { screen, acts, mobile, smsCode, newPassword, act } = await shown({ mode: 'regiter' });
  await expect.element(screen.getByRole('dialog', { name: '注册' })).toBeVisible();
  await mobile.fill('18621073390');
  await smsCode.fill('48 20-17');
  await newPassword.fill('stand-by-me');
  await screen.getByRole('textbox', { name: '邀请码（选填）' }).fill(' K7 Q2 ');
  await act('注册').click();
  expect(acts.onInvalid).toHaveBeenCalledExactlyOnceWith('请先阅读并同意用户协议和隐私政策');
  await screen.getByRole('checkbox', { name: /已读并同意/ }).click();
  await act('注册').click();
  expect(acts.onSubmit).toHaveBeenCalledExactlyOnceWith({
    countryCode: '86',
    mobile: '18621073390',
    smsCode: '482017',
    password: 'stand-by-me',
    invite: 'K7Q2',
    remember: false,
  });
});

test.each([
  ['regiter', '注册'],
  ['forgot', '重置密码'],
] as const)('in mode %s number, SMS code and password are required, one after the other', async (mode, submit) => {
  const { acts, mobile, smsCode, newPassword, act } = await shown({ mode });
  const said = () => acts.onInvalid.mock.lastCall?.[0] as string;
  await act(submit).click();
  expect(said()).toBe('请输入手机号');
  await mobile.fill('18621073390');
  await act(submit).click();
  expect(said()).toBe('请输入验证码');
  await expect.element(smsCode).toHaveFocus();
  await smsCode.fill('4820');
  await act(submit).click();
  expect(said()).toBe('请输入密码');
  await newPassword.fill('short');
  await act(submit).click();
  expect(said()).toBe('密码至少 8 位');
  await expect.element(newPassword).toHaveFocus();
  expect(acts.onSubmit).not.toHaveBeenCalled();
});

test('a change of mode clears the form and puts the focus into the new one', async () => {
  const { screen, acts, mobile, password, newPassword, act } = await shown({ initial: {} });
  await mobile.fill('13800000001');
  await password.fill('pitchside-demo');
  await act('忘记密码').click();
  expect(acts.onModeChange).toHaveBeenLastCalledWith('forgot');
  await expect.element(screen.getByRole('dialog', { name: '找回密码' })).toBeVisible();
  await expect.element(mobile).toHaveValue('');
  await expect.element(newPassword).toHaveValue('');
  await expect.element(mobile).toHaveFocus();
  await mobile.fill('13800000002');
  await act('登录').click();
  expect(acts.onModeChange).toHaveBeenLastCalledWith('code');
  await expect.element(mobile).toHaveValue('');
  await act('注册').click();
  expect(acts.onModeChange).toHaveBeenLastCalledWith('regiter');
  await expect.element(screen.getByRole('dialog', { name: '注册' })).toBeVisible();
});

test('asking for an SMS needs a number, and goes on in the field of the code', async () => {
  const { acts, mobile, smsCode, act } = await shown({ mode: 'regiter' });
  await act('获取验证码').click();
  expect(acts.onInvalid).toHaveBeenCalledExactlyOnceWith('请输入手机号');
  expect(acts.onSms).not.toHaveBeenCalled();
  await expect.element(mobile).toHaveFocus();
  await mobile.fill('18621073390');
  expect(acts.onNumberChange).toHaveBeenLastCalledWith({ countryCode: '86', mobile: '18621073390' });
  await act('获取验证码').click();
  expect(acts.onSms).toHaveBeenCalledExactlyOnceWith({ countryCode: '86', mobile: '18621073390' });
  await expect.element(smsCode).toHaveFocus();
});

test('the SMS button counts what it is told and is disabled meanwhile, at one width', async () => {
  const { show, act } = await shown({ mode: 'regiter', sms: { secondsLeft: 48 } });
  await expect.element(act('48 秒后重发')).toBeDisabled();
  const width = act('48 秒后重发').element().getBoundingClientRect().width;
  await show({ sms: { secondsLeft: 9 } });
  expect(act('9 秒后重发').element().getBoundingClientRect().width).toBe(width);
  await show({ sms: { secondsLeft: 0 } });
  await expect.element(act('获取验证码')).toBeEnabled();
  expect(act('获取验证码').element().getBoundingClientRect().width).toBe(width);
  await show({ sms: { sending: true } });
  await expect.element(act('获取验证码')).toBeDisabled();
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

test('a number and a code are read as they were pasted, and refused whole where they are too long', async () => {
  const { screen, acts, mobile, smsCode, newPassword, act } = await shown({ mode: 'regiter' });
  await mobile.fill('+84 987-654-321');
  await expect.element(mobile).toHaveValue('987654321');
  await expect.element(screen.getByRole('combobox', { name: /\+84/ })).toBeVisible();
  expect(acts.onNumberChange).toHaveBeenLastCalledWith({ countryCode: '84', mobile: '987654321' });
  await newPassword.fill('stand-by-me');
  await smsCode.fill('４８２０１７９');
  await act('注册').click();
  expect(acts.onInvalid).toHaveBeenLastCalledWith('验证码是 4 到 6 位数字');
  await expect.element(smsCode).toHaveValue('4820179');
  await smsCode.fill('【场边】验证码 482017，5 分钟内有效');
  await expect.element(smsCode).toHaveValue('482017');
  await mobile.fill('138 0571-5217 99');
  await act('注册').click();
  expect(acts.onInvalid).toHaveBeenLastCalledWith('号码太长，请检查');
  await expect.element(mobile).toHaveValue('1380571521799');
  expect(acts.onSubmit).not.toHaveBeenCalled();
});

test('the eye shows the password and hides it again', async () => {
  const { password, act } = await shown();
  await password.fill('pitchside-demo');
  await act('显示密码').click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await act('显示密码').click();
  await expect.element(password).toHaveAttribute('type', 'password');
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
  expect(acts.onNumberChange).toHaveBeenLastCalledWith({ countryCode: '84', mobile: '91234567' });
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

test('a refusal of a registration stands in the form and marks no field that may be right', async () => {
  const { screen, smsCode } = await shown({ mode: 'regiter', error: '验证码错误' });
  await expect.element(screen.getByText('验证码错误')).toBeVisible();
  await expect.element(smsCode).not.toHaveAttribute('aria-invalid', 'true');
  await smsCode.fill('1');
  await expect.element(screen.getByText('验证码错误')).not.toBeInTheDocument();
});

test('takes no second press while the answer is on its way', async () => {
  const { acts, login, password } = await shown({ initial: { mobile: '13800000001', password: 'secret' }, loading: true });
  await login.click();
  await password.click();
  await userEvent.keyboard('{Enter}');
  expect(acts.onSubmit).not.toHaveBeenCalled();
});

test('what happens to the code is told to a screen reader, its countdown is not', async () => {
  const { screen, show, qr } = await shown({ face: 'qr' });
  const status = screen.getByText('用手机扫一扫').element().closest('[role="status"]');
  expect(status).not.toBeNull();
  await expect.element(screen.getByText('96')).toBeVisible();
  expect(status?.contains(screen.getByText('96').element())).toBe(false);
  await show({ qr: { ...qr, state: 'scanned', member: scanner } });
  await expect.element(screen.getByText('扫描成功')).toBeVisible();
  expect(status?.textContent).toBe('北看台老周');
  await screen.getByRole('button', { name: '换个账号扫' }).click();
  expect(qr.onRefresh).toHaveBeenCalledOnce();
});

test.each([
  ['expired', '点击刷新', '二维码已失效'],
  ['refused', '点击刷新', '手机上取消了登录'],
  ['error', '重试', '二维码没能生成'],
] as const)('a code that is %s can be made anew, or the phone form taken', async (state, name, title) => {
  const { screen, acts, qr, act } = await shown({ face: 'qr', qr: { state, address: qrAddress, onRefresh: vi.fn() } });
  await expect.element(screen.getByText(title)).toBeVisible();
  await act(name).click();
  await act('手机登录').click();
  expect(acts.onFaceChange).toHaveBeenCalledExactlyOnceWith('phone');
  expect(qr.onRefresh).not.toHaveBeenCalled();
});

test('whoever has no app finds it', async () => {
  const { screen } = await shown({ face: 'qr', downloadHref: '#download' });
  await expect.element(screen.getByRole('link', { name: '去下载' })).toHaveAttribute('href', '#download');
});

test.each(uiLocales)('in %s nothing moves from one face, mode or state to another, and nothing overflows', async (locale) => {
  const sizes = [];
  for (const state of loginQrStates) {
    const { screen } = await shown(
      { face: 'qr', qr: { state, secondsLeft: 120, member: scanner, onRefresh: vi.fn() }, downloadHref: '#download' },
      { locale },
    );
    const dialog = screen.getByRole('dialog').element();
    sizes.push(dialog.getBoundingClientRect().height);
    expect(dialog.scrollWidth, state).toBeLessThanOrEqual(dialog.clientWidth);
    await screen.unmount();
  }
  for (const mode of loginModeNames) {
    for (const error of [undefined, 'Refused']) {
      const { screen } = await shown({ mode, error, supportEmail: 'kefu@pitchside.example' }, { locale });
      const dialog = screen.getByRole('dialog').element();
      sizes.push(dialog.getBoundingClientRect().height);
      expect(dialog.scrollWidth, mode).toBeLessThanOrEqual(dialog.clientWidth);
      const foot = screen.getByRole('contentinfo', { includeHidden: true }).query() ?? dialog.querySelector('footer');
      const form = dialog.querySelector('form');
      expect(form?.getBoundingClientRect().bottom, mode).toBeLessThanOrEqual(foot?.getBoundingClientRect().top ?? 0);
      await screen.unmount();
    }
  }
  expect(new Set(sizes).size, sizes.join()).toBe(1);
});

test('the riddle covers the form, Escape closes it alone and gives the focus back', async () => {
  const onClose = vi.fn();
  function Asking() {
    const [asking, setAsking] = useState(false);
    const captcha = { challenge, state: 'ready' as const, onSolve: vi.fn(), onRefresh: vi.fn(), onClose: () => setAsking(false) };
    return (
      <LoginDialog
        open
        face="phone"
        onFaceChange={vi.fn()}
        onModeChange={vi.fn()}
        qr={{ state: 'loading', onRefresh: vi.fn() }}
        onClose={onClose}
        countries={countries}
        agreements={agreements}
        initial={{ mobile: '13800000001', password: 'secret' }}
        onSubmit={() => setAsking(true)}
        captcha={asking ? captcha : undefined}
      />
    );
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
