import type { StreamReading } from '@pitchside/api/live/studio';
import type { MediaTag } from '../../packager/flv.ts';
import { isAnnexB, readParameterSets, readVideoDescription, type VideoDescription } from '../../packager/nal.ts';
import { readAudioTrack } from '../../packager/tracks.ts';
import { createCadence } from './cadence.ts';
import { codecOf, type Codec } from './codecs.ts';
import { createSeconds } from './seconds.ts';

/** Seconds over which bits and pictures are averaged, and over which lost pictures are counted. */
const spans = { rate: 4, lost: 60 };
const sequenceHeader = 0;
const coded = 1;
const key = 1;
const ownLengths = 4;

/** Measures one stream, through all its connections. */
export interface StreamMeter {
  tag(tag: MediaTag): void;
  /** The stream resumes over another connection. */
  back(): void;
  /** The connection is over. */
  gone(): void;
  /** The publisher is hung up on: no browser could play the picture. */
  refuse(): void;
  /** Nothing ever arrived. */
  unreach(): void;
  /** The stream is over. */
  end(): void;
  isOver(): boolean;
  reading(): StreamReading;
}

type Track = Codec & { size?: { width: number; height: number }; sound?: { rate: number; channels: number } };

const kbps = (bytes: number) => Math.round((bytes * 8) / 1_000);
const whole = (value: number | undefined) => (value === undefined ? null : Math.round(value));
const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * @param now the site's clock, for reported instants
 * @param elapsed a monotonic clock, ms
 */
export function createStreamMeter(now: () => number, elapsed: () => number): StreamMeter {
  const since = now();
  const seconds = createSeconds(elapsed, spans.lost);
  let state: StreamReading['state'] = 'on';
  let connectedAt = elapsed();
  let heardAt = connectedAt;
  let cadence = createCadence();
  let video: Track | undefined;
  let audio: Track | undefined;
  let lostTotal = 0;
  let isOver = false;

  function learn(codec: Codec, found: VideoDescription | undefined): void {
    if (found === undefined || found === 'broken') return;
    if ('codec' in found) video = { name: found.codec, isPlayable: false };
    else video = { ...codec, size: { width: found.track.width, height: found.track.height } };
  }

  function picture({ at, body }: MediaTag): void {
    const codec = codecOf({ kind: 'video', body });
    // A track that was once described as unplayable stays so.
    if (codec.name !== video?.name && (video?.isPlayable ?? true)) video = codec;
    if (!codec.isPlayable || body.length < 6) return;
    const rest = body.subarray(5);
    if (body[1] === sequenceHeader) learn(codec, readVideoDescription(rest));
    if (body[1] !== coded) return;
    if (!video?.size && isAnnexB(rest, ownLengths)) learn(codec, readParameterSets(rest));
    const lost = cadence.picture(at, elapsed(), (body[0] ?? 0) >> 4 === key);
    seconds.add({ frames: 1, lost });
    lostTotal += lost;
  }

  function sound({ body }: MediaTag): void {
    const codec = codecOf({ kind: 'audio', body });
    if (codec.name !== audio?.name && !(codec.isPlayable && audio?.isPlayable === false)) audio = codec;
    if (!codec.isPlayable || body[1] !== sequenceHeader) return;
    const track = readAudioTrack(body.subarray(2));
    audio = track
      ? { ...codec, sound: { rate: track.rate, channels: track.channels } }
      : { name: `${codec.name} (0x${body.toString('hex', 2, 4)})`, isPlayable: false };
  }

  return {
    tag(tag) {
      heardAt = elapsed();
      if (tag.body.length === 0) return;
      seconds.add({ [tag.kind]: tag.body.length });
      if (tag.kind === 'video') picture(tag);
      else sound(tag);
    },
    back() {
      [state, connectedAt, heardAt, cadence] = ['on', elapsed(), elapsed(), createCadence()];
      [video, audio] = [undefined, undefined];
    },
    gone() {
      if (state === 'on') state = 'away';
    },
    refuse: () => void (state = 'refused'),
    unreach: () => void (state = 'unreached'),
    isOver: () => isOver,
    end() {
      isOver = true;
      if (state !== 'refused' && state !== 'unreached') state = 'off';
    },
    reading() {
      const connected = Math.round(elapsed() - connectedAt);
      const mean = seconds.mean(spans.rate, connected);
      const minute = seconds.sum(spans.lost);
      return {
        state,
        at: now(),
        since,
        connected,
        silent: Math.round(elapsed() - heardAt),
        video: video
          ? {
              codec: video.name,
              is_playable: video.isPlayable,
              kbps: kbps(mean.video),
              width: video.size?.width ?? null,
              height: video.size?.height ?? null,
              fps: tenths(mean.frames),
              usual_fps: tenths(cadence.usualRate() ?? 0) || null,
              key_interval: whole(cadence.keyInterval()),
              keyless: Math.round(cadence.keyless()),
              frames: minute.frames,
              lost: minute.lost,
              lost_total: lostTotal,
              late: cadence.late(),
            }
          : null,
        audio: audio
          ? {
              codec: audio.name,
              is_playable: audio.isPlayable,
              kbps: kbps(mean.audio),
              rate: audio.sound?.rate ?? null,
              channels: audio.sound?.channels ?? null,
            }
          : null,
      };
    },
  };
}
