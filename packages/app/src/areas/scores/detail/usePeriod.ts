import { useLingui } from '@lingui/react/macro';
import type { MatchStatus } from '@pitchside/api/scores/matches';

/** Gives the name of the half or quarter that is played; undefined when the status says it all. */
export function usePeriod(): (status: MatchStatus) => string | undefined {
  const { t } = useLingui();
  const names: Partial<Record<MatchStatus, string>> = {
    first_half: t`上半场`,
    second_half: t`下半场`,
    q1: t`第一节`,
    q2: t`第二节`,
    q3: t`第三节`,
    q4: t`第四节`,
  };
  return (status) => names[status];
}
