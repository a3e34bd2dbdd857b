import type { MediaTag } from '../../packager/flv.ts';

/** A codec by its usual name; only codecs that the packager supports can be played. */
export interface Codec {
  name: string;
  isPlayable: boolean;
}

/** Bit of the enhanced header, in which a codec is named by four letters. */
const enhanced = 0x80;
const newerSound = 9;

const pictures: Record<number, string> = {
  2: 'H.263',
  3: 'Screen Video',
  4: 'VP6',
  5: 'VP6',
  6: 'Screen Video',
  7: 'H.264',
  12: 'HEVC',
  13: 'AV1',
};
const sounds: Record<number, string> = {
  0: 'PCM',
  1: 'ADPCM',
  2: 'MP3',
  3: 'PCM',
  7: 'G.711',
  8: 'G.711',
  10: 'AAC',
  11: 'Speex',
  14: 'MP3',
};
const letters: Record<string, string> = {
  avc1: 'H.264 (Enhanced RTMP)',
  hvc1: 'HEVC',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  vvc1: 'VVC',
  mp4a: 'AAC (Enhanced RTMP)',
  '.mp3': 'MP3',
  Opus: 'Opus',
  fLaC: 'FLAC',
  'ac-3': 'AC-3',
  'ec-3': 'E-AC-3',
};
const unknown = '?';
const playable: readonly string[] = ['H.264', 'AAC'];

/** Codec of a tag, also of a broken one. */
export function codecOf({ kind, body }: Pick<MediaTag, 'kind' | 'body'>): Codec {
  const head = body[0] ?? 0;
  const isNewer = kind === 'video' ? (head & enhanced) !== 0 : head >> 4 === newerSound;
  const name = isNewer ? letters[body.toString('latin1', 1, 5)] : kind === 'video' ? pictures[head & 15] : sounds[head >> 4];
  return { name: name ?? unknown, isPlayable: name !== undefined && playable.includes(name) };
}
