import { eq } from 'drizzle-orm';
import type { Live, RoomRow } from '../../modules/live/live/index.ts';
import { rooms } from '../../modules/live/room/index.ts';
import { sports, type Sport } from '@pitchside/api/scores/matches';
import type { HotMatch, Matches } from '../../modules/scores/matches/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { byLanguage } from '../../text/local.ts';
import type { DemoAnchor } from './anchors.data.ts';
import { castRooms, worthShowing } from './casting.ts';
import { popularityStep, roomPopularity } from './roomPopularity.ts';
import { roomTitle } from './titles.ts';

/** A demo room as the director last left it. */
export interface StagedRoom {
  id: number;
  anchor: DemoAnchor;
  matchId: string | null;
  /** Popularity of the room, by its seed and its match. */
  heat: number;
}

/** Anchors by the number of their member. */
export type Cast = ReadonlyMap<number, DemoAnchor>;

const isDemo = eq(rooms.source, 'demo');

/** The demo rooms, each with its anchor. */
export async function roomsOfCast(live: Pick<Live, 'repository'>, cast: Cast): Promise<{ room: RoomRow['room']; anchor: DemoAnchor }[]> {
  return (await live.repository.rooms(isDemo)).flatMap(({ room, owner }) => {
    const anchor = cast.get(owner.id);
    return anchor ? [{ room, anchor }] : [];
  });
}

/** Most matches of a sport that may run at a moment. */
const most = 200;

/** Keeps demo rooms live, on running matches; a room changes at most every `popularityStep`, and only where something has changed. */
export interface Director {
  /** Makes due changes; returns all demo rooms. */
  turn(): Promise<StagedRoom[]>;
}

export function createDirector(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  live: Pick<Live, 'change' | 'repository'>,
  matches: Pick<Matches, 'hottest'>,
  cast: Cast,
): Director {
  const steps = new Map<number, number>();

  /** Rooms take turns within a step, so that they do not all change at one moment. */
  function isDue(id: number, now: number): boolean {
    const step = Math.floor((now + ((id * 7_919) % popularityStep)) / popularityStep);
    const isNew = steps.get(id) !== step;
    steps.set(id, step);
    return isNew;
  }

  return {
    async turn() {
      const now = clock.now();
      const candidates = new Map<Sport, readonly HotMatch[]>();
      for (const sport of sports) {
        candidates.set(sport, worthShowing(await matches.hottest(most, sport), now));
      }
      const staged = await roomsOfCast(live, cast);
      const showing = new Map(
        sports.flatMap((sport) => [
          ...castRooms(
            staged
              .filter(({ anchor }) => anchor.category === sport)
              .map(({ room, anchor }) => ({ key: String(room.id), matchId: room.matchId, league: anchor.league })),
            candidates.get(sport) ?? [],
          ),
        ]),
      );

      const result: StagedRoom[] = [];
      for (const { room, anchor } of staged) {
        const match = showing.get(String(room.id)) ?? undefined;
        const rank = match && anchor.category !== 'talk' ? candidates.get(anchor.category)?.indexOf(match) : undefined;
        const heat = roomPopularity(settings.seed, anchor, now, rank);
        if (!isDue(room.id, now)) {
          result.push({ id: room.id, anchor, matchId: room.matchId, heat });
          continue;
        }
        const begun = room.status === 'live' ? {} : { status: 'live' as const, startedAt: now };
        const next = {
          ...begun,
          matchId: match?.id ?? null,
          title: roomTitle(anchor, match, now),
          // Official rooms are everybody's.
          ...(anchor.isOfficial && {
            titles: byLanguage((language) => roomTitle({ ...anchor, language }, match, now)),
            placards: anchor.placards ?? null,
          }),
        };
        if (room.status !== 'live' || next.matchId !== room.matchId || next.title !== room.title) await live.change(room.id, next, isDemo);
        result.push({ id: room.id, anchor, matchId: match?.id ?? null, heat });
      }
      return result;
    },
  };
}
