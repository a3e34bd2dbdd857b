import type { ControlFrameData, ControlFrameType, TopicEvent } from './realtime.contract.ts';
import { frameCodes } from './wire.ts';

/** A server frame outside topics. */
export type ControlFrame = { [T in ControlFrameType]: { type: T; data: ControlFrameData<T> } }[ControlFrameType];

/** Place of an event in its topic, with the event when its type and shape are known to this client. */
export interface PlacedEvent {
  topic: string;
  epoch: string;
  seq: number;
  event: TopicEvent | undefined;
}

/** A server frame after reading: a control frame, or an event of a topic. */
export type ReceivedFrame = { kind: 'control'; frame: ControlFrame } | ({ kind: 'event' } & PlacedEvent);

type Told = Readonly<Record<string, unknown>>;

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isPlace = (told: Told): told is Told & { topic: string; epoch: string; seq: number } =>
  typeof told.topic === 'string' && typeof told.epoch === 'string' && Number.isSafeInteger(told.seq);

/** Checks of the data that the client itself relies on; other fields are checked where they are used. */
const needed: Partial<Record<string, (data: Told) => boolean>> = {
  subscribed: isPlace,
  reset: isPlace,
  online: ({ topic }) => typeof topic === 'string',
};

/**
 * Reads a server frame by its envelope and place alone, without the schemas of its data: for a broker that keeps sockets for pages,
 * which check what they receive (`frames.ts`). Undefined for anything that is no frame. Never throws.
 */
export function readPlainFrame(text: string): ReceivedFrame | undefined {
  const told = parse(text);
  if (!isTold(told) || typeof told.type !== 'string' || !Object.values<unknown>(frameCodes).includes(told.code)) return undefined;
  const { type, data } = told;
  // A frame with a place is an event of a topic, whatever else has its type.
  if (isPlace(told) && told.seq >= 1) {
    const { topic, epoch, seq } = told;
    return { kind: 'event', topic, epoch, seq, event: { type, topic, epoch, seq, data } as TopicEvent };
  }
  if (!isTold(data) || needed[type]?.(data) === false) return undefined;
  return { kind: 'control', frame: { type, data } as ControlFrame };
}
