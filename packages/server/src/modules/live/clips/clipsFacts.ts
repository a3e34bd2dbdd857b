import { asc, inArray } from 'drizzle-orm';
import type { Clip } from '@pitchside/api/live/clips';
import type { Database } from '../../../ports/database/database.ts';
import type { Localizable } from '../../../text/local.ts';
import { describeMatch, selectRows } from '../../scores/matches/index.ts';
import { matches, matchEvents } from '../../scores/sport/index.ts';
import { describeClip, type EventRow } from './clips.presenter.ts';
import type { WholeClip } from './clips.repository.ts';
import { roomClipRules } from './clips.tables.ts';

/** Describes clips, with all their matches, events and rooms' rules in one query each. */
export const createDescribing =
  (db: Database) =>
  async (clips: readonly WholeClip[]): Promise<Localizable<Clip>[]> => {
    const ids = [...new Set(clips.flatMap(({ clip }) => clip.matchId ?? []))];
    const roomIds = [...new Set(clips.map(({ clip }) => clip.roomId))];
    if (roomIds.length === 0) return [];
    const [rows, happened, rules] = await Promise.all([
      ids.length === 0 ? [] : selectRows(db).where(inArray(matches.id, ids)),
      ids.length === 0
        ? []
        : db.select().from(matchEvents).where(inArray(matchEvents.matchId, ids)).orderBy(asc(matchEvents.at), asc(matchEvents.id)),
      db.select().from(roomClipRules).where(inArray(roomClipRules.roomId, roomIds)),
    ]);
    const events = new Map<string, EventRow[]>();
    for (const event of happened) {
      const known = events.get(event.matchId);
      if (known) known.push(event);
      else events.set(event.matchId, [event]);
    }
    const facts = {
      rows: new Map(rows.map((row) => [row.match.id, row])),
      matches: new Map(rows.map((row) => [row.match.id, describeMatch(row)])),
      events,
      delays: new Map(rules.map(({ roomId, delay }) => [roomId, delay])),
    };
    return clips.map((clip) => describeClip(clip, facts));
  };
