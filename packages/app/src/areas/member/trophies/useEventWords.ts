import { useLingui } from '@lingui/react/macro';
import type { EventKind } from '@pitchside/api/trophies';
import type { RankUnit } from '@pitchside/ui/RankList';

/** What an event of each kind counts. */
export const eventUnits: Record<EventKind, RankUnit> = { gifts: 'diamonds', anchors: 'diamonds', guesses: 'points' };

/** What each kind of event is called, how one comes to stand in it, and where one takes part. */
export function useEventWords(): Record<EventKind, { name: string; note: string; href: string; verb: string }> {
  const { t } = useLingui();
  return {
    gifts: { name: t`送礼赛`, note: t`送出一件礼物，第一名就是你`, href: '/anchor', verb: t`去直播间送礼` },
    anchors: { name: t`主播杯`, note: t`主播收到第一件礼物，这里就有名次`, href: '/anchor', verb: t`去给主播助力` },
    guesses: { name: t`竞猜榜`, note: t`猜对一场，这里就有名次`, href: '/member?type=16', verb: t`去竞猜` },
  };
}
