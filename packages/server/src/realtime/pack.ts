import { frameCodes, type ControlFrameData, type ControlFrameType, type TopicEventType } from '@pitchside/api/realtime';
import type { StoredEvent } from '../platform/events.ts';
import { localize, type Language } from '../text/local.ts';

/** Events that may be left out for a slow reader; everything else arrives or the reader is dropped. */
const lossyTypes: readonly string[] = ['barrage', 'entry'] satisfies TopicEventType[];

/** Events without text: one frame serves readers of all languages. */
const wordless: readonly string[] = ['exponent', 'feed'] satisfies TopicEventType[];

const nothing = Buffer.alloc(0);

/** Public name of a topic: the odds of each company are `odds:<sport>` to its followers. */
export const publicName = (topic: string): string => (topic.startsWith('odds:') ? topic.split(':', 2).join(':') : topic);

/** A text message to a client as wire bytes: one frame, unmasked. Source: RFC 6455, section 5.2. */
export function wireFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}

/** A frame with the same content for many readers, as wire bytes. */
export const controlFrame = <T extends ControlFrameType>(type: T, data: ControlFrameData<T>): Buffer =>
  wireFrame(JSON.stringify({ code: frameCodes.push, type, data }));

/** A reader's view of a topic: type and data of each event; undefined for an event that it does not get. */
export interface View {
  name: string;
  of(event: Pick<StoredEvent, 'type' | 'data'>): { type: string; data: unknown } | undefined;
}

/** Readers that follow topics by name get every event as it is. */
const whole: View = { name: '', of: (event) => event };

/** Consecutive events of a topic as wire bytes: built once for all readers of a language. */
export interface Pack {
  /** Public name of the topic. */
  topic: string;
  /** Number of its last event. */
  last: number;
  /** Frames after an event that the reader has; leaves out the droppable ones while the reader is slow. */
  since(seq: number, language: Language, isSlow: boolean, view?: View): Buffer;
}

/** Packs events, which follow each other. */
export function createPack(topic: string, events: readonly StoredEvent[]): Pack {
  const name = publicName(topic);
  const frames = new Map<string, Buffer>();
  const packs = new Map<string, Buffer>();

  function frameOf(event: StoredEvent, language: Language, view: View): Buffer {
    const { epoch, seq } = event;
    const isSame = wordless.includes(event.type);
    const key = `${seq} ${isSame ? '' : language} ${view.name}`;
    const known = frames.get(key);
    if (known) return known;
    const seen = view.of(event);
    if (!seen) return nothing;
    const { type, data } = seen;
    const frame = wireFrame(
      JSON.stringify({ code: frameCodes.push, type, topic: name, epoch, seq, data: isSame ? data : localize<unknown>(data, language) }),
    );
    frames.set(key, frame);
    return frame;
  }

  return {
    topic: name,
    last: events.at(-1)?.seq ?? 0,
    since(seq, language, isSlow, view = whole) {
      // Hardly any reader is between two events of a pack.
      const from = Math.max(seq, (events[0]?.seq ?? 0) - 1);
      const key = `${from} ${language} ${isSlow ? 'slow' : ''} ${view.name}`;
      const known = packs.get(key);
      if (known) return known;
      const pack = Buffer.concat(
        events
          .filter((event) => event.seq > seq && !(isSlow && lossyTypes.includes(event.type)))
          .map((event) => frameOf(event, language, view)),
      );
      packs.set(key, pack);
      return pack;
    },
  };
}
