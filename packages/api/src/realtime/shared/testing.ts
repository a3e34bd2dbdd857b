import { createHost } from '../broker/index.ts';
import { createRealtime, type RealtimeOptions } from '../createRealtime.ts';
import { createSharedRealtime, type SharedRealtimeOptions } from './createSharedRealtime.ts';
import type { PageEvents } from './link.ts';
import type { RealtimePort } from './sharedProtocol.ts';

/** Two ends of a channel that brings everything at once, copied as a port copies. `cut` lets nothing through any more. For tests. */
export function createPorts() {
  const listeners = [0, 1].map(() => new Set<(event: { data: unknown }) => void>());
  let isCut = false;
  const end = (own: number): RealtimePort => ({
    start: () => undefined,
    postMessage(message) {
      const event = { data: structuredClone(message) };
      if (!isCut) for (const listener of listeners[1 - own] ?? []) listener(event);
    },
    close: () => void (isCut = true),
    addEventListener: (_type, listener) => void listeners[own]?.add(listener),
  });
  return {
    page: end(0),
    host: end(1),
    cut: () => void (isCut = true),
  };
}

/** A page's client by a host of the same machine. For tests. */
export function enterPage(host: ReturnType<typeof createHost>, options: Omit<SharedRealtimeOptions, 'ways' | 'page'>) {
  const fire = new Map<string, () => void>();
  const page: PageEvents = { addEventListener: (type, listener) => void fire.set(type, listener) };
  const way = () => {
    const ports = createPorts();
    host(ports.host);
    return ports.page;
  };
  return {
    realtime: createSharedRealtime({ ...options, ways: [way], page }),
    /** Brings an event of the window to the page. */
    fire: (type: Parameters<PageEvents['addEventListener']>[0]) => fire.get(type)?.(),
  };
}

/** The ways in which a page may come by its client. For tests that hold for both. */
export const ways = {
  own: createRealtime,
  shared: (options: RealtimeOptions) => enterPage(createHost(options), options).realtime,
} as const;
