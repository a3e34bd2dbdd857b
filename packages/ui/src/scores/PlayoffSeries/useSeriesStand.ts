import { useLingui } from '@lingui/react/macro';
import type { Score, Side, Team } from '../Crest/team.ts';
import { leaderOf } from './series.ts';

/** Returns a function that puts the state of a series into one sentence: 雷霆 3-1 领先. */
export function useSeriesStand(): (series: { home: Team | null; away: Team | null; won: Score; winner?: Side | undefined }) => string {
  const { t } = useLingui();
  return ({ home, away, won, winner }) => {
    const leader = winner ?? leaderOf(won);
    const sides = { home, away };
    const name = leader && sides[leader]?.shortName;
    const games = leader === 'away' ? `${won.away}-${won.home}` : `${won.home}-${won.away}`;
    if (winner && name) return t`${name} ${games} 胜出`;
    if (name) return t`${name} ${games} 领先`;
    return won.home > 0 ? t`大比分 ${games} 平` : '';
  };
}
