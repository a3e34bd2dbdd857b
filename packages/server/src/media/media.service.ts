import { createStreamSweep, streamLease, type Live } from '../modules/live/live/index.ts';
import type { Recordings } from '../modules/live/recordings/index.ts';
import type { StreamHealthRecorder } from '../modules/live/studio/index.ts';
import { isFfmpeg } from '../platform/ffmpeg/isFfmpeg.ts';
import type { Platform } from '../platform/platform.ts';
import { repeat } from '../platform/repeat.ts';
import { mountClips } from './demoChannel/clipFiles.ts';
import type { DemoMatches } from './demoChannel/demoPictures.ts';
import { openDemo } from './demoChannel/openDemo.ts';
import { createHealthRounds } from './ingest/health/rounds.ts';
import { createLadder } from './ladder/ladder.ts';
import { createPlaces } from './ladder/places.ts';
import { soundFolders } from './ladder/rungs.data.ts';
import { startIngest, type Ingest } from './ingest/ingest.ts';
import { createStreams } from './ingest/streams.ts';
import { mountMedia } from './mediaRoutes.ts';
import type { MediaOrigin } from './origin.ts';
import { createRelay } from './relay.ts';
import type { WhipPatience } from './whip/session.ts';
import { createWhip } from './whip/whip.ts';

/** Live media of the site: the anchors' streams, and the demo channel. */
export type Media = MediaOrigin;

/** Sounds that may be coded at once for each picture that may: one costs a hundredth of it. */
const soundsForPicture = 4;

export type MediaRooms = Pick<
  Live,
  'room' | 'roomByKey' | 'closedRoomByKey' | 'beginGeneration' | 'streamStarted' | 'streamLost' | 'streamEnded' | 'endLeftLive'
>;

interface MediaOptions {
  sweepEvery?: number;
  health?: StreamHealthRecorder;
  whipPatience?: WhipPatience;
}

/**
 * @param options `sweepEvery`, ms between searches for rooms whose node died under their stream; `health`, the store of stream
 * measurements, default none; `whipPatience`, how long publishers by WebRTC may be silent
 */
export function createMedia(
  platform: Pick<Platform, 'settings' | 'clock' | 'log' | 'faults' | 'leases'>,
  live: MediaRooms,
  matches: DemoMatches,
  recordings: Pick<Recordings, 'broadcastOf' | 'keep' | 'onWanted' | 'replay'>,
  { sweepEvery = 5_000, health: recorder, whipPatience }: MediaOptions = {},
): Media {
  const { settings, leases, faults } = platform;
  const places = { picture: createPlaces(settings.transcodes), sound: createPlaces(settings.transcodes * soundsForPicture) };
  let canCode = false;
  /** There is an ffmpeg for the sound of browsers. */
  let hasSound = false;
  const health = recorder && createHealthRounds(platform, recorder);
  const streams = createStreams(platform, live, recordings, {
    health,
    openLadder: (room, stream) => createLadder({ program: settings.ffmpeg, places, canCode, room, stream, log: platform.log }),
  });
  const demo = openDemo(platform, { room: live.room, replay: recordings.replay, matches });
  let ingest: Ingest | undefined;
  const { whipPorts: ports } = settings;
  const whip =
    ports === 'off'
      ? undefined
      : createWhip(platform, {
          admit: streams.admit,
          place: { host: settings.host, ports: ports === 'any' ? undefined : ports, addresses: settings.whipAddress ?? [] },
          placeOf: (room) => leases.addressOf(streamLease(room)),
          patience: whipPatience,
        });
  const findCoder = async () => {
    hasSound = await isFfmpeg(settings.ffmpeg);
    canCode = settings.transcodes > 0 && hasSound;
  };
  const endLeftLive = createStreamSweep(leases, live, !settings.demo);

  return {
    async routes(app) {
      // Streams of other nodes have lower qualities where those have an ffmpeg, as this one does.
      if (!settings.roles.includes('ingest')) await findCoder();
      const relay = createRelay((room) => leases.addressOf(streamLease(room)));
      mountMedia(
        app,
        '/media/live',
        // A publisher who was lost here and came back at another node is watched there.
        async (room) =>
          streams.isWaiting(room) && (await relay.isElsewhere(room)) ? undefined : (streams.channel(room) ?? demo?.now(room)),
        {
          variants(room, list) {
            const [ladder, sound] = [streams.ladder(room), streams.sound(room)];
            return sound && (list === 'audio.m3u8' ? ladder?.soundVariants(sound) : ladder?.variants(sound));
          },
          rung: async (room, name) => (name === soundFolders.asSent ? streams.sound(room) : streams.ladder(room)?.rung(name)),
        },
        relay,
      );
      await whip?.mount(app);
      if (!demo) return;
      mountMedia(app, '/media/filmed', demo.past);
      mountClips(app, demo.clips);
    },
    ingestAddress: () => ingest?.address ?? `rtmp://${settings.host}:${settings.rtmpPort}/live`,
    whip: () => (whip ? { hasSound } : null),
    streams: streams.figures,
    pictureOf: (roomId) => ({ url: `/media/live/${roomId}/index.m3u8`, isLowLatency: true }),
    soundOf: (roomId) => `/media/live/${roomId}/audio.m3u8`,
    variantsOf: (roomId) => (canCode ? `/media/live/${roomId}/variants.m3u8` : null),
    drawFilm: async (...span) => demo?.cut(...span),
    cut: (roomId) => leases.revoke(streamLease(roomId)),
    async start() {
      await endLeftLive();
      await findCoder();
      const listening = await startIngest(settings.host, settings.rtmpPort, streams.admit, platform.log);
      ingest = listening;
      whip?.start(hasSound ? settings.ffmpeg : undefined);
      const sweep = repeat(sweepEvery, endLeftLive, faults.inJob('rooms without a stream could not be ended'));
      return {
        async stop() {
          await sweep.stop();
          await whip?.stop();
          await listening.stop();
          await streams.stop();
          await health?.stop();
        },
      };
    },
  };
}
