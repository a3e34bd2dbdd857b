import { useLingui } from '@lingui/react/macro';
import type { EventKind, EventState } from '@pitchside/api/member/trophies';

/** Names of event kinds and states at the desk. */
export function useEventDeskLabels(): { kinds: Record<EventKind, string>; states: Record<EventState, string> } {
  const { t } = useLingui();
  return {
    kinds: { gifts: t`送礼赛`, anchors: t`主播杯`, guesses: t`竞猜榜` },
    states: { ahead: t`未开始`, running: t`进行中`, counting: t`统计中`, over: t`已结束`, cancelled: t`已取消` },
  };
}
