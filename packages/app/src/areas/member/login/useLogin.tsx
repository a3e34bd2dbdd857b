import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { forgotPassword, login, loginFactor, registered, type UserInfo } from '@pitchside/api/member/account';
import type { LoginPanelProps, LoginValues } from '@pitchside/ui/LoginDialog';
import { Cover } from '@pitchside/ui/Cover';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { routeOf, routes } from '../../../routes.data.ts';
import { api } from '../../../platform/api/api.ts';
import { logQuietly } from '../../../platform/log/log.ts';
import { askFactor } from '../../../platform/overlays/factor.store.ts';
import type { LoginWay } from '../../../platform/overlays/overlays.store.ts';
import { system } from '../../../platform/system/system.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { rememberAccount, rememberedAccount } from './accountStorage.ts';
import { arrive } from './arrive.ts';
import { useCaptcha, type CaptchaProof } from './useCaptcha.ts';
import { useQrLogin } from './useQrLogin.ts';
import { useSmsCode } from './useSmsCode.ts';
import { recommendedMatches } from '@pitchside/api/scores/matches';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { useResource } from '../../../platform/resource/useResource.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';

/** The match that most people watch, on the edge of the login's picture; nothing while there is none. */
function HotScore() {
  const fresh = useFreshMatches();
  const match = useResource('hottest', (signal) => api.call(recommendedMatches, { sport: 'football', limit: 1 }, { signal })).value
    ?.list[0];
  return match ? <Scorebug {...scoreView(fresh(match))} size="card" showStatus={false} /> : null;
}

export interface LoginOptions {
  /** Mode of the phone form; null shows the QR face. */
  way: LoginWay | null;
  onWayChange: (way: LoginWay | null) => void;
  /** Somebody sees it: only then a QR code is asked for. */
  active: boolean;
  /** Invite code in the page's address; default none. */
  invite?: string;
  /** Runs once somebody is signed in, with where the act that asked for it leads. */
  onDone: (to: string | undefined) => void;
}

/** Page of the user agreement. */
const agreementPage = routes.aboutUser.path;
const downloadPage = '/downLoad';

/** Everything the login panel needs, and `reset` for when it is closed. */
export function useLogin({ way, onWayChange, active, invite, onDone }: LoginOptions): { panel: LoginPanelProps; reset: () => void } {
  const { t } = useLingui();
  const { config } = useSnapshot(system);
  const captcha = useCaptcha(config);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  // What was remembered is offered once; a change of mode clears the form.
  const [fresh, setFresh] = useState(true);
  const mode = way ?? 'code';
  const sms = useSmsCode(mode, setError);
  const qr = useQrLogin(active && way === null, (user) => void welcome(user));

  async function welcome(user: UserInfo): Promise<void> {
    onDone(await arrive(user));
  }

  function change(next: LoginWay | null): void {
    captcha.cancel();
    setError(undefined);
    // From the QR face the phone form opens for the first time; from mode to mode it starts empty.
    if (way !== null && next !== null) setFresh(false);
    onWayChange(next);
  }

  /** Runs a call of the form; a refusal is logged, as the specification says, and shown beside the field, as a person needs it. */
  async function attempt(what: string, call: () => Promise<void>): Promise<void> {
    setError(undefined);
    setWorking(true);
    try {
      await call();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      logQuietly(`${what} failed: ${failure.code}`);
      setError(failure.message || t`登录失败，请稍后再试`);
    } finally {
      setWorking(false);
    }
  }

  const proven = (proof: CaptchaProof | undefined) => (proof ? { captcha: proof } : {});

  const acts: Record<LoginWay, (values: LoginValues) => Promise<void>> = {
    async code({ countryCode, mobile, password, remember }) {
      const proof = await captcha.ask('login');
      if (proof === null) return;
      await attempt('sign-in', async () => {
        const answer = await api.call(login, { mobile: `${countryCode}-${mobile}`, password, device_type: 'pc', ...proven(proof) });
        const user =
          'factor_ticket' in answer
            ? await askFactor((given) => api.call(loginFactor, { ticket: answer.factor_ticket, code: given }, { quiet: true }))
            : answer;
        if (!user) return;
        rememberAccount(remember ? { countryCode, mobile, password } : null);
        await welcome(user);
      });
    },
    async regiter({ countryCode, mobile, password, smsCode: code, invite: by }) {
      const proof = await captcha.ask('register');
      if (proof === null) return;
      await attempt('registration', async () => {
        await api.call(registered, {
          mobile: `${countryCode}-${mobile}`,
          code,
          password,
          device_type: 'pc',
          ...(by && { invite: by }),
          ...proven(proof),
        });
        change('code');
        say('success', t`注册成功，请用密码登录`);
      });
    },
    async forgot({ countryCode, mobile, password, smsCode: code }) {
      await attempt('reset of a password', async () => {
        await api.call(forgotPassword, { mobile: `${countryCode}-${mobile}`, code, password });
        // What was remembered is not the password any more.
        rememberAccount(null);
        change('code');
        say('success', t`密码已重置，请用新密码登录`);
      });
    },
  };

  const remembered = mode === 'code' && fresh ? rememberedAccount() : null;
  const initial = mode === 'regiter' && invite ? { invite } : remembered;
  const email = config?.customer_service_email;
  const panel: LoginPanelProps = {
    face: way === null ? 'qr' : 'phone',
    mode,
    onFaceChange: (face) => change(face === 'qr' ? null : 'code'),
    onModeChange: change,
    qr,
    sms: sms.sms,
    onSms: (number) => void sms.ask(number),
    onNumberChange: sms.type,
    onRememberChange: (remember) => !remember && rememberAccount(null),
    countries: [...(config?.CountryCode ?? [{ id: 'CN', code: '86', name: t`中国` }])],
    loading: working,
    brand: { picture: <Cover kind="football" seed="login" loading="eager" fill />, scorebug: <HotScore /> },
    onInvalid: (text) => say('warning', text),
    onSubmit: (values) => void acts[mode](values),
    ...(initial && { initial }),
    ...(error && { error }),
    ...(email && { supportEmail: email }),
    ...(captcha.props && { captcha: captcha.props }),
    ...(routeOf(downloadPage) && { downloadHref: downloadPage }),
    agreements: { agreementHref: `${agreementPage}?type=1`, privacyHref: `${agreementPage}?type=2` },
  };
  return {
    panel,
    reset: () => {
      captcha.cancel();
      setError(undefined);
      setFresh(true);
    },
  };
}
