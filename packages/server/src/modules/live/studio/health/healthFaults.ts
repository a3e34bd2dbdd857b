import { streamFaults, type StreamFault, type StreamLevel, type StreamReading } from '@pitchside/api/live/studio';

/** Grace period of a new connection before missing parts are reported, ms: one measurement later, within five seconds, they are. */
const settled = 3_000;
/** Tolerated limits, ms: silence, interval between key frames, time without any key frame, delay. */
const well = { silent: 4_000, keyInterval: 4_000, keyless: 3_000, late: 2_000 };
/** Tolerated share of missing frames within a minute, and minimum share of the usual frame rate. */
const steady = { lost: 0.02, rate: 0.85 };

/**
 * Sensible bitrates in kbit/s by picture size (up to `samples`), at 30 fps: below, the picture looks bad; above, it does not reach its
 * viewers.
 */
const sensible: readonly { samples: number; least: number; most: number }[] = [
  { samples: 320 * 240, least: 60, most: 1_500 },
  { samples: 640 * 360, least: 300, most: 2_500 },
  { samples: 854 * 480, least: 500, most: 3_500 },
  { samples: 1_280 * 720, least: 1_000, most: 6_000 },
  { samples: 1_920 * 1_088, least: 2_000, most: 10_000 },
  { samples: 2_560 * 1_440, least: 4_000, most: 16_000 },
  { samples: Infinity, least: 8_000, most: 40_000 },
];
/** Frame rate from which the bitrate limits are raised, and the factor. */
const fast = { from: 40, factor: 1.5 };

type Video = NonNullable<StreamReading['video']>;

/** Sensible bitrate range in kbit/s for a size and frame rate; undefined while the size is unknown. */
export function sensibleRate({ width, height, usual_fps }: Pick<Video, 'width' | 'height' | 'usual_fps'>) {
  if (width === null || height === null) return undefined;
  const factor = (usual_fps ?? 0) >= fast.from ? fast.factor : 1;
  const found = sensible.find(({ samples }) => width * height <= samples);
  return found && { least: found.least * factor, most: found.most * factor };
}

/** Picture faults with their conditions, for a settled connection with a playable picture. */
const ofPictures: readonly [StreamFault, (video: Video) => boolean][] = [
  ['no_key_frames', ({ key_interval, keyless }) => key_interval === null && keyless > well.keyless],
  ['key_interval', ({ key_interval }) => key_interval !== null && key_interval > well.keyInterval],
  ['late', ({ late }) => late > well.late],
  ['frames_lost', ({ frames, lost }) => lost > (frames + lost) * steady.lost],
  ['bitrate_high', (video) => video.kbps > (sensibleRate(video)?.most ?? Infinity)],
];
/** Picture faults that would follow from late pictures anyway. */
const ofPunctual: typeof ofPictures = [
  ['frame_rate', ({ fps, usual_fps }) => usual_fps !== null && fps < usual_fps * steady.rate],
  ['bitrate_low', (video) => video.kbps < (sensibleRate(video)?.least ?? 0)],
];

/** Faults of a stream, gravest first as in the contract. Leaves out those that cannot be known yet. */
export function faultsOf(reading: StreamReading, tries: number): StreamFault[] {
  const { state, connected, silent, video, audio } = reading;
  const found = new Set<StreamFault>();
  if (state === 'unreached') found.add('unreached');
  if (video && !video.is_playable) found.add('codec_video');
  if (audio && !audio.is_playable) found.add('codec_audio');
  const isUndescribed = video?.is_playable === true && video.width === null;
  if (isUndescribed && (state === 'refused' || (state === 'on' && connected > settled))) found.add('no_description');
  if (state === 'away' || (state === 'on' && silent > well.silent)) found.add('silent');
  // A stream without data has no rate: one fault is enough.
  if (state === 'on' && connected > settled && !found.has('silent')) {
    // A codec description alone is no picture.
    const isSeen = video !== null && video.frames > 0;
    if (!isSeen) found.add('no_video');
    if (!audio) found.add('no_audio');
    if (isSeen && video.is_playable) {
      for (const [fault, shows] of ofPictures) if (shows(video)) found.add(fault);
      if (!found.has('late')) for (const [fault, shows] of ofPunctual) if (shows(video)) found.add(fault);
    }
  }
  if (tries > 0) found.add('second_publisher');
  return streamFaults.filter((fault) => found.has(fault));
}

/** Faults with which viewers see nothing. */
const broken: readonly StreamFault[] = ['unreached', 'codec_video', 'no_description', 'no_video', 'no_key_frames', 'silent'];
/** Overall health of a stream. */
export const levelOf = (faults: readonly StreamFault[]): StreamLevel =>
  faults.some((fault) => broken.includes(fault)) ? 'broken' : faults.length > 0 ? 'weak' : 'good';
