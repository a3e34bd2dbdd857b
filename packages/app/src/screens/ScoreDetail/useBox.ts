import { ApiError, type CallData } from '@pitchside/api';
import { matchBox } from '@pitchside/api/sheets';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/api/api.ts';

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
    let left = false;
    const load = async () => {
      fetchedAt.current = performance.now();
      try {
        const { box } = await api.call(matchBox, { id: matchId });
        if (!left) setAnswer({ state: 'ready', box });
      } catch (error) {
        if (!left) setAnswer((known) => (known.state === 'ready' ? known : { state: 'failed', box: null }));
        if (!(error instanceof ApiError)) throw error;
      }
    };
    const timer = setTimeout(() => void load(), Math.max(0, fetchedAt.current + pause - performance.now()));
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [matchId, version, turn]);
  const retry = () => {
    fetchedAt.current = -Infinity;
    setTurn(turn + 1);
  };
  return { ...answer, retry };
}
