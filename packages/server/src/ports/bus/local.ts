import { EventEmitter } from 'node:events';
import type { Bus } from './bus.ts';

/** The embedded bus: one process. */
export function createLocalBus(): Bus & { gap(): void } {
  const emitter = new EventEmitter<{ wake: [name: string, seq?: number]; gap: [] }>().setMaxListeners(0);
  return {
    wake: (name, seq) => void emitter.emit('wake', name, seq),
    onWake(listener) {
      emitter.on('wake', listener);
      return () => void emitter.off('wake', listener);
    },
    onGap(listener) {
      emitter.on('gap', listener);
      return () => void emitter.off('gap', listener);
    },
    gap: () => void emitter.emit('gap'),
    stop: async () => undefined,
  };
}
