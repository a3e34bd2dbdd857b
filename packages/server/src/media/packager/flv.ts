import { isAnnexB, readParameterSets, readVideoDescription, withLengths } from './nal.ts';
import { readAudioTrack, type AudioTrack, type VideoTrack } from './tracks.ts';

/** A message of RTMP or a tag of FLV: its kind, its time and its body. */
export interface MediaTag {
  kind: 'video' | 'audio';
  /** Decoding time in milliseconds on the publisher's own clock. */
  at: number;
  body: Buffer;
}

/**
 * Content of a tag. `unsupported` is a codec that browsers would not play from us, `undescribed` an unreadable description of the pictures.
 */
export type MediaEvent =
  | { type: 'videoTrack'; track: VideoTrack }
  | { type: 'audioTrack'; track: AudioTrack }
  | { type: 'picture'; at: number; offset: number; isKey: boolean; data: Buffer }
  | { type: 'sound'; at: number; data: Buffer }
  | { type: 'unsupported'; kind: MediaTag['kind'] }
  | { type: 'undescribed' };

const avc = 7;
const aac = 10;
/** Bit that marks the newer header, under which HEVC, AV1 and VP9 travel. */
const enhanced = 0x80;
const sequenceHeader = 0;
const coded = 1;
/** Bytes of the length fields that we write where an encoder sends start codes. */
const ownLengths = 4;

function readDescription(config: Buffer): MediaEvent {
  const found = readVideoDescription(config);
  if (found === 'broken') return { type: 'undescribed' };
  return 'track' in found ? { type: 'videoTrack', track: found.track } : { type: 'unsupported', kind: 'video' };
}

/** True for a picture or a frame of sound; the time of a description has no meaning. */
export const isMedia = ({ kind, body }: Pick<MediaTag, 'kind' | 'body'>): boolean => {
  const isDescription = body[1] === sequenceHeader && (kind === 'video' ? ((body[0] ?? 0) & 15) === avc : (body[0] ?? 0) >> 4 === aac);
  return body.length > 1 && !isDescription;
};

/** True for a picture. */
export const isPicture = (tag: Pick<MediaTag, 'kind' | 'body'>): boolean => tag.kind === 'video' && isMedia(tag);

/**
 * Parses the tags of one stream in order; returns nothing for a tag without content. The data is copied, because receivers reuse their
 * buffers.
 */
export function createTagReader(): (tag: MediaTag) => MediaEvent[] {
  /** Bytes of the length fields between the units of a picture, from the description. */
  let lengths: number | undefined;

  function describe(event: MediaEvent): MediaEvent {
    if (event.type === 'videoTrack') lengths = ((event.track.config[4] ?? 3) & 3) + 1;
    return event;
  }

  function readVideo(at: number, body: Buffer): MediaEvent[] {
    const head = body[0] ?? 0;
    if ((head & enhanced) !== 0 || (head & 15) !== avc) return [{ type: 'unsupported', kind: 'video' }];
    if (body.length < 6) return [];
    const rest = body.subarray(5);
    if (body[1] === sequenceHeader) return [describe(readDescription(rest))];
    if (body[1] !== coded) return [];
    const picture = { type: 'picture', at, offset: body.readIntBE(2, 3), isKey: head >> 4 === 1 } as const;
    if (!isAnnexB(rest, lengths ?? ownLengths)) return [{ ...picture, data: Buffer.from(rest) }];
    const events: MediaEvent[] = [];
    // An encoder that knows no descriptions apart sends them with its key pictures.
    const sets = lengths === undefined && picture.isKey ? readParameterSets(rest) : undefined;
    if (sets === 'broken') events.push({ type: 'undescribed' });
    else if (sets)
      events.push(describe('track' in sets ? { type: 'videoTrack', track: sets.track } : { type: 'unsupported', kind: 'video' }));
    return [...events, { ...picture, data: withLengths(rest, lengths ?? ownLengths) }];
  }

  function readAudio(at: number, body: Buffer): MediaEvent[] {
    if ((body[0] ?? 0) >> 4 !== aac) return [{ type: 'unsupported', kind: 'audio' }];
    if (body.length < 3) return [];
    if (body[1] !== sequenceHeader) return [{ type: 'sound', at, data: Buffer.from(body.subarray(2)) }];
    const track = readAudioTrack(body.subarray(2));
    return track ? [{ type: 'audioTrack', track }] : [];
  }

  return ({ kind, at, body }) => {
    if (body.length === 0) return [];
    return kind === 'video' ? readVideo(at, body) : readAudio(at, body);
  };
}

const kinds: Record<number, MediaTag['kind']> = { 8: 'audio', 9: 'video' };

/** Parses an FLV file into tags, in order; script tags are left out. */
export function* readFlv(file: Buffer): Generator<MediaTag> {
  const head = file.toString('latin1', 0, 3) === 'FLV' ? file.readUInt32BE(5) + 4 : 0;
  for (let at = head; at + 11 <= file.length;) {
    const size = file.readUIntBE(at + 1, 3);
    const kind = kinds[file[at] ?? 0];
    const time = file.readUIntBE(at + 4, 3) + (file[at + 7] ?? 0) * 0x1000000;
    if (kind) yield { kind, at: time, body: file.subarray(at + 11, at + 11 + size) };
    at += 11 + size + 4;
  }
}
