import { box, fullBox, u16, u32, zeros } from './boxes.ts';
import { videoTimescale, type AudioTrack, type Tracks, type VideoTrack } from './tracks.ts';

/** Numbers of the tracks in every file that we write. */
export const trackIds = { video: 1, audio: 2 } as const;

const matrix = Buffer.concat([u32(0x10000), zeros(12), u32(0x10000), zeros(12), u32(0x40000000)]);
const resolution72 = u32(0x480000);
const undetermined = u16(0x55c4);

/** `length` is in ms; 0 while it is not known. */
function trackHeader(id: number, volume: number, width: number, height: number, length: number): Buffer {
  return fullBox(
    'tkhd',
    0,
    3,
    zeros(8),
    u32(id),
    zeros(4),
    u32(length),
    zeros(8),
    u16(0),
    u16(0),
    u16(volume),
    u16(0),
    matrix,
    u32(width * 0x10000),
    u32(height * 0x10000),
  );
}

/** Sample tables of a track: total length in its own ticks, and the tables themselves. */
export interface SampleTables {
  length: number;
  tables: readonly Buffer[];
  /** Edit list in its box; default none. */
  edits?: Buffer;
}

/** Tables of a track whose samples lie in fragments. */
const noSamples: SampleTables = {
  length: 0,
  tables: [
    fullBox('stts', 0, 0, u32(0)),
    fullBox('stsc', 0, 0, u32(0)),
    fullBox('stsz', 0, 0, u32(0), u32(0)),
    fullBox('stco', 0, 0, u32(0)),
  ],
};

function media(timescale: number, handler: string, header: Buffer, entry: Buffer, { length, tables }: SampleTables): Buffer {
  const table = box('stbl', fullBox('stsd', 0, 0, u32(1), entry), ...tables);
  const place = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)));
  return box(
    'mdia',
    fullBox('mdhd', 0, 0, zeros(8), u32(timescale), u32(length), undetermined, u16(0)),
    fullBox('hdlr', 0, 0, zeros(4), Buffer.from(handler), zeros(12), Buffer.from('\0')),
    box('minf', header, place, table),
  );
}

function videoEntry({ config, width, height }: VideoTrack): Buffer {
  return box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width),
    u16(height),
    resolution72,
    resolution72,
    zeros(4),
    u16(1),
    zeros(32),
    u16(24),
    u16(0xffff),
    box('avcC', config),
  );
}

const descriptor = (tag: number, content: Buffer) => Buffer.concat([Buffer.from([tag, content.length]), content]);

function audioEntry({ config, rate, channels }: AudioTrack): Buffer {
  const decoder = descriptor(4, Buffer.concat([Buffer.from([0x40, 0x15, 0, 0, 0]), u32(0), u32(0), descriptor(5, config)]));
  const stream = descriptor(3, Buffer.concat([u16(trackIds.audio), Buffer.from([0]), decoder, descriptor(6, Buffer.from([2]))]));
  // The field holds 16 bits before the point; higher rates are in the codec's own record.
  return box(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(channels),
    u16(16),
    zeros(4),
    u32(Math.min(rate, 0xffff) * 0x10000),
    fullBox('esds', 0, 0, stream),
  );
}

const inMilliseconds = ({ length }: SampleTables, timescale: number) => Math.round((length * 1_000) / timescale);

/** Track boxes of a file, with their sample tables. */
export function trackBoxes(
  { video, audio }: Partial<Tracks>,
  pictures: SampleTables = noSamples,
  sounds: SampleTables = noSamples,
): Buffer[] {
  const tracks: Buffer[] = [];
  if (video)
    tracks.push(
      box(
        'trak',
        trackHeader(trackIds.video, 0, video.width, video.height, inMilliseconds(pictures, videoTimescale)),
        ...(pictures.edits ? [pictures.edits] : []),
        media(videoTimescale, 'vide', fullBox('vmhd', 0, 1, zeros(8)), videoEntry(video), pictures),
      ),
    );
  if (audio)
    tracks.push(
      box(
        'trak',
        trackHeader(trackIds.audio, 0x100, 0, 0, inMilliseconds(sounds, audio.rate)),
        ...(sounds.edits ? [sounds.edits] : []),
        media(audio.rate, 'soun', fullBox('smhd', 0, 0, zeros(4)), audioEntry(audio), sounds),
      ),
    );
  return tracks;
}

/** Header of a video file; `length` is in ms, 0 while it is unknown. */
export const movieHeader = (length = 0): Buffer =>
  fullBox('mvhd', 0, 0, zeros(8), u32(1_000), u32(length), u32(0x10000), u16(0x100), zeros(10), matrix, zeros(24), u32(3));

/** Initialisation section: the tracks, without any sample. */
export function initSection({ video, audio }: Partial<Tracks>): Buffer {
  const extended = [...(video ? [trackIds.video] : []), ...(audio ? [trackIds.audio] : [])].map((id) =>
    fullBox('trex', 0, 0, u32(id), u32(1), zeros(12)),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), u32(1), Buffer.from('iso6cmfcmp41')),
    box('moov', movieHeader(), ...trackBoxes({ video, audio }), box('mvex', ...extended)),
  ]);
}
