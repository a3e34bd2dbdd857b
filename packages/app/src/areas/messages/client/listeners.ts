import type { ImEvent } from './im.ts';

/** Listeners for the events of an engine. */
export function createListeners(): { on: (hear: (event: ImEvent) => void) => () => void; tell: (event: ImEvent) => void } {
  const hearers = new Set<(event: ImEvent) => void>();
  return {
    on(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    tell: (event) => hearers.forEach((hear) => hear(event)),
  };
}
