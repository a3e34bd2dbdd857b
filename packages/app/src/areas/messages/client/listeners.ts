import { createNanoEvents } from 'nanoevents';
import type { ImEvent } from './im.ts';

/** Listeners for the events of an engine. */
export function createListeners(): { on: (hear: (event: ImEvent) => void) => () => void; emit: (event: ImEvent) => void } {
  const events = createNanoEvents<{ event: (event: ImEvent) => void }>();
  return { on: (hear) => events.on('event', hear), emit: (event) => events.emit('event', event) };
}
