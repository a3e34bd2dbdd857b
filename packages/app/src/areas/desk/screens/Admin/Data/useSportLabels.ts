import { useLingui } from '@lingui/react/macro';
import type { Sport } from '@pitchside/api/scores/matches';

/** Names of sports. */
export function useSportLabels(): Record<Sport, string> {
  const { t } = useLingui();
  return { football: t`足球`, basketball: t`篮球`, esports: t`电竞` };
}
