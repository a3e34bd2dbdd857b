import { join } from 'node:path';
import { serverPackage } from '../platform/project.ts';
import type { Match } from '@pitchside/api/matches';
import type { Live } from '../modules/live/index.ts';
import type { Recordings } from '../modules/recordings/index.ts';
import type { Matches } from '../modules/matches/index.ts';
import type { Platform } from '../platform/platform.ts';
import { repeat } from '../platform/repeat.ts';
import { localize } from '../text/local.ts';
import type { Channel } from './channel.ts';
import { createDemoChannel } from './demoChannel/demoChannel.ts';
import { filmOf, type FilmedMatch } from './demoChannel/film.ts';
import type { MatchScript } from './demoChannel/footballFilm.ts';
import { openScenes } from './demoChannel/scenes.ts';
import { startIngest, type Ingest } from './ingest/ingest.ts';
import { createStreams, grace, streamLease, streamLeases } from './ingest/streams.ts';
import { mountMedia } from './media.routes.ts';
import type { MediaOrigin } from './origin.ts';

/** Milliseconds for which it is remembered that a room shows the demo channel, or does not. */
const memory = 3_000;

/** Live media of the site: what anchors push, and the demo channel. */
export type Media = MediaOrigin;

export type MediaRooms = Pick<Live, 'room' | 'roomByKey' | 'streamStarted' | 'streamEnded' | 'endLeftLive'>;

/** What demo rooms show the matches of: how they are looked up, and what is known of them beforehand. */
export interface DemoMatches {
  rowsById: Matches['rowsById'];
  /** What happens in a simulated match; undefined for any other. */
  foresee(matchId: string, kickoffAt: number): MatchScript | undefined;
}

/** @param options how often (ms) rooms are looked for whose node died under their stream */
export function createMedia(
  platform: Pick<Platform, 'settings' | 'clock' | 'log' | 'faults' | 'leases'>,
  live: MediaRooms,
  matches: DemoMatches,
  recordings: Pick<Recordings, 'broadcastOf' | 'keep'>,
  { sweepEvery = 5_000 }: { sweepEvery?: number } = {},
): Media {
  const { settings, clock, leases, faults } = platform;
  const streams = createStreams(platform, live, recordings);
  const demo = settings.demo ? createDemoChannel(openScenes(join(serverPackage(), 'assets/scenes')), clock) : undefined;
  const known = new Map<string, { channel: Channel | undefined; until: number }>();
  let ingest: Ingest | undefined;
  let suspects: ReadonlySet<number> = new Set();

  async function matchOf(id: string): Promise<FilmedMatch | undefined> {
    const found = (await matches.rowsById([id])).get(id);
    return found && localize<Match>(found, 'zh');
  }

  /** The demo channel of a room that shows it; the rooms are asked once in a while, not for every segment. */
  async function demoIn(room: string): Promise<Channel | undefined> {
    if (!demo) return undefined;
    const now = performance.now();
    const remembered = known.get(room);
    if (remembered && remembered.until > now) return remembered.channel;
    const row = (await live.room(room))?.room;
    const match = row?.source === 'demo' && row.matchId ? await matchOf(row.matchId) : undefined;
    const channel =
      row?.source === 'demo' && row.status === 'live'
        ? demo(filmOf({ id: row.id, category: row.category, match }, ({ id, kickoff_at }) => matches.foresee(id, kickoff_at)))
        : undefined;
    // Names that nobody gave are not remembered, so that guesses fill no memory.
    if (row) known.set(room, { channel, until: now + memory });
    return channel;
  }

  /** A stream that is neither pushed nor was a moment ago is over, whichever node it was pushed to. */
  async function endLeftLive(): Promise<void> {
    // Two looks in a row must agree: after an absence of the database every stream seems dead until its node has renewed its lease.
    const before = suspects;
    suspects = new Set();
    const alive = new Set(await leases.alive(streamLeases, grace));
    const found = new Set<number>();
    await live.endLeftLive({
      demo: !settings.demo,
      isOver(roomId) {
        if (alive.has(streamLease(roomId))) return false;
        found.add(roomId);
        return before.has(roomId);
      },
    });
    suspects = found;
  }

  return {
    routes: async (app) => mountMedia(app, async (room) => streams.channel(room) ?? demoIn(room)),
    ingestAddress: () => ingest?.address ?? `rtmp://${settings.host}:${settings.rtmpPort}/live`,
    cut: (roomId) => leases.revoke(streamLease(roomId)),
    async start() {
      await endLeftLive();
      const listening = await startIngest(settings.host, settings.rtmpPort, streams.admit, platform.log);
      ingest = listening;
      const sweep = repeat(sweepEvery, endLeftLive, faults.inJob('rooms without a stream could not be ended'));
      return {
        async stop() {
          await sweep.stop();
          await listening.stop();
          await streams.stop();
        },
      };
    },
  };
}
