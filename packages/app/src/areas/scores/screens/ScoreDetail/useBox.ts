import type { CallData } from '@pitchside/api';
import { matchBox } from '@pitchside/api/sheets';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { passGuard, serverNow } from '../../../../platform/guard/spoiler.store.ts';
import { openVisit } from '../../../../platform/resource/visit.ts';

type Box = CallData<typeof matchBox>['box'];

interface BoxAnswer {
  state: 'loading' | 'ready' | 'failed';
  /** Null before the tip-off. */
  box: Box;
  retry: () => void;
}

/** Least time between two fetches, ms: a basket falls every half minute, and a box is large. */
const pause = 8_000;

/** The box score of a game, fetched again as the match goes on. */
export function useBox(matchId: string, version: number): BoxAnswer {
  const [answer, setAnswer] = useState<Omit<BoxAnswer, 'retry'>>({ state: 'loading', box: null });
  const [turn, setTurn] = useState(0);
  const fetchedAt = useRef(-Infinity);
  useEffect(() => {
    const visit = openVisit();
    const load = () => {
      fetchedAt.current = performance.now();
      visit.ask(
        (signal) => api.call(matchBox, { id: matchId }, { signal }),
        ({ box }) => passGuard(matchId, serverNow(), visit.during(() => setAnswer({ state: 'ready', box }))),
        () => setAnswer((known) => (known.state === 'ready' ? known : { state: 'failed', box: null })),
      );
    };
    const timer = setTimeout(load, Math.max(0, fetchedAt.current + pause - performance.now()));
    visit.onLeave(() => clearTimeout(timer));
    return visit.leave;
  }, [matchId, version, turn]);
  const retry = () => {
    fetchedAt.current = -Infinity;
    setTurn(turn + 1);
  };
  return { ...answer, retry };
}
