import type { TopicEvent } from './realtime.contract.ts';

/** A place in a topic's order: everything up to `seq` of the numbering `epoch` is known. */
export interface TopicPosition {
  epoch: string;
  seq: number;
}

/** One listener of a topic. */
export interface TopicHandlers {
  /** Called for each event after its position, once and in order. */
  onEvent(event: TopicEvent): void;
  /** Events were missed for good: fetch the state again; events go on after `position`. */
  onReset(position: TopicPosition): void;
  /** Called with its position once that is known, when it came without one. */
  onPlace?(position: TopicPosition): void;
  /** Position of the state that the listener holds, from the call that gave it; without it events begin now. */
  from?: TopicPosition;
}

/** A listener with the position it has reached; undefined until the server has named one. */
export interface Subscription {
  readonly handlers: TopicHandlers;
  at: TopicPosition | undefined;
}

/**
 * Returns the position to ask from so that every subscription of the leading one's epoch gets what it misses; undefined for events from
 * now on.
 */
export function positionToAsk(subscriptions: Iterable<Subscription>): TopicPosition | undefined {
  const held = [...subscriptions].flatMap(({ at }) => at ?? []);
  const epoch = held[0]?.epoch;
  if (epoch === undefined) return undefined;
  return { epoch, seq: Math.min(...held.filter((at) => at.epoch === epoch).map((at) => at.seq)) };
}

/** The last number that any subscription holds in an epoch; 0 when none does. */
export const furthest = (subscriptions: Iterable<Subscription>, epoch: string): number =>
  Math.max(0, ...[...subscriptions].map(({ at }) => (at?.epoch === epoch ? at.seq : 0)));
