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

/** Theme that is tried on; undefined while a story has its own. */
export const useTriedTheme = (): ThemeName | undefined => useSyncExternalStore(listen, () => tried);
