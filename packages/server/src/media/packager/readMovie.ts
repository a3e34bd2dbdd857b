import { findBoxes, readBoxes, type FoundBox } from './boxes.ts';
import { trackIds } from './init.ts';
import { aacFrame, readAudioTrack, type AudioTrack, type VideoTrack } from './tracks.ts';
import type { VideoSample } from './fragment.ts';

/** Places of the fields of sample entries, in bytes from their first: sizes of the picture, and the boxes after the fixed fields. */
const entryPlaces = { width: 24, height: 26, pictureBoxes: 78, soundBoxes: 28 };

/** AudioSpecificConfig in an `esds` box; its descriptors are as short as `init.ts` writes them. */
function soundConfig(bytes: Buffer, { start, end }: FoundBox): Buffer | undefined {
  // Version and flags; then descriptors 3 (3 bytes of its own) and 4 (13 bytes), which holds 5.
  let at = start + 4;
  const skips: Readonly<Record<number, number>> = { 3: 3, 4: 13 };
  while (at + 2 <= end) {
    const [tag = 0, size = 0] = [bytes[at], bytes[at + 1]];
    if (tag === 5) return bytes.subarray(at + 2, at + 2 + size);
    at += 2 + (skips[tag] ?? size);
  }
  return undefined;
}

/** Tracks of an initialisation section that this site wrote; undefined for any other. */
export function readInit(init: Buffer): { video: VideoTrack; audio: AudioTrack } | undefined {
  let video: VideoTrack | undefined;
  let audio: AudioTrack | undefined;
  for (const table of findBoxes(init, 'moov/trak/mdia/minf/stbl/stsd')) {
    // Version, flags and the number of entries come first.
    for (const { type, start, end } of readBoxes(init, table.start + 8, table.end)) {
      const inside = (from: number, name: string) => [...readBoxes(init, start + from, end)].find((box) => box.type === name);
      if (type === 'avc1') {
        const config = inside(entryPlaces.pictureBoxes, 'avcC');
        const [width, height] = [init.readUInt16BE(start + entryPlaces.width), init.readUInt16BE(start + entryPlaces.height)];
        if (config) video = { config: Buffer.from(init.subarray(config.start, config.end)), width, height };
      }
      if (type === 'mp4a') {
        const descriptors = inside(entryPlaces.soundBoxes, 'esds');
        const config = descriptors && soundConfig(init, descriptors);
        audio = config && readAudioTrack(config);
      }
    }
  }
  return video && audio && { video, audio };
}

/** A picture with its decoding time, in ticks of the video track. */
export interface TimedPicture extends VideoSample {
  at: number;
}

/** An AAC frame with its time, in samples. */
export interface TimedSound {
  at: number;
  data: Buffer;
}

/** Pictures and sound of one fragment. */
export interface ReadFragment {
  pictures: TimedPicture[];
  sounds: TimedSound[];
}

const notSync = 0x10000;
/** Optional fields of `tfhd`, in their order, with the length of each; those of a run's samples. */
const headFields = [
  [0x1, 8],
  [0x2, 4],
  [0x8, 4],
  [0x10, 4],
  [0x20, 4],
] as const;

/** Reads the fragments of a media segment that this site wrote; a broken end is left out. */
export function* readFragments(bytes: Buffer): Generator<ReadFragment> {
  for (const moof of readBoxes(bytes)) {
    if (moof.type !== 'moof') continue;
    const read: ReadFragment = { pictures: [], sounds: [] };
    for (const traf of findBoxes(bytes, 'traf', moof.start, moof.end)) readTrack(bytes, moof.start - 8, traf, read);
    yield read;
  }
}

function readTrack(bytes: Buffer, base: number, traf: FoundBox, read: ReadFragment): void {
  const boxes = [...readBoxes(bytes, traf.start, traf.end)];
  const at = (type: string) => boxes.find((box) => box.type === type)?.start;
  const [head, time, run] = [at('tfhd'), at('tfdt'), at('trun')];
  if (head === undefined || time === undefined || run === undefined) return;
  const headFlags = bytes.readUInt32BE(head) & 0xffffff;
  const usual: Record<number, number> = {};
  let place = head + 8;
  for (const [flag, length] of headFields) {
    if ((headFlags & flag) === 0) continue;
    if (length === 4) usual[flag] = bytes.readUInt32BE(place);
    place += length;
  }
  const isVideo = bytes.readUInt32BE(head + 4) === trackIds.video;
  const flags = bytes.readUInt32BE(run) & 0xffffff;
  const count = bytes.readUInt32BE(run + 4);
  let field = run + 8;
  const next = () => bytes.readUInt32BE((field += 4) - 4);
  let data = base + ((flags & 0x1) === 0 ? 0 : bytes.readInt32BE((field += 4) - 4));
  const first = (flags & 0x4) === 0 ? undefined : next();
  let clock = Number(bytes.readBigUInt64BE(time + 4));
  for (let index = 0; index < count; index += 1) {
    const duration = (flags & 0x100) === 0 ? (usual[0x8] ?? aacFrame) : next();
    const size = (flags & 0x200) === 0 ? (usual[0x10] ?? 0) : next();
    const marks = (flags & 0x400) === 0 ? ((index === 0 ? first : undefined) ?? usual[0x20] ?? 0) : next();
    const offset = (flags & 0x800) === 0 ? 0 : bytes.readInt32BE((field += 4) - 4);
    if (data + size > bytes.length) return;
    const sample = bytes.subarray(data, data + size);
    if (isVideo) read.pictures.push({ at: clock, data: sample, duration, offset, isKey: (marks & notSync) === 0 });
    else read.sounds.push({ at: clock, data: sample });
    data += size;
    clock += duration;
  }
}
