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

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isNumber = (seq: unknown): seq is number => Number.isSafeInteger(seq) && (seq as number) >= 0;
const isPlace = (plain: Plain): plain is Plain & { topic: string; epoch: string; seq: number } =>
  typeof plain.topic === 'string' && typeof plain.epoch === 'string' && Number.isSafeInteger(plain.seq);

/** Checks of the data that the client itself relies on; other fields are checked where they are used. */
const needed: Partial<Record<string, (data: Plain) => boolean>> = {
  subscribed: isPlace,
  reset: isPlace,
  online: ({ topic }) => typeof topic === 'string',
};

function readPlain(plain: Plain): ReceivedFrame | undefined {
  if (typeof plain.type !== 'string' || !Object.values<unknown>(frameCodes).includes(plain.code)) return undefined;
  const { type, data } = plain;
  // A frame with a place is an event of a topic, whatever else has its type.
  if (isPlace(plain) && plain.seq >= 1) {
    const { topic, epoch, seq } = plain;
    return { kind: 'event', topic, epoch, seq, event: { type, topic, epoch, seq, data } as TopicEvent };
  }
  if (!isPlain(data) || needed[type]?.(data) === false) return undefined;
  return { kind: 'control', frame: { type, data } as ControlFrame };
}

function readEntry(topic: string, epoch: string, entry: unknown): ReceivedFrame | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [seq, kind, content] = entry as readonly unknown[];
  if (!isNumber(seq) || seq < 1) return undefined;
  const place = { kind: 'event', topic, epoch, seq } as const;
  if (typeof kind === 'string') return { ...place, event: { type: kind, topic, epoch, seq, data: content } as TopicEvent };
  return isNumber(kind) ? { ...place, event: undefined, patch: { base: seq - kind, changes: content } } : undefined;
}

/**
 * Reads a server message by its envelope and places alone, without the schemas of its data: one frame, or the events of a topic that came
 * together. Nothing for anything that is no frame. Never throws.
 */
export function readPlainFrames(text: string): ReceivedFrame[] {
  const plain = parse(text);
  if (!Array.isArray(plain)) return (isPlain(plain) && [readPlain(plain)].filter((frame) => frame !== undefined)) || [];
  const [topic, epoch, ...entries] = plain as readonly unknown[];
  if (typeof topic !== 'string' || typeof epoch !== 'string') return [];
  return entries.map((entry) => readEntry(topic, epoch, entry)).filter((frame) => frame !== undefined);
}
