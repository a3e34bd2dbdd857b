import { getLiveList, type Room } from '@pitchside/api/live';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { openVisit } from '../../../platform/resource/visit.ts';

/** Rooms that are asked for at most. */
const most = 24;

interface MatchRooms {
  state: 'loading' | 'ready' | 'failed';
  /** Hottest first. */
  list: readonly Room[];
  total: number;
  retry: () => void;
}

/** Rooms that show a match now, fetched again whenever their number changes. */
export function useRooms(matchId: string | undefined, count: number | undefined): MatchRooms {
  const [answer, setAnswer] = useState<Omit<MatchRooms, 'retry'> & { matchId?: string }>({ state: 'loading', list: [], total: 0 });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!matchId) return;
    const visit = openVisit();
    visit.ask(
      (signal) => api.call(getLiveList, { match_id: matchId, limit: most }, { signal }),
      ({ list, total }) => setAnswer({ matchId, state: 'ready', list, total }),
      () => setAnswer((known) => (known.matchId === matchId && known.state === 'ready' ? known : { matchId, state: 'failed', list: [], total: 0 })),
    );
    return visit.leave;
  }, [matchId, count, turn]);
  const retry = () => setTurn(turn + 1);
  return answer.matchId === matchId ? { ...answer, retry } : { state: 'loading', list: [], total: 0, retry };
}
