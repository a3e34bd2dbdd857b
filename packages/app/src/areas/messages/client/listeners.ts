import { createNanoEvents } from 'nanoevents';
import type { ImEvent } from './im.ts';

/** Listeners for the events of an engine. */
export function createListeners(): { on: (hear: (event: ImEvent) => void) => () => void; tell: (event: ImEvent) => void } {
  const events = createNanoEvents<{ event: (event: ImEvent) => void }>();
  return { on: (hear) => events.on('event', hear), tell: (event) => events.emit('event', event) };
}
