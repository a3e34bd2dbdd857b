import type { RealtimeStatus } from '../connection.ts';
import type { RealtimeOptions } from '../createRealtime.ts';
import type { ControlFrame } from '../frames.ts';
import type { ClientFrame, TopicEvent } from '../realtime.contract.ts';
import type { TopicPosition } from '../seat.ts';

/** Milliseconds between two signs of life that a page gets, and answers. */
export const beatInterval = 15_000;
/** Signs of life in a row that a page may leave unanswered. */
export const mostUnanswered = 2;

/** Where a page wants to be connected, and who speaks there. */
export interface Passport {
  url: string;
  hello: ReturnType<RealtimeOptions['hello']>;
}

/** What a page says to whoever keeps the sockets of its browser. A port is one stay: a page that comes again comes by another one. */
export type PageMessage =
  /** Who speaks: the first word that gives a page its socket, and again after signing in or out. */
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

/** What is said to a page. */
export type BrokerMessage =
  | { type: 'status'; status: RealtimeStatus }
  | { type: 'event'; id: number; event: TopicEvent }
  /** Where a listener stands that came without a place. */
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
