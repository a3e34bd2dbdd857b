import type { Channel, PlaylistAnswer, PlaylistRequest } from '../channel.ts';
import { createTagReader, type MediaEvent, type MediaTag } from './flv.ts';
import { initSection } from './init.ts';
import { traced } from '../../platform/tracing.ts';
import { createRoomFiles } from './files.ts';
import { createSoundFiles, type SoundFiles } from './sound.ts';
import { createSegmenter, type SegmenterSink } from './segmenter.ts';
import type { WholeSegment } from './segments.ts';
import type { StreamTap } from './tap.ts';
import { silentTrack, type Tracks } from './tracks.ts';

/** Milliseconds of pictures that wait for the sound's description before the stream begins without sound. */
const soundWait = 1_000;
/** Most held events, and their most bytes, whatever their times are. */
const mostHeld = { events: 600, bytes: 16 * 1024 * 1024 };
/** Milliseconds per segment by which the capture time is corrected when every picture comes later than assumed. */
const datingDrift = 1;

export interface PackagerOptions {
  /** Milliseconds UTC; dates the pictures. */
  now(): number;
  /** Begins every file name; must never repeat for a room. */
  stream: string;
  /** The stream can be played from now on; called once for each publisher. */
  onReady(): void;
  /** A segment is whole. */
  onSegment?(segment: WholeSegment): void;
  /** Receives the stream as it is cut. */
  tap?: StreamTap | undefined;
  /** Milliseconds from the stream's own time to UTC, where another stream knows them; default the smallest observed delay. */
  capture?(): number;
}

/** Why a picture can never be played: browsers do not know its codec, or nobody can read its description. */
export type Unplayable = 'codec' | 'description';

/** Packages the tags of one pushed stream as low-latency HLS, without touching the pictures. */
export interface Packager extends Channel {
  /** The sound by itself: same times and same dates. */
  sound: Pick<SoundFiles, keyof Channel | 'bitRate' | 'codec'>;
  /** Takes a tag, whose times increase; returns the reason when the picture can never be played and the publisher should stop. */
  accept(tag: MediaTag): Unplayable | undefined;
  /** The publisher has left: what it sent is completed, so that nothing of it waits for the next picture. */
  pause(): void;
  /** The publisher resumes after a break. */
  rejoin(): void;
  /** Ends the stream: players are told, and the remaining window can still be read. */
  end(): void;
}

export function createPackager({ now, stream, onReady, onSegment, tap, capture: known }: PackagerOptions): Packager {
  const files = createRoomFiles(stream);
  const soundFiles = createSoundFiles(`${stream}a`);
  const read = createTagReader();
  let video: Tracks['video'] | undefined;
  let audio: Tracks['audio'];
  /** The newest description of the pictures is invalid. */
  let isUndescribed = false;
  let isOpen = false;
  let isReady = false;
  /** Wall clock minus the stream's own time: the smallest observed delay is closest to the capture of the picture. */
  let capture: number | undefined;
  let held: { event: MediaEvent; receivedAt: number }[] = [];
  let heldBytes = 0;
  let receivedAt = 0;

  /** Tracks of the segment in hand. */
  let written: Tracks | undefined;

  const sink: SegmenterSink = {
    begin(at, tracks) {
      capture = known?.() ?? Math.min(receivedAt - at, capture === undefined ? Infinity : capture + datingDrift);
      const init = initSection(tracks);
      files.begin(at + capture, init);
      soundFiles.begin(tracks.audio, capture, written !== undefined && written !== tracks);
      written = tracks;
      tap?.begin({ init, tracks, capture });
    },
    part(part, sound) {
      files.part(part);
      soundFiles.add(sound);
      tap?.part(part, sound);
    },
    end() {
      traced('packager segment', 'frequent', () => {
        const whole = files.end();
        if (whole) onSegment?.(whole);
        if (!isReady) onReady();
        isReady = true;
      });
    },
  };
  const segmenter = createSegmenter(sink, { keepsTime: known !== undefined });

  function take(event: MediaEvent): void {
    if (event.type === 'picture') segmenter.picture(event);
    if (event.type === 'sound') segmenter.sound(event);
  }

  function describe(): void {
    if (video) segmenter.tracks({ video, audio: audio ?? silentTrack }, audio === undefined);
  }

  /** Opens once the tracks are known, and releases the held events. */
  function tryOpen(event: MediaEvent): void {
    const first = held[0]?.event;
    const waited = first?.type === 'picture' && event.type === 'picture' ? event.at - first.at : 0;
    if (!video || (!audio && waited < soundWait && held.length < mostHeld.events && heldBytes < mostHeld.bytes)) return;
    isOpen = true;
    describe();
    for (const item of held) {
      receivedAt = item.receivedAt;
      take(item.event);
    }
    held = [];
  }

  function learn(event: MediaEvent): void {
    if (event.type === 'videoTrack' && !video?.config.equals(event.track.config)) video = event.track;
    else if (event.type === 'audioTrack' && !audio?.config.equals(event.track.config)) audio = event.track;
    else return;
    if (isOpen) describe();
  }

  function keep(event: MediaEvent): void {
    learn(event);
    receivedAt = now();
    if (isOpen) return take(event);
    // Sound before the first picture is useless, and nothing is released before the pictures' description is known.
    if (video && (event.type === 'picture' || held.length > 0)) {
      held.push({ event, receivedAt });
      heldBytes += 'data' in event ? event.data.length : 0;
    }
    tryOpen(event);
  }

  return {
    sound: soundFiles,
    accept(tag) {
      for (const event of read(tag)) {
        if (event.type === 'unsupported' && event.kind === 'video') return 'codec';
        if (event.type === 'undescribed' || event.type === 'videoTrack') isUndescribed = event.type === 'undescribed';
        // An encoder may send a right description after a broken one, but not after the picture.
        if (event.type === 'picture' && isUndescribed) return 'description';
        if (event.type !== 'unsupported' && event.type !== 'undescribed') keep(event);
      }
      return undefined;
    },
    pause() {
      if (isReady) segmenter.finish();
    },
    rejoin() {
      segmenter.rejoin();
      capture = undefined;
      isReady = false;
    },
    end() {
      segmenter.finish();
      files.close();
      soundFiles.end();
    },
    playlist: (request: PlaylistRequest): Promise<PlaylistAnswer> => files.playlist(request),
    file: (name) => files.file(name),
  };
}
