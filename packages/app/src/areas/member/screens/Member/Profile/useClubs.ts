import { clubList, type Club } from '@pitchside/api/profile';
import { useEffect, useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';

/** Clubs to choose from, found while one types; those already chosen are always among them. */
export function useClubs(chosen: readonly Club[]): { clubs: readonly Club[]; loading: boolean; find: (name: string) => void } {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Club[]>();
  const [known, setKnown] = useState<ReadonlyMap<string, Club>>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api.call(clubList, { name: query }, { signal: controller.signal }).then(
        ({ list }) => {
          setFound(list);
          setKnown((before) => new Map([...before, ...list.map((club) => [club.id, club] as const)]));
        },
        () => setFound([]),
      );
    }, query === '' ? 0 : 250);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  const all = new Map([...chosen.map((club) => [club.id, club] as const), ...known]);
  return { clubs: [...all.values()], loading: found === undefined, find: setQuery };
}
