import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { useFormat, useNow } from '@pitchside/ui/format';

const minute = 60_000;

/**
 * Returns a function that gives a short note beside a score: time to the kick-off, corners during the match, the half-time score after it;
 * empty when there is nothing to say.
 */
export function useMatchNote(): (match: Pick<Match, 'status' | 'kickoff_at' | 'half' | 'counts'>) => string {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(minute);
  return ({ status, kickoff_at, half, counts }) => {
    const phase = matchPhase(status);
    if (phase === 'before') {
      if (status === 'tbd') return '';
      if (kickoff_at <= now) return t`即将开赛`;
      const when = format.relative(kickoff_at, now);
      return t`${when}开赛`;
    }
    const words: string[] = [];
    if (half) {
      const { home, away } = half;
      words.push(t`半场 ${home}-${away}`);
    }
    if (counts) {
      const { home, away } = counts.corner;
      words.push(t`角球 ${home}-${away}`);
    }
    return words.join(' · ');
  };
}
