import { matchMaps, type MapSheet, type VetoStep } from '@pitchside/api/desk/sheets';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';

/** Least time between two looks at the same series, ms. */
const pause = 4_000;

interface Maps {
  maps: readonly MapSheet[] | undefined;
  /** Map veto, where it is known. */
  veto: readonly VetoStep[] | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * Maps of a series in detail. Fetched again as the series goes on, but at most every few seconds; `failed` while there is nothing to show.
 */
export function useMaps(id: string, version: number): Maps {
  const { value, state, again } = useResource(
    id,
    async (signal) => whenSeen(id, (await api.call(matchMaps, { id }, { signal })).series ?? { maps: [], veto: undefined }),
    { version, pause },
  );
  return { maps: value?.maps, veto: value?.veto, failed: state === 'failed', retry: again };
}
