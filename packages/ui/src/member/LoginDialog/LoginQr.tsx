import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, RefreshCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { LogoMark } from '../../frame/Logo/index.ts';
import { QrCode } from '../../feedback/QrCode/index.ts';
import { again, aside, box, empty, mask, seconds, sign, spinner, title, who, words } from './LoginQr.css.ts';

/**
 * States of the QR face: `loading` while the code is made, `waiting` to be scanned, `scanned` until the phone confirms,
 * `confirmed` while the page signs in; `expired`, `refused` and `error` offer a new one.
 */
export const loginQrStates = ['loading', 'waiting', 'scanned', 'confirmed', 'expired', 'refused', 'error'] as const;
export type LoginQrState = (typeof loginQrStates)[number];

export interface LoginQrProps {
  state: LoginQrState;
  /** Content of the code, an address; the picture stays empty without it. */
  address?: string;
  /** Seconds until the code is replaced by a new one; shown while it waits. */
  secondsLeft?: number;
  /** Seconds that a code lives, said when it has run out; default 120. */
  lifetime?: number;
  /** Member who scanned it; `id` draws the portrait where there is no picture. */
  member?: { id: string; nickname: string; avatarUrl?: string };
  /** Asks for a new code. */
  onRefresh: () => void;
}

/** Px of the code with its quiet zone. */
const side = 208;

/** The QR face of the login: the code in its corner marks, its state above, and the next step below. */
export function LoginQr({ state, address, secondsLeft, lifetime = 120, member, onRefresh }: LoginQrProps) {
  const { t } = useLingui();
  const faces: Record<LoginQrState, { title: string; aside?: string; on?: ReactNode; said?: string; act?: string }> = {
    loading: { title: t`正在取二维码`, on: <span className={spinner} aria-hidden="true" /> },
    waiting: { title: t`用手机扫一扫`, aside: t`打开 App 或手机相机` },
    scanned: {
      title: member?.nickname ?? t`扫描成功`,
      aside: t`请在手机上点「确认登录」`,
      on: <Check size={28} strokeWidth={2.25} aria-hidden />,
      said: t`扫描成功`,
    },
    confirmed: {
      title: member?.nickname ?? t`登录成功`,
      aside: t`正在进入`,
      on: <Check size={28} strokeWidth={2.25} aria-hidden />,
      said: t`登录成功`,
    },
    expired: { title: t`二维码已失效`, aside: t`扫码 ${lifetime} 秒内有效`, on: <RefreshCw size={28} aria-hidden />, act: t`点击刷新` },
    refused: { title: t`手机上取消了登录`, aside: t`要登录，换个新码再扫`, on: <X size={28} aria-hidden />, act: t`点击刷新` },
    error: { title: t`二维码没能生成`, aside: t`看看网络，再试一次`, on: <CircleAlert size={28} aria-hidden />, act: t`重试` },
  };
  const face = faces[state];
  return (
    <div>
      <div className={box} aria-busy={state === 'loading' || undefined}>
        {address ? <QrCode value={address} label={t`登录二维码`} labelHidden size={side} logo={<LogoMark />} /> : <div className={empty} />}
        {face.act ? (
          <button type="button" className={again} onClick={onRefresh}>
            <span className={sign[state === 'expired' ? 'again' : 'alarm']}>{face.on}</span>
            {face.act}
          </button>
        ) : (
          face.on && (
            <div className={mask}>
              {state === 'loading' ? face.on : <span className={sign.done}>{face.on}</span>}
              {face.said}
            </div>
          )
        )}
      </div>
      <div className={words}>
        {/* Only the state is announced; a countdown would interrupt everything else. */}
        <div role="status" className={who}>
          {member && (state === 'scanned' || state === 'confirmed') && <Avatar seed={member.id} src={member.avatarUrl} size={24} />}
          <b className={title}>{face.title}</b>
        </div>
        <p className={aside}>
          {state !== 'waiting' || secondsLeft === undefined ? (
            face.aside
          ) : (
            <Trans>
              打开 App 或手机相机，<span className={seconds}>{secondsLeft}</span> 秒后更新
            </Trans>
          )}
        </p>
      </div>
    </div>
  );
}
