import { getLiveList } from '@pitchside/api/live/live';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';

/** The room that the address names; a match leads to its hottest room, no room to the list. */
export function useRoomId(parameters: URLSearchParams): string | undefined {
  const navigate = useNavigate();
  const id = parameters.get('id') ?? undefined;
  const matchId = parameters.get('match_id');
  const asked = id ? null : matchId;
  const { value, state } = useResource(
    asked,
    async (signal) => (await api.call(getLiveList, { match_id: asked ?? '', limit: 1 }, { signal })).list[0]?.id,
  );
  const isKnown = asked === null || state !== 'loading';
  useEffect(() => {
    if (id || !isKnown) return;
    // A match whose rooms cannot be asked for leads to the list, which says what is wrong.
    void navigate(value === undefined ? '/anchor?type=0' : `/live?id=${value}`, { replace: true });
  }, [id, isKnown, value, navigate]);
  return id;
}
