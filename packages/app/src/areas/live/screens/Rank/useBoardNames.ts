import { useLingui } from '@lingui/react/macro';
import type { TabName, WholeBoardName } from '@pitchside/api/screens/Rank';

/** Name of each ranking. */
export function useBoardNames(): Record<TabName, string> {
  const { t } = useLingui();
  return {
    experience: t`经验榜`,
    anchors: t`主播榜`,
    rich: t`贡献榜`,
    guards: t`贵族榜`,
    fans: t`涨粉榜`,
    authors: t`作者榜`,
    videos: t`视频榜`,
    experts: t`专家榜`,
  };
}

/** Hint of each ranking on how to enter it; shown while it is empty. */
export function useBoardNotes(): Record<WholeBoardName, string> {
  const { t } = useLingui();
  return {
    experience: t`主播有了经验，这里就有名次`,
    anchors: t`主播收到第一件礼物，这里就有名次`,
    rich: t`送出一件礼物，第一名就是你`,
    guards: t`有人开通贵族，这里就有名次`,
    fans: t`有人新关注主播，这里就有名次`,
  };
}
