import { useLingui } from '@lingui/react/macro';
import type { LivePhase } from '../../../../platform/player/liveState.ts';

/** Names of the player's phases. */
export function usePhaseWords(): Record<LivePhase, string> {
  const { t } = useLingui();
  return {
    idle: t`还没有地址`,
    connecting: t`正在连接`,
    playing: t({ id: 'lab.playing', message: '正在播放' }),
    paused: t`已暂停`,
    stalled: t`等数据`,
    reconnecting: t`正在重连`,
    away: t`对方没有新画面`,
    absent: t`这里没有画面`,
    offline: t`本机没有网络`,
    blocked: t`浏览器要先按一下`,
    ended: t`已结束`,
  };
}
