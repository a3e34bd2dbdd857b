import { useLingui } from '@lingui/react/macro';
import type { SiteBoard } from './rank.address.ts';

/** What each ranking of the site is called. */
export function useBoardNames(): Record<SiteBoard, string> {
  const { t } = useLingui();
  return { anchors: t`主播榜`, rich: t`贡献榜`, guards: t`贵族榜`, fans: t`涨粉榜` };
}

/** How one comes to stand in each of them, said while nobody does; that of those who gave is the part's own. */
export function useBoardNotes(): Record<Exclude<SiteBoard, 'rich'>, string> {
  const { t } = useLingui();
  return {
    anchors: t`主播收到第一件礼物，这里就有名次`,
    guards: t`有人开通贵族，这里就有名次`,
    fans: t`有人新关注主播，这里就有名次`,
  };
}
