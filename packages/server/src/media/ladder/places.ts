import type { Places } from './ladder.ts';

/**
 * Encoder slots of a node.
 * @param most processes at once
 */
export function createPlaces(most: number): Places {
  let taken = 0;
  return {
    take() {
      if (taken >= most) return false;
      taken += 1;
      return true;
    },
    free: () => void (taken -= 1),
  };
}
