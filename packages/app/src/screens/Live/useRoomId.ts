import { getLiveList } from '@pitchside/api/live';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';

/** The room that the address names; a match leads to its hottest room, no room to the list. */
export function useRoomId(parameters: URLSearchParams): string | undefined {
  const navigate = useNavigate();
  const id = parameters.get('id') ?? undefined;
  const matchId = parameters.get('match_id');
  useEffect(() => {
    if (id) return;
    const find = async () => {
      const { list } = matchId ? await api.call(getLiveList, { match_id: matchId, limit: 1 }) : { list: [] };
      const [room] = list;
      await navigate(room ? `/live?id=${room.id}` : '/anchor?type=0', { replace: true });
    };
    // A match whose rooms cannot be asked for leads to the list, which says what is wrong.
    void find().catch(() => navigate('/anchor?type=0', { replace: true }));
  }, [id, matchId, navigate]);
  return id;
}
