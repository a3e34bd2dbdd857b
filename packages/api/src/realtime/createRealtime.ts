import { readFrame } from './frames.ts';
import { createSocketClient, type Realtime, type RealtimeOptions } from './socketClient.ts';

export type { Realtime, RealtimeOptions } from './socketClient.ts';

/** The socket client of the site: one connection, any number of topics, no event lost without a word, and none whose shape is not the contract's. */
export const createRealtime = (options: RealtimeOptions): Realtime => createSocketClient(options, { read: readFrame });
