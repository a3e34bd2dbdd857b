import { useLingui } from '@lingui/react/macro';
import { login, loginFactor } from '@pitchside/api/member/account';
import { Button } from '@pitchside/ui/Button';
import { Input } from '@pitchside/ui/Input';
import { MobileBlock } from '@pitchside/ui/MobileFrame';
import { PhoneForm, type PhoneFormValues } from '@pitchside/ui/PhoneForm';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { logQuietly } from '../platform/log/log.ts';
import { keepUser } from '../platform/session/session.store.ts';
import { api, refusalOf } from './api.ts';
import { config } from './config.store.ts';
import { useRiddle } from './useRiddle.ts';

/** Signing in on the phone; `line` says what for. */
export function SignInWired({ line }: { line: string }) {
  const { t } = useLingui();
  const { value } = useSnapshot(config);
  const riddle = useRiddle();
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const [ticket, setTicket] = useState<string>();

  async function signIn({ countryCode, mobile, password }: PhoneFormValues): Promise<void> {
    setError(undefined);
    const proof = value?.captcha === 'off' ? undefined : await riddle.ask();
    if (proof === null) return;
    setWorking(true);
    try {
      const answer = await api.call(login, {
        mobile: `${countryCode}-${mobile}`,
        password,
        device_type: 'pc',
        ...(proof && { captcha: proof }),
      });
      if ('factor_ticket' in answer) setTicket(answer.factor_ticket);
      else keepUser(answer);
    } catch (failure) {
      // The specification only logs it; a person needs to read it beside the fields.
      logQuietly('sign-in failed');
      setError(refusalOf(failure) ?? t`登录失败，请稍后再试`);
    } finally {
      setWorking(false);
    }
  }

  if (ticket !== undefined) return <CodeStep ticket={ticket} />;
  return (
    <PhoneForm
      words={{
        title: t({ id: 'mobile.login', message: '手机登录' }),
        country: t`国家或地区`,
        mobile: t`手机号`,
        password: t`密码`,
        submit: t`登录`,
        mobileMissing: t`请输入手机号`,
        passwordMissing: t`请输入密码`,
      }}
      line={line}
      countries={value?.CountryCode ?? [{ code: '86', name: t`中国` }]}
      {...(error && { error })}
      {...(riddle.props && { captcha: riddle.props })}
      loading={working}
      aside={<a href="/login?desktop=1">{t`没有账号或忘了密码？打开完整网站`}</a>}
      onSubmit={(values) => void signIn(values)}
    />
  );
}

/** Second step of a sign-in: a code of the authenticator app, or a recovery code. */
function CodeStep({ ticket }: { ticket: string }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const ready = code.trim().length >= 6;

  async function submit(): Promise<void> {
    if (!ready || working) return;
    setWorking(true);
    setError(undefined);
    try {
      keepUser(await api.call(loginFactor, { ticket, code: code.trim() }));
    } catch (failure) {
      setError(refusalOf(failure) ?? t`登录失败，请稍后再试`);
      setWorking(false);
    }
  }

  return (
    <MobileBlock>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Input
          label={t`两步验证码`}
          hint={t`验证器里的 6 位数字，或一个恢复码`}
          size="l"
          value={code}
          onValueChange={setCode}
          maxLength={24}
          autoComplete="one-time-code"
          reserveMessage
          {...(error && { error })}
        />
        <Button type="submit" size="l" stretch loading={working} disabled={!ready}>{t`登录`}</Button>
      </form>
    </MobileBlock>
  );
}
