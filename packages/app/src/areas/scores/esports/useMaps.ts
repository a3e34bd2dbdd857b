import { matchMaps, type MapSheet, type VetoStep } from '@pitchside/api/sheets';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';

/** Least time between two looks at the same series, ms. */
const pause = 4_000;

interface Maps {
  maps: readonly MapSheet[] | undefined;
  /** How the maps were chosen, where that is known. */
  veto: readonly VetoStep[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The maps of a series in detail, looked up again as it goes on, never more often than every few seconds; `failed` while there is nothing to show. */
export function useMaps(id: string, version: number): Maps {
  const { value, state, again } = useResource(
    id,
    async (signal) => whenSeen(id, (await api.call(matchMaps, { id }, { signal })).series ?? { maps: [], veto: undefined }),
    { version, pause },
  );
  return { maps: value?.maps, veto: value?.veto, failed: state === 'failed', retry: again };
}
