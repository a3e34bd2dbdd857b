import type { Live } from '../modules/live/live/index.ts';
import type { Recordings } from '../modules/live/recordings/index.ts';
import type { OutsideStreams } from '../modules/live/streams/index.ts';
import type { Platform } from '../platform/platform.ts';
import { mountClips } from './demoChannel/clipFiles.ts';
import type { DemoMatches } from './demoChannel/demoPictures.ts';
import { openDemo } from './demoChannel/openDemo.ts';
import { mountMedia } from './mediaRoutes.ts';
import { noStreams, type MediaOrigin } from './origin.ts';

/**
 * Live media of a site behind a media server, which takes the anchors' streams and serves them; the site serves its demo channel alone.
 * Rooms go live and end by the module `streams`.
 */
export function createOutsideMedia(
  platform: Pick<Platform, 'settings' | 'clock'>,
  streams: OutsideStreams,
  live: Pick<Live, 'room'>,
  matches: DemoMatches,
  recordings: Pick<Recordings, 'replay'>,
): MediaOrigin {
  const demo = openDemo(platform, { room: live.room, replay: recordings.replay, matches });
  return {
    async routes(app) {
      if (!demo) return;
      mountMedia(app, '/media/live', async (room) => demo.now(room));
      mountMedia(app, '/media/filmed', demo.past);
      mountClips(app, demo.clips);
    },
    ingestAddress: () => platform.settings.mediaPush ?? '',
    whip: () => null,
    streams: () => noStreams,
    pictureOf: (roomId) => ({ url: streams.pictureOf(roomId), isLowLatency: false }),
    // Several qualities are the media server's own affair: one list of them would be the playlist that is given already.
    variantsOf: () => null,
    soundOf: () => null,
    drawFilm: async (...span) => demo?.cut(...span),
    cut: streams.cut,
    start: async () => ({ stop: async () => undefined }),
  };
}
