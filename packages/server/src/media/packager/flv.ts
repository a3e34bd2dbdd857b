import { readAudioTrack, readVideoTrack, type AudioTrack, type VideoTrack } from './tracks.ts';

/** A message of RTMP or a tag of FLV: its kind, its time and its body. */
export interface MediaTag {
  kind: 'video' | 'audio';
  /** Decoding time in milliseconds on the publisher's own clock. */
  at: number;
  body: Buffer;
}

/** What a tag says. `unsupported` is a codec that browsers would not play from us. */
export type MediaEvent =
  | { type: 'videoTrack'; track: VideoTrack }
  | { type: 'audioTrack'; track: AudioTrack }
  | { type: 'picture'; at: number; offset: number; isKey: boolean; data: Buffer }
  | { type: 'sound'; at: number; data: Buffer }
  | { type: 'unsupported'; kind: MediaTag['kind'] };

const avc = 7;
const aac = 10;
/** Bit that marks the newer header, under which HEVC, AV1 and VP9 travel. */
const enhanced = 0x80;
const sequenceHeader = 0;
const coded = 1;

function readVideo(at: number, body: Buffer): MediaEvent | undefined {
  const head = body[0] ?? 0;
  if ((head & enhanced) !== 0 || (head & 15) !== avc) return { type: 'unsupported', kind: 'video' };
  if (body.length < 6) return undefined;
  if (body[1] === sequenceHeader) {
    const track = readVideoTrack(body.subarray(5));
    return track && { type: 'videoTrack', track };
  }
  return body[1] === coded
    ? { type: 'picture', at, offset: body.readIntBE(2, 3), isKey: head >> 4 === 1, data: Buffer.from(body.subarray(5)) }
    : undefined;
}

function readAudio(at: number, body: Buffer): MediaEvent | undefined {
  if ((body[0] ?? 0) >> 4 !== aac) return { type: 'unsupported', kind: 'audio' };
  if (body.length < 3) return undefined;
  if (body[1] !== sequenceHeader) return { type: 'sound', at, data: Buffer.from(body.subarray(2)) };
  const track = readAudioTrack(body.subarray(2));
  return track && { type: 'audioTrack', track };
}

/** Reads a tag; undefined for what carries nothing or is broken. The data is copied, because receivers reuse their buffers. */
export function readTag({ kind, at, body }: MediaTag): MediaEvent | undefined {
  if (body.length === 0) return undefined;
  return kind === 'video' ? readVideo(at, body) : readAudio(at, body);
}

const kinds: Record<number, MediaTag['kind']> = { 8: 'audio', 9: 'video' };

/** The tags of an FLV file, in order; script tags are left out. */
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
