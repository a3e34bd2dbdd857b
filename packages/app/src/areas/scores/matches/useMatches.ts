import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { followMatches, matches } from '../matches.store.ts';

/** Keeps the live table while the component is on the page; gives its state. */
export function useMatches() {
  useEffect(followMatches, []);
  return useSnapshot(matches);
}
