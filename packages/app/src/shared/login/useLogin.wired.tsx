import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { login } from '@pitchside/api/account';
import type { LoginPanelProps, LoginValues } from '@pitchside/ui/LoginDialog';
import { Cover } from '@pitchside/ui/Cover';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../api/api.ts';
import { logQuietly } from '../log/log.ts';
import { keepUser } from '../session/session.store.ts';
import { system } from '../system/system.store.ts';
import { say } from '../toasts/say.ts';
import { rememberAccount, rememberedAccount } from './account.storage.ts';
import { useCaptcha } from './useCaptcha.ts';

/** Everything the login panel needs; `onDone` runs once the user is signed in. */
export function useLogin(onDone: () => void): LoginPanelProps {
  const { t } = useLingui();
  const { config } = useSnapshot(system);
  const captcha = useCaptcha('login');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const initial = rememberedAccount();

  async function signIn({ countryCode, mobile, password, remember }: LoginValues): Promise<void> {
    setError(undefined);
    const proof = config?.captcha === 'off' ? undefined : await captcha.ask();
    if (proof === null) return;
    setWorking(true);
    try {
      keepUser(await api.call(login, { mobile: `${countryCode}-${mobile}`, password, device_type: 'pc', ...(proof && { captcha: proof }) }));
      rememberAccount(remember ? { countryCode, mobile, password } : null);
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // The specification only logs it; a person needs to read it beside the field.
      logQuietly(`sign-in failed: ${failure.code}`);
      setError(failure.message || t`登录失败，请稍后再试`);
    } finally {
      setWorking(false);
    }
  }

  return {
    countries: [...(config?.CountryCode ?? [{ id: 'CN', code: '86', name: t`中国` }])],
    ...(initial && { initial }),
    ...(error && { error }),
    ...(captcha.props && { captcha: captcha.props }),
    loading: working,
    brand: { picture: <Cover kind="football" seed="login" loading="eager" fill /> },
    onInvalid: (text) => say('warning', text),
    onSubmit: (values) => void signIn(values),
  };
}
