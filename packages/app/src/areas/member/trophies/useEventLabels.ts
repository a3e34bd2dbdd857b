import { useLingui } from '@lingui/react/macro';
import type { EventKind } from '@pitchside/api/member/trophies';
import type { RankUnit } from '@pitchside/ui/RankList';

/** Unit of the ranking of each kind of event. */
export const eventUnits: Record<EventKind, RankUnit> = { gifts: 'diamonds', anchors: 'diamonds', guesses: 'points' };

/** Name of each kind of event, how to enter its ranking, and the link to take part. */
export function useEventLabels(): Record<EventKind, { name: string; note: string; href: string; verb: string }> {
  const { t } = useLingui();
  return {
    gifts: { name: t`送礼赛`, note: t`送出一件礼物，第一名就是你`, href: '/anchor', verb: t`去直播间送礼` },
    anchors: { name: t`主播杯`, note: t`主播收到第一件礼物，这里就有名次`, href: '/anchor', verb: t`去给主播助力` },
    guesses: { name: t`竞猜榜`, note: t`猜对一场，这里就有名次`, href: '/member?type=16', verb: t`去竞猜` },
  };
}
