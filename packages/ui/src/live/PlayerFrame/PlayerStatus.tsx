import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, useLingui } from '@lingui/react/macro';
import { Coffee, Flag, LoaderCircle, Play, RadioTower, RefreshCw, RotateCcw, Unplug, WifiOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { BackSoon } from '../BackSoon/index.ts';
import { bigPlay, curtainArea, notice, noticeHint, noticeTitle, spinning, statusArea } from './PlayerStatus.css.ts';
import type { PlayerState, PlayerStatus as Status } from './playerState.ts';

interface Words {
  Icon: LucideIcon;
  title: MessageDescriptor;
  hint?: MessageDescriptor;
  /** The icon turns while one waits. */
  waiting?: boolean;
}

/** Messages in the middle of the picture; a status that is absent here shows none. */
const words: Partial<Record<Status, Words>> = {
  connecting: { Icon: LoaderCircle, title: msg`连接中`, waiting: true },
  stalled: { Icon: LoaderCircle, title: msg`缓冲中`, waiting: true },
  reconnecting: { Icon: LoaderCircle, title: msg`重新连接`, waiting: true },
  away: { Icon: Coffee, title: msg`主播暂停`, hint: msg`主播暂时离开，先聊会儿` },
  absent: { Icon: RadioTower, title: msg`画面还没来`, hint: msg`主播推流后自动播放` },
  offline: { Icon: WifiOff, title: msg`网络断开了`, hint: msg`连上网后自动播放` },
  ended: { Icon: Flag, title: msg`直播已结束`, hint: msg`看看其他直播间` },
  error: { Icon: Unplug, title: msg`画面没能送到` },
};

/** Tries after which the viewer may hurry the next one. */
const hurryFrom = 3;
/** Statuses with a curtain over the picture. */
const withCurtain: ReadonlySet<Status> = new Set(['idle', 'ended']);

/** Statuses of a picture that has come to its end while its encoder is gone. */
const withoutEncoder: ReadonlySet<Status> = new Set(['connecting', 'stalled', 'reconnecting', 'away', 'absent', 'ended']);

export interface PlayerStatusProps {
  state: PlayerState;
  onPlay: () => void;
  onRefresh: () => void;
  /** Replaces the message while nothing is on, such as a countdown or other rooms. */
  curtain?: ReactNode;
}

/** Message in the middle of the picture: why it does not move, and what to press. */
export function PlayerStatus({ state, onPlay, onRefresh, curtain }: PlayerStatusProps) {
  const { t, i18n } = useLingui();
  const { status, attempt, message } = state;
  const blocked = status === 'blocked';
  const isOver = status === 'ended' && !state.isLive;
  if (state.isLive && state.away && withoutEncoder.has(status)) return <BackSoon {...state.away} />;
  if (curtain && withCurtain.has(status)) return <div className={curtainArea}>{curtain}</div>;
  if (blocked || isOver || status === 'paused') {
    return (
      <div className={statusArea}>
        <button type="button" className={bigPlay} onClick={onPlay}>
          {isOver ? <RotateCcw size={28} aria-hidden /> : <Play size={28} fill="currentColor" aria-hidden />}
          {blocked ? t`点击播放` : isOver ? t`从头再看` : t`继续播放`}
        </button>
      </div>
    );
  }
  const said = words[status];
  const canHurry = status === 'error' || status === 'absent' || (status === 'reconnecting' && (attempt ?? 0) >= hurryFrom);
  return (
    <div className={statusArea} role="status">
      {said && (
        <div className={notice}>
          <said.Icon className={said.waiting ? spinning : undefined} size={24} aria-hidden />
          <p className={noticeTitle}>
            {i18n._(said.title)}
            {status === 'reconnecting' && attempt && <Plural value={attempt} other="（第 # 次）" />}
          </p>
          {(message ?? said.hint) && <p className={noticeHint}>{message ?? (said.hint && i18n._(said.hint))}</p>}
          {canHurry && (
            <Button size="s" icon={<RefreshCw size={16} aria-hidden />} onClick={onRefresh}>
              {status === 'error' ? t`重试` : t`现在重连`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
