import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTagReader, readFlv } from '../packager/flv.ts';
import { fragment, type VideoSample } from '../packager/fragment.ts';
import { initSection } from '../packager/init.ts';
import { wholeMovie } from '../packager/movie.ts';
import { aacFrame, readAudioTrack, videoTimescale, type VideoTrack } from '../packager/tracks.ts';

/** Milliseconds of every segment of the demo channel. */
export const segmentLength = 2_000;
/** Pictures of a segment, and ticks of a picture. */
const perSegment = 50;
const pictureTicks = videoTimescale / 25;

/** Samples of sound a second, and frames of it in a segment: not a whole number, so segments take one more or less. */
const soundRate = 48_000;
const framesPerSegment = (segmentLength * soundRate) / 1_000 / aacFrame;
/** AudioSpecificConfig for decoders: AAC-LC, 48 kHz, one channel. */
const soundConfig = Buffer.from([0x11, 0x88]);
const adtsHeader = 7;

/** Names of the loops of sound. */
export type Sound = 'crowd' | 'roar' | 'bed';

/** A drawn scene: its pictures, segment by segment; the first of each is a key picture. */
export interface Scene {
  track: VideoTrack;
  segments: readonly (readonly VideoSample[])[];
}

/** Picture and sound of a segment. */
export interface Shot {
  /** File below the folder of scenes, without its ending. */
  scene: string;
  /** Segment of the scene. */
  index: number;
  sound: Sound;
}

/** Drawn scenes and sounds, read when they are first shown. */
export interface Scenes {
  /** Number of segments of a scene. */
  length(scene: string): Promise<number>;
  /** Description of its pictures for decoders. */
  track(scene: string): Promise<VideoTrack>;
  /** The initialisation section that serves every scene. */
  init(): Promise<Buffer>;
  /** A shot as the segment of a number: its times depend on the number alone, so that any shot may follow any other. */
  segment(shot: Shot, number: number): Promise<Buffer>;
  /** Shots one after the other as a file of their own. */
  movie(shots: readonly Shot[]): Promise<Buffer>;
}

function readScene(name: string, file: Buffer): Scene {
  let track: VideoTrack | undefined;
  const samples: VideoSample[] = [];
  const read = createTagReader();
  for (const event of [...readFlv(file)].flatMap(read)) {
    if (event.type === 'videoTrack') track = event.track;
    if (event.type !== 'picture') continue;
    samples.push({ data: event.data, isKey: event.isKey, duration: pictureTicks, offset: (event.offset * videoTimescale) / 1_000 });
  }
  if (!track || samples.length === 0 || samples.length % perSegment !== 0) throw new Error(`the scene ${name} is not whole`);
  const segments = Array.from({ length: samples.length / perSegment }, (_, index) =>
    samples.slice(index * perSegment, (index + 1) * perSegment),
  );
  return { track, segments };
}

/** The frames of an ADTS file, without their headers. */
function readSound(file: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let at = 0; at + adtsHeader <= file.length;) {
    const size = (file.readUIntBE(at + 3, 3) >> 5) & 0x1fff;
    frames.push(file.subarray(at + adtsHeader, at + size));
    at += size;
  }
  return frames;
}

/** @param folder folder of the scenes: `<sport>/<scene>.flv`, `sound/<name>.aac` */
export function openScenes(folder: string): Scenes {
  const scenes = new Map<string, Promise<Scene>>();
  const sounds = new Map<Sound, Promise<Buffer[]>>();

  /** Reads once; a failed read is tried again. */
  function memoized<Key, Value>(map: Map<Key, Promise<Value>>, key: Key, read: () => Promise<Value>): Promise<Value> {
    const known = map.get(key);
    if (known) return known;
    const reading = read();
    map.set(key, reading);
    reading.catch(() => map.delete(key));
    return reading;
  }
  const scene = (name: string) => memoized(scenes, name, async () => readScene(name, await readFile(join(folder, `${name}.flv`))));
  const sound = (name: Sound) => memoized(sounds, name, async () => readSound(await readFile(join(folder, 'sound', `${name}.aac`))));

  /** Pictures of a shot, and its sound as the segment of a number. */
  async function piece({ scene: name, index, sound: loop }: Shot, number: number) {
    const [{ segments }, frames] = await Promise.all([scene(name), sound(loop)]);
    const samples = segments[index];
    if (!samples) throw new RangeError(`the scene ${name} has no segment ${index}`);
    const [first, end] = [Math.ceil(number * framesPerSegment), Math.ceil((number + 1) * framesPerSegment)];
    const heard = Array.from({ length: end - first }, (_, frame) => frames[(first + frame) % frames.length] ?? Buffer.alloc(0));
    return { samples, first, frames: heard };
  }
  /** Tracks of every scene: all are drawn alike. */
  const tracks = async () => {
    const audio = readAudioTrack(soundConfig);
    if (!audio) throw new Error('the sound of scenes cannot be described');
    return { video: (await scene('football/empty')).track, audio };
  };

  return {
    length: async (name) => (await scene(name)).segments.length,
    track: async (name) => (await scene(name)).track,
    init: async () => initSection(await tracks()),
    async segment(shot, number) {
      const { samples, first, frames } = await piece(shot, number);
      return fragment(number, { at: (number * segmentLength * videoTimescale) / 1_000, samples }, { at: first * aacFrame, frames });
    },
    async movie(shots) {
      const pieces = [];
      for (const [number, shot] of shots.entries()) pieces.push(await piece(shot, number));
      return wholeMovie(await tracks(), pieces);
    },
  };
}
