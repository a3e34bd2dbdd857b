import { EventEmitter } from 'node:events';

/** Wake-ups between the parts of a node: it says that a topic has moved, never what happened. */
export interface Bus {
  wake(topic: string): void;
  /** Calls back for every wake-up; returns how to stop. */
  onWake(listener: (topic: string) => void): () => void;
}

/** The embedded bus: one process. */
export function createLocalBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    wake: (topic) => void emitter.emit('wake', topic),
    onWake(listener) {
      emitter.on('wake', listener);
      return () => void emitter.off('wake', listener);
    },
  };
}
