import { useLingui } from '@lingui/react/macro';
import type { QrSignIn } from '@pitchside/api/member/account';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { QrConfirm } from '@pitchside/ui/QrConfirm';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../platform/session/session.store.ts';
import { siteName } from './config.store.ts';

interface QrAskProps {
  asked: QrSignIn;
  /** Why the answer did not arrive. */
  failure: string | undefined;
  /** The time is up. */
  onOver: () => void;
}

const secondsLeft = (expiresAt: number) => Math.max(0, Math.ceil((expiresAt - Date.now()) / 1_000));

/** Sign-in request of another device: its place, time and device, with the seconds left to answer. */
export function QrAskWired({ asked, failure, onOver }: QrAskProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { time } = useFormat();
  const [left, setLeft] = useState(() => secondsLeft(asked.expires_at));
  const tick = useEffectEvent(() => {
    const next = secondsLeft(asked.expires_at);
    setLeft(next);
    if (next === 0) onOver();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, []);

  const name = user?.user_nickname ?? '';
  const at = time(asked.asked_at);
  return (
    <>
      <QrConfirm
        person={{ seed: user?.avatar ?? '' }}
        title={t`在电脑上登录${siteName}？`}
        as={t`以 ${name} 的身份`}
        facts={[
          { term: t`做什么`, detail: t`网页登录`, hint: t`可以聊天、送礼；提现仍要支付密码` },
          { term: t`在哪里`, detail: asked.place, hint: asked.is_near ? t`和你的手机在同一个网络` : t`和你的手机不在同一个网络，请看清楚` },
          { term: t`什么时候`, detail: at, hint: t`二维码还有 ${left} 秒有效` },
          { term: t`什么设备`, detail: asked.device },
        ]}
        warning={t`别人发来的码不要确认，${siteName}不会请你扫码。`}
      />
      {failure !== undefined && <ErrorState layout="row" title={failure} />}
    </>
  );
}
