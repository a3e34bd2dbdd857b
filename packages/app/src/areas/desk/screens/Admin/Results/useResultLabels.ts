import { useLingui } from '@lingui/react/macro';
import type { ConflictCause } from '@pitchside/api/scores/results';

/** Why a result is doubtful, in words. */
export function useResultLabels(): Record<ConflictCause, string> {
  const { t } = useLingui();
  return {
    awarded: t`判定的比分`,
    corrected: t`结算后更正`,
    shrank: t`比分变少`,
    disagrees: t`与现场不一致`,
    late: t`90 分钟后中断`,
  };
}
