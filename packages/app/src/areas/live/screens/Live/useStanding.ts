import { useLingui } from '@lingui/react/macro';
import type { Match, MatchStatus } from '@pitchside/api/scores/matches';

/** Returns the note beside the minute of a match: its half, and the half-time score; empty when the status says it all. */
export function useStanding(): (match: Pick<Match, 'status'> & { readonly half: Readonly<Match['half']> }) => string {
  const { t } = useLingui();
  const halves: Partial<Record<MatchStatus, string>> = { first_half: t`上半场`, second_half: t`下半场` };
  return ({ status, half }) => {
    const words = [halves[status]];
    // At half-time the score is the half-time score.
    if (half && status !== 'half_time') {
      const { home, away } = half;
      words.push(t`半场 ${home}-${away}`);
    }
    return words.filter(Boolean).join(' · ');
  };
}
