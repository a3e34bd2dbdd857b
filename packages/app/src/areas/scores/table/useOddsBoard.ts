import type { MatchOdds } from '@pitchside/api/matches';
import type { LivePatch } from '@pitchside/ui/ScoreTable';
import { useEffect, useState } from 'react';
import { followOdds, type OddsBoard } from './odds.store.ts';
import type { ScoreSport } from './scores.kit.ts';

type Push = (id: string, patch: LivePatch) => void;

/** The odds that a table shows, and what tells it of changes. */
export interface LiveOdds extends OddsBoard {
  /** The odds of a match as they are now; another function once some match has other markets than before. */
  oddsOf: (id: string) => MatchOdds | undefined;
  /** Hears of new prices from now on; returns how to stop. */
  onPrices: (push: Push) => () => void;
}

/** Keeps the odds of the chosen company while the table stands; prices go to its cells, only other markets draw anew. */
export function useOddsBoard(sport: ScoreSport, company: string | undefined): LiveOdds {
  const [pushes] = useState(() => new Set<Push>());
  const [board, setBoard] = useState<OddsBoard>({ companies: [], company: '', odds: new Map() });
  const [oddsOf, setOddsOf] = useState<LiveOdds['oddsOf']>(() => () => undefined);
  useEffect(
    () =>
      followOdds(
        sport,
        company,
        (next) => {
          setBoard((before) => (next.companies.length > 0 ? next : { ...next, companies: before.companies }));
          setOddsOf(() => (id: string) => next.odds.get(id));
        },
        (id, { asian, size, european }, opened, odds) => {
          for (const push of pushes)
            push(id, {
              ...(asian && { asian: asian.live }),
              ...(size && { size: size.live }),
              ...(european && { european: european.live }),
            });
          if (opened) setOddsOf(() => (of: string) => odds.get(of));
        },
      ),
    [sport, company, pushes],
  );
  const [onPrices] = useState(() => (push: Push) => {
    pushes.add(push);
    return () => void pushes.delete(push);
  });
  return { ...board, oddsOf, onPrices };
}
