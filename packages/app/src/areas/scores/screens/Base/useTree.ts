import { competitionTree } from '@pitchside/api/scores/competitions';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { type BaseSport } from '@pitchside/api/screens/Base';
import { lastLeague } from '../../base/place.ts';

/** The competitions by country, and the one to show when the address names none. */
export function useTree(sport: BaseSport) {
  const { value, state, again } = useResource(`tree ${sport}`, (signal) => api.call(competitionTree, { sport }, { signal }));
  const all = value?.countries.flatMap(({ competitions }) => competitions) ?? [];
  const last = lastLeague(sport);
  const usual = all.find(({ id }) => id === last)?.id ?? value?.hot[0] ?? all[0]?.id;
  return { value, state, again, usual };
}
export type Tree = ReturnType<typeof useTree>;
