import { useLingui } from '@lingui/react/macro';
import type { NobleRank } from '../NobleMark/index.ts';

/** Names of the noble ranks in the active language. */
export function useNobleNames(): Record<NobleRank, string> {
  const { t } = useLingui();
  return { rookie: t`新秀`, starter: t`主力`, captain: t`队长`, icon: t`名宿`, legend: t`传奇` };
}
