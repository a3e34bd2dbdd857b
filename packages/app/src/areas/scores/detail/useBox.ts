import type { CallData } from '@pitchside/api';
import { matchBox } from '@pitchside/api/desk/sheets';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';

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
  const { value, state, again } = useResource(
    matchId,
    async (signal) => whenSeen(matchId, (await api.call(matchBox, { id: matchId }, { signal })).box),
    { version, pause },
  );
  return { state: value === undefined ? state : 'ready', box: value ?? null, retry: again };
}
