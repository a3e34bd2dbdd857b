import type { RealtimeStatus } from '../connection.ts';
import type { RealtimeOptions } from '../createRealtime.ts';
import type { ControlFrame } from '../frames.ts';
import type { ClientFrame, TopicEvent } from '../realtime.contract.ts';
import type { TopicPosition } from '../subscription.ts';

/** Milliseconds between two signs of life that a page gets, and answers. */
export const beatInterval = 15_000;
/** Signs of life in a row that a page may leave unanswered. */
export const mostUnanswered = 2;

/** Address and identity with which a page wants to connect. */
export interface Passport {
  url: string;
  hello: ReturnType<RealtimeOptions['hello']>;
}

/** Messages of a page to the broker of its browser's sockets. Each port is one connection: a page that returns uses another one. */
export type PageMessage =
  /** Identity of the page: its first message, which gives it a socket, and again after signing in or out. */
  | { type: 'passport'; passport: Passport }
  /** The network is back: what waits for its next attempt waits no longer. */
  | { type: 'hurry' }
  /** `id` is the page's own number for the listener. */
  | { type: 'subscribe'; id: number; topic: string; from: TopicPosition | undefined }
  | { type: 'unsubscribe'; id: number }
  | { type: 'send'; frame: ClientFrame }
  /** Is anybody there? Answered with a beat. */
  | { type: 'ask' }
  /** Answers a beat. */
  | { type: 'here' }
  /** The stay is over. */
  | { type: 'bye' };

/** Messages of the broker to a page. */
export type BrokerMessage =
  | { type: 'status'; status: RealtimeStatus }
  | { type: 'event'; id: number; event: TopicEvent }
  /** Position of a listener that came without one. */
  | { type: 'place'; id: number; position: TopicPosition }
  | { type: 'reset'; id: number; position: TopicPosition }
  | { type: 'control'; frame: ControlFrame }
  | { type: 'beat' }
  /** The page was silent for too long, asleep perhaps, and is no longer served by this port. */
  | { type: 'left' };

/** The part of a `MessagePort` that both ends use. */
export interface RealtimePort {
  postMessage(message: unknown): void;
  /** Begins to bring messages. */
  start(): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}
