import { oddsTable, unpackOdds, type MatchOdds } from '@pitchside/api/scores/matches';
import type { LivePatch } from '@pitchside/ui/ScoreTable';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { awaitedBoard, followOdds, type OddsBoard } from './odds.store.ts';
import type { ScoreSport } from './scoresKit.ts';

type Push = (id: string, patch: LivePatch) => void;

/** Odds of a table, with a subscription to their changes. */
export interface LiveOdds extends OddsBoard {
  /** The odds of a match as they are now; another function once some match has other markets than before. */
  oddsOf: (id: string) => MatchOdds | undefined;
  /** Subscribes to new prices. Returns a function that stops it. */
  onPrices: (push: Push) => () => void;
  /** Those of the day are on their way. */
  isComing: boolean;
  /** Retries failed requests. */
  again: () => void;
}

/** Both ends of a day, ms UTC. */
type Bounds = { from: number; until: number };

/** Closing odds of one company on the matches of a day; fetches nothing without a day. */
function useDayOdds(sport: ScoreSport, company: string, day: Bounds | undefined) {
  const { from = 0, until = 0 } = day ?? {};
  const key = day && company !== '' ? `odds ${sport} ${company} ${from} ${until}` : null;
  const { value, state, again } = useResource(key, async (signal) => {
    const { list } = await api.call(oddsTable, { sport, company_id: company, from, until }, { signal });
    return new Map(list.map((row) => [row[0], unpackOdds(row)]));
  });
  const isLost = key !== null && !value && state === 'failed';
  return { odds: value, isLost, again, isComing: day !== undefined && !value && state !== 'failed' };
}

/**
 * Keeps the odds of the chosen company live while the table is mounted. Prices update its cells; only new or removed markets render again.
 * @param day one that the live table does not hold whole
 */
export function useOddsBoard(sport: ScoreSport, company: string | undefined, day?: Bounds): LiveOdds {
  const [pushes] = useState(() => new Set<Push>());
  const [board, setBoard] = useState<OddsBoard>(awaitedBoard);
  const [turn, setTurn] = useState(0);
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
    [sport, company, pushes, turn],
  );
  const [onPrices] = useState(() => (push: Push) => {
    pushes.add(push);
    return () => void pushes.delete(push);
  });
  const { odds: ofDay, isLost: isDayLost, again: askDay, isComing } = useDayOdds(sport, board.company, day);
  const odds = useMemo(() => (ofDay ? new Map([...ofDay, ...board.odds]) : board.odds), [ofDay, board.odds]);
  const newest = useMemo(() => (id: string) => oddsOf(id) ?? ofDay?.get(id), [oddsOf, ofDay]);
  const again = useCallback(() => (isDayLost ? askDay() : setTurn((before) => before + 1)), [isDayLost, askDay]);
  return { ...board, odds, oddsOf: newest, onPrices, isComing, isLost: board.isLost || isDayLost, again };
}
