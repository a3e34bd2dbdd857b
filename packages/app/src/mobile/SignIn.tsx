import { useLingui } from '@lingui/react/macro';
import { login } from '@pitchside/api/member/account';
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

  async function signIn({ countryCode, mobile, password }: PhoneFormValues): Promise<void> {
    setError(undefined);
    const proof = value?.captcha === 'off' ? undefined : await riddle.ask();
    if (proof === null) return;
    setWorking(true);
    try {
      keepUser(
        await api.call(login, { mobile: `${countryCode}-${mobile}`, password, device_type: 'pc', ...(proof && { captcha: proof }) }),
      );
    } catch (failure) {
      // The specification only logs it; a person needs to read it beside the fields.
      logQuietly('sign-in failed');
      setError(refusalOf(failure) ?? t`登录失败，请稍后再试`);
    } finally {
      setWorking(false);
    }
  }

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
