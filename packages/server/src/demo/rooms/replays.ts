import { sports, type Match, type Sport } from '@pitchside/api/scores/matches';
import { and, desc, eq, gt, inArray, isNotNull, lt, max } from 'drizzle-orm';
import type { Live } from '../../modules/live/live/index.ts';
import type { HotMatch, Matches } from '../../modules/scores/matches/index.ts';
import { matches as matchRows } from '../../modules/scores/sport/index.ts';
import { broadcasts } from '../../modules/live/studio/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor } from '../../platform/random.ts';
import { day, hour } from '../../platform/retention.ts';
import { byLanguage, localize } from '../../text/local.ts';
import type { DemoAnchor } from './anchors.data.ts';
import { roomsOfCast, type Cast } from './director.ts';
import { roomPopularity } from './roomPopularity.ts';
import { roomTitle } from './titles.ts';

/** Reach of a room's first replays, their retention, and the interval until the next, ms. */
const reach = 3 * day;
const keep = 7 * day;
const pause = day;
/** Replays that a room is given at a time. */
const perRoom = 3;
/** Most matches of a sport that are considered. */
const considered = 120;
/** Start of a broadcast before the kick-off, and length of one, ms. */
const lead = 30_000;
const lengths = { football: 2 * hour, basketball: 2.25 * hour, esports: 2 * hour, talk: hour } as const;
/** Popularity per viewer at the peak. */
const popularityPerViewer = 12;

/** A finished match, with its short names for titles. */
interface Over extends Pick<HotMatch, 'id' | 'names'> {
  sport: Sport;
  kickoffAt: number;
}

/** Content of a broadcast: a match, or a talk at an instant. */
interface Shown {
  at: number;
  match?: Over;
}

/**
 * Creates past broadcasts of demo rooms, as if their anchors had been here all along; the demo channel renders them again when they are
 * watched.
 */
export function createReplays(
  { db, settings, clock, events }: Pick<Platform, 'db' | 'settings' | 'clock' | 'events'>,
  live: Pick<Live, 'repository'>,
  matches: Pick<Matches, 'rowsById'>,
  cast: Cast,
) {
  async function finished(now: number): Promise<Over[]> {
    const { id, sport, status, kickoffAt } = matchRows;
    const found: Omit<Over, 'names'>[] = [];
    for (const kind of sports) {
      const recent = and(eq(sport, kind), eq(status, 'finished'), gt(kickoffAt, now - reach), lt(kickoffAt, now - lengths[kind]));
      found.push(...(await db.select({ id, sport, kickoffAt }).from(matchRows).where(recent).orderBy(desc(kickoffAt)).limit(considered)));
    }
    const rows = await matches.rowsById(found.map((row) => row.id));
    return found.flatMap((match) => {
      const row = rows.get(match.id);
      if (!row) return [];
      const names = byLanguage((language) => {
        const { home, away, competition } = localize<Match>(row, language);
        return { home: home.short_name, away: away.short_name, competition: competition.short_name };
      });
      return [{ ...match, names }];
    });
  }

  /** Broadcasts of a room since an instant. */
  function choose(anchor: DemoAnchor, since: number, now: number, over: readonly Over[]): Shown[] {
    const random = randomFor(settings.seed, 'replays', anchor.nickname, Math.floor(now / day));
    if (anchor.category === 'talk') return [{ at: now - random.between(4, 20) * hour }].filter(({ at }) => at > since);
    const fitting = over.filter(({ sport, kickoffAt }) => sport === anchor.category && kickoffAt - lead > since);
    const loved = fitting.filter(({ names }) => names.zh.competition === anchor.league);
    return [...new Set([...random.shuffled(loved), ...random.shuffled(fitting)])]
      .slice(0, perRoom)
      .map((match) => ({ at: match.kickoffAt - lead, match }));
  }

  return {
    /** Adds due replays and removes old ones. */
    async turn(): Promise<void> {
      const now = clock.now();
      const staged = await roomsOfCast(live, cast);
      const own = and(
        inArray(
          broadcasts.roomId,
          staged.map(({ room }) => room.id),
        ),
        isNotNull(broadcasts.playback),
      );
      await db.delete(broadcasts).where(and(own, lt(broadcasts.startedAt, now - keep)));
      const newest = await db
        .select({ roomId: broadcasts.roomId, at: max(broadcasts.startedAt) })
        .from(broadcasts)
        .where(own)
        .groupBy(broadcasts.roomId);
      const lastOf = new Map(newest.map(({ roomId, at }) => [roomId, at ?? 0]));
      const due = staged.filter(({ room }) => (lastOf.get(room.id) ?? 0) < now - pause);
      if (due.length === 0) return;
      const over = await finished(now);
      await events.transaction(async (tx) => {
        for (const { room, anchor } of due)
          for (const { at, match } of choose(anchor, lastOf.get(room.id) ?? 0, now, over)) {
            const endedAt = at + lengths[anchor.category];
            const [row] = await tx
              .insert(broadcasts)
              .values({
                roomId: room.id,
                title: roomTitle(anchor, match, at),
                category: anchor.category,
                matchId: match?.id ?? null,
                openedAt: at,
                startedAt: at,
                endedAt,
                peak: Math.round(roomPopularity(settings.seed, anchor, at, undefined) / popularityPerViewer),
                isSettled: true,
                // Nobody is notified of a start that is long past.
                notifiedAt: at,
              })
              .returning({ id: broadcasts.id });
            if (!row) continue;
            const playback = { url: `/media/filmed/${row.id}/index.m3u8`, cover: null, seconds: (endedAt - at) / 1_000 };
            await tx.update(broadcasts).set({ playback }).where(eq(broadcasts.id, row.id));
          }
      });
    },
  };
}
