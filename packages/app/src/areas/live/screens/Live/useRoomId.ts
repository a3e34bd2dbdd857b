import { getLiveList } from '@pitchside/api/live';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../../platform/api/api.ts';
import { openVisit } from '../../../../platform/resource/visit.ts';

/** The room that the address names; a match leads to its hottest room, no room to the list. */
export function useRoomId(parameters: URLSearchParams): string | undefined {
  const navigate = useNavigate();
  const id = parameters.get('id') ?? undefined;
  const matchId = parameters.get('match_id');
  useEffect(() => {
    if (id) return;
    const visit = openVisit();
    const go = (room?: string) => void navigate(room === undefined ? '/anchor?type=0' : `/live?id=${room}`, { replace: true });
    if (!matchId) go();
    // A match whose rooms cannot be asked for leads to the list, which says what is wrong.
    else visit.ask((signal) => api.call(getLiveList, { match_id: matchId, limit: 1 }, { signal }), ({ list }) => go(list[0]?.id), () => go());
    return visit.leave;
  }, [id, matchId, navigate]);
  return id;
}
