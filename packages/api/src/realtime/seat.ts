import type { TopicEvent } from './realtime.contract.ts';

/** A place in a topic's order: everything up to `seq` of the numbering `epoch` is known. */
export interface TopicPosition {
  epoch: string;
  seq: number;
}

/** One listener of a topic. */
export interface TopicHandlers {
  /** Hears of each event after its position, once and in order. */
  onEvent(event: TopicEvent): void;
  /** Events were missed for good: fetch the state again; events go on after `position`. */
  onReset(position: TopicPosition): void;
  /** Hears where it stands once that is known, when it came without a position. */
  onPlace?(position: TopicPosition): void;
  /** Position of the state that the listener holds, from the call that gave it; without it the listener hears from now on. */
  from?: TopicPosition;
}

/** A listener with the position it has reached; undefined until the server has named one. */
export interface Seat {
  readonly handlers: TopicHandlers;
  at: TopicPosition | undefined;
}

/** The position to ask from so that every seat of the leading seat's epoch gets what it misses; undefined to hear from now on. */
export function positionToAsk(seats: Iterable<Seat>): TopicPosition | undefined {
  const held = [...seats].flatMap(({ at }) => at ?? []);
  const epoch = held[0]?.epoch;
  if (epoch === undefined) return undefined;
  return { epoch, seq: Math.min(...held.filter((at) => at.epoch === epoch).map((at) => at.seq)) };
}

/** The last number that any seat holds in an epoch; 0 when none does. */
export const furthest = (seats: Iterable<Seat>, epoch: string): number =>
  Math.max(0, ...[...seats].map(({ at }) => (at?.epoch === epoch ? at.seq : 0)));
