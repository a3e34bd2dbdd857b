import type { TopicPosition } from '../subscription.ts';
import type { BrokerMessage, Passport } from '../shared/sharedProtocol.ts';
import type { ControlFrame } from '../plainFrames.ts';
import type { Realtime } from '../socketClient.ts';

/** A page with what it listens to, whichever connection brings it. */
export interface Guest {
  passport: Passport | undefined;
  /** The company whose odds it has chosen. */
  company: string | undefined;
  /** Needs a socket of its own, because it waits for a frame that goes to its socket alone. */
  isPrivate: boolean;
  readonly connection: SharedConnection | undefined;
  post(message: BrokerMessage): void;
  follows(topic: string): boolean;
  subscribe(id: number, topic: string, from: TopicPosition | undefined): void;
  unsubscribe(id: number): void;
  /** Continues on another connection, each listener from its position. */
  join(connection: SharedConnection): void;
  leaveConnection(): void;
}

/** One socket, and the pages that share it. */
export interface SharedConnection {
  readonly realtime: Realtime;
  readonly guests: Set<Guest>;
  /** Belongs to one page alone. */
  readonly isPrivate: boolean;
  /** Whether a page may share it. */
  fits(guest: Guest): boolean;
  /** Takes over who its only page has become, without another socket; false when that needs one. */
  change(guest: Guest): boolean;
  /** Odds of this company are wanted; the first word of it counts, unless its only page has thought better of it (`isOver`). */
  choose(company: string, isOver?: boolean): void;
  /** The last word about how many are in a room. */
  online(topic: string): ControlFrame | undefined;
  /** Opens the socket, without a pause where it waits for its next attempt. */
  hurry(): void;
  close(): void;
}
