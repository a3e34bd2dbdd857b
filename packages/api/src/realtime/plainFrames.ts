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

/** What a server frame turned out to be. */
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

/** What a client does by itself at a frame needs these of it; everything else of it is checked where it is used. */
const needed: Partial<Record<string, (data: Told) => boolean>> = {
  subscribed: isPlace,
  reset: isPlace,
  online: ({ topic }) => typeof topic === 'string',
};

/**
 * Reads a server frame by its envelope and place alone, without the schemas of what it carries: for whoever keeps sockets for others, which check what they are handed (`frames.ts`). Undefined for what is no frame. Never throws.
 */
export function readPlainFrame(text: string): ReceivedFrame | undefined {
  const told = parse(text);
  if (!isTold(told) || typeof told.type !== 'string' || !Object.values<unknown>(frameCodes).includes(told.code)) return undefined;
  const { type, data } = told;
  // What has a place is an event of a topic, whatever else goes by its name.
  if (isPlace(told) && told.seq >= 1) {
    const { topic, epoch, seq } = told;
    return { kind: 'event', topic, epoch, seq, event: { type, topic, epoch, seq, data } as TopicEvent };
  }
  if (!isTold(data) || needed[type]?.(data) === false) return undefined;
  return { kind: 'control', frame: { type, data } as ControlFrame };
}
