import { LRUCache } from 'lru-cache';
import type { RoomCategory } from '@pitchside/api/live/live';
import type { Match } from '@pitchside/api/scores/matches';
import type { Live } from '../../modules/live/live/index.ts';
import type { Matches } from '../../modules/scores/matches/index.ts';
import type { Recordings } from '../../modules/live/recordings/index.ts';
import type { CutMovie } from '../../modules/live/clips/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { localize } from '../../text/local.ts';
import type { Channel } from '../channel.ts';
import { createDemoChannel, createDemoReplay } from './demoChannel.ts';
import { filmBegin, filmOf } from './film.ts';
import type { MatchScript } from './footballFilm.ts';
import { segmentLength, type Scenes } from './scenes.ts';

/** Milliseconds for which the content of a room or a broadcast is cached. */
const memory = 3_000;
/** Most answers that are remembered; guesses of names fill no memory. */
const mostKnown = 5_000;

/** Source of the matches that demo rooms show: lookup, and scripts known beforehand. */
export interface DemoMatches {
  rowsById: Matches['rowsById'];
  /** Script of a simulated match; undefined for any other. */
  foresee(matchId: string, kickoffAt: number): MatchScript | undefined;
}

interface Parts {
  room: Live['room'];
  replay: Recordings['replay'];
  matches: DemoMatches;
}

/**
 * Looks up the channels of demo rooms, now and in past broadcasts. Both are read from the database once in a while, not for every segment.
 */
export function createDemoPictures(scenes: Scenes, clock: Clock, { room: roomOf, replay, matches }: Parts) {
  const channelOf = createDemoChannel(scenes, clock);
  const known = new LRUCache<string, { channel: Channel | undefined }>({ max: mostKnown, ttl: memory });

  async function film({ id, category, matchId }: { id: number; category: RoomCategory; matchId: string | null }) {
    const row = matchId === null ? undefined : (await matches.rowsById([matchId])).get(matchId);
    const match = row && localize<Match>(row, 'zh');
    return filmOf({ id, category, match }, (filmed) => matches.foresee(filmed.id, filmed.kickoff_at));
  }

  async function remembered(name: string, look: () => Promise<Channel | undefined>): Promise<Channel | undefined> {
    const held = known.get(name);
    if (held) return held.channel;
    const channel = await look();
    known.set(name, { channel });
    return channel;
  }

  return {
    /** By the number of a room. */
    now: (room: string): Promise<Channel | undefined> =>
      remembered(`now ${room}`, async () => {
        const row = (await roomOf(room))?.room;
        return row?.source === 'demo' && row.status === 'live' ? channelOf(await film(row)) : undefined;
      }),
    /** A span (ms UTC) of a room that shows a match, as a film of its own: whole segments. Undefined for a room that is not drawn. */
    async cut(roomId: number, matchId: string | null, from: number, to: number): Promise<CutMovie | undefined> {
      const row = (await roomOf(String(roomId)))?.room;
      if (row?.source !== 'demo' || to <= from) return undefined;
      const shot = await film({ ...row, matchId });
      const [first, end] = [Math.floor((from - filmBegin) / segmentLength), Math.ceil((to - filmBegin) / segmentLength)];
      const shots = Array.from({ length: end - first }, (_, index) => shot(first + index));
      const { width, height } = await scenes.track(shots[0]?.scene ?? '');
      const bytes = await scenes.movie(shots);
      return { bytes, startedAt: filmBegin + first * segmentLength, duration: shots.length * segmentLength, width, height };
    },
    /** By the number of a broadcast. */
    past: (broadcast: string): Promise<Channel | undefined> =>
      remembered(`past ${broadcast}`, async () => {
        const row = /^[1-9]\d{0,14}$/.test(broadcast) ? await replay(Number(broadcast)) : undefined;
        if (!row || row.startedAt === null || row.endedAt === null) return undefined;
        if ((await roomOf(String(row.roomId)))?.room.source !== 'demo') return undefined;
        return createDemoReplay(scenes, await film({ ...row, id: row.roomId }), row.startedAt, row.endedAt);
      }),
  };
}
