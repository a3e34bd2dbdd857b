import type { ControlFrameData, ControlFrameType, TopicEvent } from './realtime.contract.ts';
import { frameCodes } from './wire.ts';

/** A server frame outside topics. */
export type ControlFrame = { [T in ControlFrameType]: { type: T; data: ControlFrameData<T> } }[ControlFrameType];

/** Place of an event in its topic, with the event, or with what it changes of an earlier one. */
export interface PlacedEvent {
  topic: string;
  epoch: string;
  seq: number;
  /** Undefined for a patch. */
  event: TopicEvent | undefined;
  /** Number of the event that it patches, and the patch of its data. */
  patch?: { base: number; changes: unknown };
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

const isNumber = (seq: unknown): seq is number => Number.isSafeInteger(seq) && (seq as number) >= 0;
const isPlace = (told: Told): told is Told & { topic: string; epoch: string; seq: number } =>
  typeof told.topic === 'string' && typeof told.epoch === 'string' && Number.isSafeInteger(told.seq);

/** Checks of the data that the client itself relies on; other fields are checked where they are used. */
const needed: Partial<Record<string, (data: Told) => boolean>> = {
  subscribed: isPlace,
  reset: isPlace,
  online: ({ topic }) => typeof topic === 'string',
};

function readPlain(told: Told): ReceivedFrame | undefined {
  if (typeof told.type !== 'string' || !Object.values<unknown>(frameCodes).includes(told.code)) return undefined;
  const { type, data } = told;
  // A frame with a place is an event of a topic, whatever else has its type.
  if (isPlace(told) && told.seq >= 1) {
    const { topic, epoch, seq } = told;
    return { kind: 'event', topic, epoch, seq, event: { type, topic, epoch, seq, data } as TopicEvent };
  }
  if (!isTold(data) || needed[type]?.(data) === false) return undefined;
  return { kind: 'control', frame: { type, data } as ControlFrame };
}

function readEntry(topic: string, epoch: string, entry: unknown): ReceivedFrame | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [seq, told, content] = entry as readonly unknown[];
  if (!isNumber(seq) || seq < 1) return undefined;
  const place = { kind: 'event', topic, epoch, seq } as const;
  if (typeof told === 'string') return { ...place, event: { type: told, topic, epoch, seq, data: content } as TopicEvent };
  return isNumber(told) ? { ...place, event: undefined, patch: { base: seq - told, changes: content } } : undefined;
}

/**
 * Reads a server message by its envelope and places alone, without the schemas of its data: one frame, or the events of a topic that came
 * together. Nothing for anything that is no frame. Never throws.
 */
export function readPlainFrames(text: string): ReceivedFrame[] {
  const told = parse(text);
  if (!Array.isArray(told)) return (isTold(told) && [readPlain(told)].filter((frame) => frame !== undefined)) || [];
  const [topic, epoch, ...entries] = told as readonly unknown[];
  if (typeof topic !== 'string' || typeof epoch !== 'string') return [];
  return entries.map((entry) => readEntry(topic, epoch, entry)).filter((frame) => frame !== undefined);
}
