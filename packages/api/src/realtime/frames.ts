import type { ControlFrame } from './plainFrames.ts';
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
