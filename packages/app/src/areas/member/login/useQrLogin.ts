import { getLoginQrcode, type UserInfo } from '@pitchside/api/member/account';
import { systemClock } from '@pitchside/api/realtime';
import type { LoginQrProps } from '@pitchside/ui/LoginDialog';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { portrait } from '../../../platform/session/portrait.ts';
import { createQrFlow, qrLife, type QrView } from './qrFlow.ts';

const askCode = () => api.call(getLoginQrcode, {});

/** The QR face: while `active` a code is shown and waited for; otherwise it is given up. */
export function useQrLogin(active: boolean, onSuccess: (user: UserInfo) => void): LoginQrProps {
  const [view, setView] = useState<QrView>({ state: 'loading' });
  const [now, setNow] = useState(0);
  const flow = useRef<ReturnType<typeof createQrFlow>>(undefined);
  const success = useRef(onSuccess);
  useEffect(() => {
    success.current = onSuccess;
  });

  useEffect(() => {
    if (!active) return;
    const own = createQrFlow({
      ask: askCode,
      realtime,
      clock: systemClock,
      isSeen: () => document.visibilityState === 'visible',
      onView: (next) => {
        setNow(systemClock.now());
        setView(next);
      },
      onSuccess: (user) => success.current(user),
    });
    flow.current = own;
    own.start();
    return () => own.stop();
  }, [active]);

  const waiting = active && view.state === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(systemClock.now()), 500);
    return () => clearInterval(timer);
  }, [waiting]);

  const { state, address, endsAt, member } = view;
  return {
    state,
    lifetime: qrLife / 1000,
    onRefresh: () => flow.current?.start(),
    ...(address && { address }),
    ...(endsAt !== undefined && { secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1000)) }),
    ...(member && { member: { nickname: member.user_nickname, ...portrait(member.avatar) } }),
  };
}
