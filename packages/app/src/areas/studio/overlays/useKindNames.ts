import { useLingui } from '@lingui/react/macro';
import type { OverlayKind } from '@pitchside/api/live/overlays';

/** Names of the kinds of overlays. */
export function useKindNames(): Record<OverlayKind, string> {
  const { t } = useLingui();
  return {
    score: t`比分和进球`,
    gifts: t`礼物和贵族进场`,
    chat: t({ id: 'overlay.chat', message: '聊天' }),
    danmaku: t({ id: 'overlay.danmaku', message: '弹幕' }),
    poll: t`投票`,
    timer: t`倒计时`,
    sponsors: t`赞助商`,
  };
}
