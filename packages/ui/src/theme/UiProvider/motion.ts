import { createContext, useContext, useSyncExternalStore } from 'react';

/** Motion of components: as the system asks, or `reduced` in any case. */
export type MotionChoice = 'system' | 'reduced';

export const MotionContext = createContext<MotionChoice>('system');

const query = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the person, or the surrounding `UiProvider`, asks for reduced motion. */
export function useReducedMotion(): boolean {
  const system = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  return useContext(MotionContext) === 'reduced' || system;
}
