import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the reader's system asks for reduced motion; follows it. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches, () => false);
