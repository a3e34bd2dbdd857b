import type { RealtimeStatus } from '../connection.ts';
import type { RealtimeOptions } from '../createRealtime.ts';
import type { ControlFrame } from '../frames.ts';
import type { ClientFrame, TopicEvent } from '../realtime.contract.ts';
import type { TopicPosition } from '../seat.ts';

/** Where a page wants to be connected, and who speaks there. */
export interface Passport {
  url: string;
  hello: ReturnType<RealtimeOptions['hello']>;
}

/** What a page says to whoever keeps the sockets of its browser. */
export type PageMessage =
  /** The first word about who speaks, and each later one: after signing in or out. */
  | { type: 'passport'; passport: Passport }
  | { type: 'connect' | 'close' }
  /** `id` is the page's own number for the listener. */
  | { type: 'subscribe'; id: number; topic: string; from: TopicPosition | undefined }
  | { type: 'unsubscribe'; id: number }
  | { type: 'send'; frame: ClientFrame };

/** What is said to a page. */
export type BrokerMessage =
  | { type: 'status'; status: RealtimeStatus }
  | { type: 'event'; id: number; event: TopicEvent }
  | { type: 'reset'; id: number; position: TopicPosition }
  | { type: 'control'; frame: ControlFrame };
