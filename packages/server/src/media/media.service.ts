import type { FastifyPluginAsync } from 'fastify';
import { join } from 'node:path';
import { serverPackage } from '../platform/project.ts';
import type { Live } from '../modules/live/index.ts';
import type { Platform, Running } from '../platform/platform.ts';
import type { Channel } from './channel.ts';
import { loadClip } from './demoChannel/clip.ts';
import { createDemoChannel } from './demoChannel/demoChannel.ts';
import { startIngest, type Ingest } from './ingest/ingest.ts';
import { createStreams } from './ingest/streams.ts';
import { mountMedia } from './media.routes.ts';

/** Milliseconds for which it is remembered that a room shows the demo channel, or does not. */
const memory = 3_000;

/** Live media of the site: what anchors push, and the demo channel. */
export interface Media {
  /** Fastify plugin with the files of all rooms. */
  routes: FastifyPluginAsync;
  /** Where anchors push; the setting's port until the ingest listens. */
  ingestAddress(): string;
  /** Opens the ingest; ends rooms that an earlier run left live. Rejects when the port is taken. */
  start(): Promise<Running>;
}

export type MediaRooms = Pick<Live, 'room' | 'roomByKey' | 'streamStarted' | 'streamEnded' | 'endLeftLive'>;

export function createMedia(platform: Pick<Platform, 'settings' | 'clock' | 'log' | 'faults'>, live: MediaRooms): Media {
  const { settings, clock } = platform;
  const streams = createStreams(platform, live);
  const demo = settings.demo ? createDemoChannel(loadClip(join(serverPackage(), 'assets/clip')), clock) : undefined;
  const known = new Map<string, { channel: Channel | undefined; until: number }>();
  let ingest: Ingest | undefined;

  /** The demo channel of a room that shows it; the rooms are asked once in a while, not for every segment. */
  async function demoIn(room: string): Promise<Channel | undefined> {
    if (!demo) return undefined;
    const now = performance.now();
    const remembered = known.get(room);
    if (remembered && remembered.until > now) return remembered.channel;
    const row = (await live.room(room))?.room;
    const channel = row?.source === 'demo' && row.status === 'live' ? demo(row.id) : undefined;
    // Names that nobody gave are not remembered, so that guesses fill no memory.
    if (row) known.set(room, { channel, until: now + memory });
    return channel;
  }

  return {
    routes: async (app) => mountMedia(app, async (room) => streams.channel(room) ?? demoIn(room)),
    ingestAddress: () => ingest?.address ?? `rtmp://${settings.host}:${settings.rtmpPort}/live`,
    async start() {
      await live.endLeftLive({ demo: !settings.demo });
      const listening = await startIngest(settings.host, settings.rtmpPort, streams.admit, platform.log);
      ingest = listening;
      return {
        async stop() {
          await listening.stop();
          await streams.stop();
        },
      };
    },
  };
}
