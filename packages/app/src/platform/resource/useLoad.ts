import { useEffect, useEffectEvent, useState } from 'react';

/** Something that is fetched. */
export interface Loaded<T> {
  /** The last that came of the same family; undefined until something did. */
  value: T | undefined;
  /** How the newest fetch stands. */
  state: 'loading' | 'ready' | 'failed';
  /** Why the newest fetch failed. */
  error: unknown;
  /** Fetches anew; what is shown stays until then. */
  again: () => void;
}

interface Kept<T> {
  key: string;
  family: string;
  state: 'ready' | 'failed';
  value: T | undefined;
  error?: unknown;
}

/** Fetches once for each `key`. Keys of one `family` show the older value while the newer is on its way, such as longer cuts of one list; default the key itself. */
export function useLoad<T>(key: string, load: () => Promise<T>, family: string = key): Loaded<T> {
  const [turn, setTurn] = useState(0);
  const [kept, setKept] = useState<Kept<T>>();
  const fetchIt = useEffectEvent(load);
  const full = `${key} ${turn}`;
  useEffect(() => {
    let left = false;
    fetchIt().then(
      (value) => !left && setKept({ key: full, family, state: 'ready', value }),
      (error: unknown) => !left && setKept((before) => ({ key: full, family, state: 'failed', value: before?.family === family ? before.value : undefined, error })),
    );
    return () => {
      left = true;
    };
  }, [full, family]);
  return { value: kept?.family === family ? kept.value : undefined, state: kept?.key === full ? kept.state : 'loading', error: kept?.key === full ? kept.error : undefined, again: () => setTurn((before) => before + 1) };
}
