import { createRealtime, type RealtimeOptions } from '../createRealtime.ts';
import { createBroker } from './broker.ts';
import { createSharedRealtime } from './createSharedRealtime.ts';

/** A page's client over a broker of the same machine; `die` lets the page go without a word. For tests. */
export function enterPage(broker: ReturnType<typeof createBroker>, options: Parameters<typeof createSharedRealtime>[1]) {
  let hear: Parameters<Parameters<typeof createSharedRealtime>[0]['onMessage']>[0] = () => undefined;
  // Copied as a port copies.
  const seated = broker.enter((message) => hear(structuredClone(message)));
  const realtime = createSharedRealtime(
    { post: (message) => seated.hear(structuredClone(message)), onMessage: (listener) => void (hear = listener) },
    options,
  );
  return { realtime, die: seated.leave };
}

/** The ways in which a page may come by its client. For tests that hold for both. */
export const ways = {
  own: createRealtime,
  shared: (options: RealtimeOptions) => enterPage(createBroker(options), options).realtime,
} as const;
