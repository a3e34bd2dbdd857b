import { useSyncExternalStore } from 'react';
import type { ThemeName } from '../../theme/index.ts';

let tried: ThemeName | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Applies another theme to the story on the page, without rendering it again; `undefined` restores its own. */
export function tryTheme(theme: ThemeName | undefined): void {
  tried = theme;
  for (const listener of listeners) listener();
}

/** The theme that is being tried on; undefined while a story wears its own. */
export const useTriedTheme = (): ThemeName | undefined => useSyncExternalStore(listen, () => tried);
