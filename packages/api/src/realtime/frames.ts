import * as z from 'zod/mini';
import {
  controlFrames,
  frameCodes,
  topicEvents,
  type ControlFrameData,
  type ControlFrameType,
  type TopicEvent,
  type TopicEventType,
} from './realtime.contract.ts';

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

const serverFrame = z.object({ code: z.enum(frameCodes), type: z.string(), data: z.optional(z.unknown()) });
const placedFrame = z.object({ topic: z.string(), epoch: z.string(), seq: z.int().check(z.gte(1)) });

const isControlType = (type: string): type is ControlFrameType => Object.hasOwn(controlFrames, type);
const isEventType = (type: string): type is TopicEventType => Object.hasOwn(topicEvents, type);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the text of a server frame; undefined for anything that the contract does not know. Never throws.
 * An event of an unknown type or shape keeps its place, so that its number is not taken for a gap.
 */
export function readFrame(text: string): ReceivedFrame | undefined {
  const value = parse(text);
  const frame = serverFrame.safeParse(value);
  if (!frame.success) return undefined;
  const { type, data } = frame.data;
  // What has a place is an event of a topic, whatever else goes by its name.
  const place = placedFrame.safeParse(value);
  if (!place.success && isControlType(type)) {
    const content = controlFrames[type].safeParse(data);
    return content.success ? { kind: 'control', frame: { type, data: content.data } as ControlFrame } : undefined;
  }
  if (!place.success) return undefined;
  const content = isEventType(type) ? topicEvents[type].safeParse(data) : undefined;
  return {
    kind: 'event',
    ...place.data,
    event: content?.success ? ({ type, ...place.data, data: content.data } as TopicEvent) : undefined,
  };
}
