import {
  createPatch,
  frameCodes,
  unchanged,
  type ControlFrameData,
  type ControlFrameType,
  type TopicEventType,
} from '@pitchside/api/realtime';
import { deflateRawSync } from 'node:zlib';
import type { StoredEvent } from '../platform/events.ts';
import { isLocalText, localize, type Language } from '../text/local.ts';
import { createRows, type RowEvent, type Rows } from './rows.ts';

/** Events that may be left out for a slow reader; everything else arrives or the reader is dropped. */
const lossyTypes: readonly string[] = ['barrage', 'entry'] satisfies TopicEventType[];

/** Events without text: one frame serves readers of all languages. */
const wordless: readonly string[] = ['exponent', 'feed'] satisfies TopicEventType[];

/**
 * Messages of so many characters and more are deflated, once for all their readers: no socket has a compressor of its own. It takes some
 * 50 µs and 64 KB, so that for shorter ones to few readers it would cost more than it spares.
 */
const deflated = { from: 512, options: { windowBits: 13, memLevel: 6 } };

/** Topics with one reader, whose secrets might show in the length of what is deflated. */
const personal = /^(user|studio):/;

const nothing = Buffer.alloc(0);

/** Public name of a topic: the odds of each company are `odds:<sport>` to its followers. */
export const publicName = (topic: string): string => (topic.startsWith('odds:') ? topic.split(':', 2).join(':') : topic);

/** A message to a client as wire bytes: one frame, unmasked, text or binary. Source: RFC 6455, section 5.2. */
export function wireFrame(content: string | Buffer): Buffer {
  const length = Buffer.byteLength(content);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = typeof content === 'string' ? 0x81 : 0x82;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  if (typeof content === 'string') frame.write(content, head);
  else content.copy(frame, head);
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

/** Reader of a pack: its connection, and what it has of the topic. */
export interface Reader {
  language: Language;
  /** Waits for so many bytes that it gets no droppable events. */
  isSlow: boolean;
  view?: View | undefined;
  /** Event since which it has got every one in its language: bases of patches lie after it. Undefined if it reads no patches. */
  since?: number | undefined;
  /** Reads deflated messages, if it reads patches. */
  inflates?: boolean;
}

/** Consecutive events of a topic as wire bytes: built once for all readers of a kind. */
export interface Pack {
  /** Public name of the topic. */
  topic: string;
  /** Number of its last event. */
  last: number;
  /** Frames after an event that the reader has. */
  after(seq: number, reader: Reader): Buffer;
}

/** Packs events, which follow each other; `rows` knows what they may be patches of. */
export function createPack(topic: string, given: readonly StoredEvent[], rows: Rows = createRows()): Pack {
  const name = publicName(topic);
  const events = rows.join(given);
  const [first, last] = [events[0]?.seq ?? 0, events.at(-1)?.seq ?? 0];
  const bases = events.flatMap(({ base }) => base?.seq ?? []);
  const lowestBase = Math.min(...bases);
  const texts = new Map<string, string>();
  const packs = new Map<string, Buffer>();
  const patches = new Map<number, unknown>();

  /** Text that is made once, for each language where there are words in it. */
  function textOf(
    { seq, type }: StoredEvent,
    kind: string,
    language: Language,
    make: (words: (data: unknown) => unknown) => unknown,
  ): string {
    const isSame = wordless.includes(type);
    const key = `${seq} ${isSame ? '' : language} ${kind}`;
    const known = texts.get(key) ?? JSON.stringify(make(isSame ? (data) => data : (data) => localize<unknown>(data, language)));
    texts.set(key, known);
    return known;
  }

  function frameOf(event: StoredEvent, language: Language, view: View): Buffer {
    const { epoch, seq } = event;
    const seen = view.of(event);
    if (!seen) return nothing;
    const { type, data } = seen;
    return wireFrame(
      textOf(event, `frame ${view.name}`, language, (words) => ({
        code: frameCodes.push,
        type,
        topic: name,
        epoch,
        seq,
        data: words(data),
      })),
    );
  }

  function patchOf({ seq, data }: RowEvent, base: StoredEvent): unknown {
    if (!patches.has(seq)) {
      const patch = createPatch(base.data, data, isLocalText);
      patches.set(seq, patch === unchanged ? {} : patch);
    }
    return patches.get(seq);
  }

  /** An event among those that come together: whole, or how far back the one is that it patches, and the patch. */
  function entryOf(event: RowEvent, language: Language, since: number): string {
    const { seq, type, data, base } = event;
    if (!base || base.seq <= since) return textOf(event, 'whole', language, (words) => [seq, type, words(data)]);
    return textOf(event, 'patch', language, (words) => [seq, seq - base.seq, words(patchOf(event, base))]);
  }

  /** All events in one message: topic, epoch, entries. */
  function together(some: readonly RowEvent[], language: Language, since: number, inflates: boolean): Buffer {
    const [one] = some;
    if (!one) return nothing;
    const text = `[${JSON.stringify(name)},${JSON.stringify(one.epoch)},${some.map((event) => entryOf(event, language, since)).join(',')}]`;
    return wireFrame(inflates && text.length >= deflated.from && !personal.test(topic) ? deflateRawSync(text, deflated.options) : text);
  }

  /** Readers that may get the same patches. Nearly all have the oldest base already. */
  const kindOf = (since: number): number => (since < lowestBase ? 0 : bases.filter((base) => base <= since).length);

  return {
    topic: name,
    last,
    after(seq, { language, isSlow, view, since, inflates = false }) {
      // Hardly any reader is between two events of a pack.
      const from = Math.max(seq, first - 1);
      const kind = view ? view.name : since === undefined ? 'frames' : kindOf(since);
      const key = `${from} ${language} ${isSlow ? 'slow' : ''} ${inflates ? 'deflated' : ''} ${kind}`;
      const known = packs.get(key);
      if (known) return known;
      const due = events.filter((event) => event.seq > seq && !(isSlow && lossyTypes.includes(event.type)));
      const pack =
        view || since === undefined
          ? Buffer.concat(due.map((event) => frameOf(event, language, view ?? whole)))
          : together(due, language, since, inflates);
      packs.set(key, pack);
      return pack;
    },
  };
}
