import { readPlainFrame, type ControlFrame, type ReceivedFrame } from './plainFrames.ts';
import { controlFrames, topicEvents, type ControlFrameType, type TopicEvent, type TopicEventType } from './realtime.contract.ts';

export type { ControlFrame, PlacedEvent, ReceivedFrame } from './plainFrames.ts';

const isControlType = (type: string): type is ControlFrameType => Object.hasOwn(controlFrames, type);
const isEventType = (type: string): type is TopicEventType => Object.hasOwn(topicEvents, type);

/** An event that was read plainly, if the contract knows its type and shape. */
export function knownEvent(event: TopicEvent): TopicEvent | undefined {
  const content = isEventType(event.type) ? topicEvents[event.type].safeParse(event.data) : undefined;
  return content?.success ? ({ ...event, data: content.data } as TopicEvent) : undefined;
}

/** A frame outside topics that was read plainly, if the contract knows it. */
export function knownControl({ type, data }: ControlFrame): ControlFrame | undefined {
  const content = isControlType(type) ? controlFrames[type].safeParse(data) : undefined;
  return content?.success ? ({ type, data: content.data } as ControlFrame) : undefined;
}

/**
 * Reads the text of a server frame; undefined for anything that the contract does not know. Never throws.
 * An event of an unknown type or shape keeps its place, so that its number is not taken for a gap.
 */
export function readFrame(text: string): ReceivedFrame | undefined {
  const plain = readPlainFrame(text);
  if (plain?.kind === 'event') return { ...plain, event: plain.event && knownEvent(plain.event) };
  const frame = plain && knownControl(plain.frame);
  return frame && { kind: 'control', frame };
}
