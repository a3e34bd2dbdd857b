import { useLingui } from '@lingui/react/macro';
import type { DanmakuMode } from '../DanmakuLayer/index.ts';
import type { NobleRank } from '../NobleMark/index.ts';

/** Names of the noble ranks in the active language. */
function useNobleNames(): Record<NobleRank, string> {
  const { t } = useLingui();
  return { rookie: t`新秀`, starter: t`主力`, captain: t`队长`, icon: t`名宿`, legend: t`传奇` };
}

/** Names of the ways in which a comment travels, and of the colours that it may wear. */
export function useDressNames(): { modes: Record<DanmakuMode, string>; colors: Record<NobleRank | 'plain', string> } {
  const { t } = useLingui();
  return {
    modes: { scroll: t`滚动`, top: t`顶部`, bottom: t`底部` },
    colors: { ...useNobleNames(), plain: t`白色` },
  };
}
