import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { getCode, smsCodeTypes } from '@pitchside/api/member/account';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { logQuietly } from '../../../platform/log/log.ts';
import type { LoginWay } from '../../../platform/overlays/overlays.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { smsWaitLeft, smsWaits, startSmsWait, type TypedNumber } from './smsWaits.ts';

const nobody: TypedNumber = { countryCode: '', mobile: '' };

/** The SMS code of a mode: asking for one, and how long until the next. `onRefused` hears the server's words. */
export function useSmsCode(way: LoginWay, onRefused: (words: string) => void) {
  const { t } = useLingui();
  const type = way === 'regiter' ? smsCodeTypes.register : smsCodeTypes.other;
  const { list } = useSnapshot(smsWaits);
  const [typed, setTyped] = useState({ way, number: nobody });
  const [sending, setSending] = useState(false);
  const [now, setNow] = useState(Date.now);
  // Another mode begins with an empty form.
  const number = typed.way === way ? typed.number : nobody;
  const secondsLeft = Math.ceil(smsWaitLeft(list, type, number, now) / 1000);
  const counting = list.some(({ until }) => until > now);

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [counting]);

  async function ask({ countryCode, mobile }: TypedNumber): Promise<void> {
    if (sending) return;
    setSending(true);
    try {
      const { wait } = await api.call(getCode, { mobile: `${countryCode}-${mobile}`, type });
      const sentAt = Date.now();
      startSmsWait({ type, countryCode, mobile, until: sentAt + wait * 1000 }, sentAt);
      setNow(sentAt);
      say('success', t`验证码已发送`);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      logQuietly(`no SMS code: ${failure.code}`);
      onRefused(failure.message || t`验证码没有发出，请稍后再试`);
    } finally {
      setSending(false);
    }
  }

  return { sms: { secondsLeft, sending }, ask, type: (next: TypedNumber) => setTyped({ way, number: next }) };
}
