import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';

/** Writes who plays whom: 曼城 对 阿森纳. */
export function useMatchNames(): (match: Pick<Match, 'home' | 'away'>) => string {
  const { t } = useLingui();
  return ({ home, away }) => {
    const [host, guest] = [home.short_name, away.short_name];
    return t`${host} 对 ${guest}`;
  };
}
