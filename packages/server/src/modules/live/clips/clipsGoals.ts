import { clipSeconds } from '@pitchside/api/live/clips';
import { sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { hour, minute } from '../../../platform/retention.ts';
import { matchEvents } from '../../scores/sport/index.ts';
import { matchTopic } from '../../scores/matches/index.ts';
import { roomTopic } from '../live/index.ts';
import { rooms } from '../room/index.ts';
import { broadcasts } from '../studio/index.ts';
import { roomClipRules, clips } from './clips.tables.ts';
import type { ClipsRepository } from './clips.repository.ts';
import { expiryOf } from './clips.data.ts';

/** Events that are goals. */
const goals = sql.raw(`('goal', 'penalty_goal', 'own_goal')`);
/** Age of the oldest goals that are looked for, ms. Demo rooms, whose films are drawn, have those of a whole match. */
const reach = { recorded: 20 * minute, drawn: 3 * hour };
/** Goals of one look; the rest is found by the next. */
const atOnce = 100;

interface FoundGoal extends Record<string, unknown> {
  event_id: string;
  match_id: string;
  at: number;
  room_id: number;
  broadcast_id: number | null;
  source: 'push' | 'demo';
  delay: number;
}

interface Annulled extends Record<string, unknown> {
  id: number;
  room_id: number;
  match_id: string;
  event_id: string;
  at: number;
}

/** Finds goals that are to become clips, and clips whose goal was taken back. Harmless to repeat, on any node. */
export function createGoalWatch(
  { db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>,
  repository: Pick<ClipsRepository, 'add'>,
) {
  /**
   * Finds goals of matches in rooms that showed them, without those that have a clip there. A drawn film is the same in all rooms: one of
   * them has it.
   */
  async function find(): Promise<FoundGoal[]> {
    const now = clock.now();
    const { rows } = await db.execute<FoundGoal>(sql`
      select * from (
        select e.id as event_id, e.match_id, e.at, r.id as room_id, b.id as broadcast_id, r.source, coalesce(c.delay, 0) as delay,
          row_number() over (partition by e.id, r.source = 'demo' order by r.is_official desc, r.id) as place
        from ${matchEvents} e
        join ${rooms} r on r.match_id = e.match_id and (r.source = 'demo' or e.at > ${now - reach.recorded})
        left join ${roomClipRules} c on c.room_id = r.id
        join lateral (select * from ${broadcasts} where room_id = r.id and started_at is not null order by started_at desc limit 1) b
          on r.source = 'demo' and r.status = 'live' or b.started_at <= e.at and (b.ended_at is null or b.ended_at > e.at)
        where e.at > ${now - reach.drawn} and e.at <= ${now} and e.kind in ${goals} and coalesce(c.has_goals, true)
      ) found
      where (source <> 'demo' or place = 1)
        and not exists (select from ${clips} k where k.event_id = found.event_id and (k.room_id = found.room_id or found.source = 'demo' and exists (select from ${rooms} o where o.id = k.room_id and o.source = 'demo')))
      order by at desc limit ${atOnce}`);
    return rows;
  }

  async function add(): Promise<number> {
    let added = 0;
    const now = clock.now();
    for (const { event_id, match_id, at, room_id, broadcast_id, source, delay } of await find()) {
      const seen = Number(at) + Number(delay) * 1_000;
      const toAt = seen + clipSeconds.after * 1_000;
      const id = await repository.add(db, {
        roomId: Number(room_id),
        broadcastId: broadcast_id === null ? null : Number(broadcast_id),
        kind: 'goal',
        matchId: match_id,
        eventId: event_id,
        fromAt: seen - clipSeconds.before * 1_000,
        toAt,
        at: Number(at),
        createdAt: now,
        dueAt: toAt,
        expiresAt: expiryOf(source, now),
      });
      if (id !== undefined) added += 1;
    }
    return added;
  }

  /** Marks clips of goals that a review took back: the last goal of the side before it, or where it names a player theirs. */
  async function annul(): Promise<number> {
    const since = clock.now() - reach.drawn;
    return events.transaction(async (tx, emit) => {
      const { rows } = await tx.execute<Annulled>(sql`
        update ${clips} k set is_annulled = true from (
          select distinct on (v.id) g.id as event_id from ${matchEvents} v
          join ${matchEvents} g on g.match_id = v.match_id and g.side = v.side and g.kind in ${goals} and g.at <= v.at
          where v.kind = 'goal_cancelled' and v.at > ${since}
          order by v.id, (g.player is not distinct from v.player) desc, g.at desc) taken
        where k.event_id = taken.event_id and not k.is_annulled
        returning k.id, k.room_id, k.match_id, k.event_id, k.at`);
      for (const { id, room_id, match_id, event_id, at } of rows)
        for (const topic of [roomTopic(Number(room_id)), matchTopic(match_id)])
          emit(topic, 'clip', { id: String(id), room_id: String(room_id), match_id, event_id, state: 'ready', at: Number(at) });
      return rows.length;
    });
  }

  return {
    /** Looks once; the number of clips that were added or marked. */
    async look(): Promise<number> {
      return (await add()) + (await annul());
    },
  };
}
