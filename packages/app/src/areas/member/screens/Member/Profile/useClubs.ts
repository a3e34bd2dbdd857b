import { clubList, type Club } from '@pitchside/api/member/profile';
import type { ComboboxProps } from '@pitchside/ui/Combobox';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';

/** Clubs to choose from, found while one types; those already chosen are always among them. */
export function useClubs(
  chosen: readonly Club[],
): Required<Pick<ComboboxProps, 'status' | 'onRetry'>> & { clubs: readonly Club[]; find: (name: string) => void } {
  const [query, setQuery] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, Club>>(new Map());
  const { state, again } = useResource(
    query,
    async (signal) => {
      const { list } = await api.call(clubList, { name: query }, { signal });
      setKnown((before) => new Map([...before, ...list.map((club) => [club.id, club] as const)]));
      return list;
    },
    { family: 'clubs', rest: query === '' ? 0 : 250 },
  );
  const all = new Map([...chosen.map((club) => [club.id, club] as const), ...known]);
  return { clubs: [...all.values()], status: state === 'failed' ? 'error' : state, onRetry: again, find: setQuery };
}
