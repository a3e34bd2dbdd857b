import { useLingui } from '@lingui/react/macro';
import type { MatchRuling } from '@pitchside/api/scores/matches';

/** Names of the rulings on a match. */
export function useRulingLabels(): Record<MatchRuling, string> {
  const { t } = useLingui();
  return { held: t`停在现在`, corrected: t`另一个比分`, awarded: t`赛事判定` };
}
