import { knownControl, knownEvent } from './frames.ts';
import { createSocketClient, type Realtime, type RealtimeOptions } from './socketClient.ts';

export type { Realtime, RealtimeOptions } from './socketClient.ts';

/**
 * Creates the socket client of the site: one connection and any number of topics. It reports each lost event and drops frames that
 * break the contract.
 */
export const createRealtime = (options: RealtimeOptions): Realtime =>
  createSocketClient(options, { event: knownEvent, control: knownControl });
