import { and, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { barrages } from '../barrage/index.ts';
import { follows } from '../../member/follow/index.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../money/ledger/index.ts';
import { rooms } from '../room/index.ts';
import { decay, watching, weights, type Pulse } from './popularity.data.ts';
import { roomWatchers } from './popularity.tables.ts';

/** A viewer of a room, by the key that counts once. */
export interface Seen {
  roomId: number;
  who: string;
}

/** SQL of popularity. */
export function createPopularityRepository(db: Database) {
  return {
    /** Records viewers; skips recent rows and unknown rooms. */
    async note(seen: readonly Seen[], now: number): Promise<void> {
      if (seen.length === 0) return;
      await db.execute(sql`
        insert into ${roomWatchers} (room_id, who, seen_at)
        select distinct given.room_id, given.who, ${now}::bigint
        from unnest(${sql.param(seen.map(({ roomId }) => roomId))}::bigint[], ${sql.param(seen.map(({ who }) => who))}::text[]) as given (room_id, who)
        join ${rooms} r on r.id = given.room_id
        order by 1, 2
        on conflict (room_id, who) do update set seen_at = excluded.seen_at where room_watcher.seen_at < ${now - watching.renewAfter}::bigint`);
    },
    /** Activity in every live room, with the published popularity. Excludes the room's own anchor. */
    async pulses(now: number): Promise<(Pulse & { id: number; shown: number })[]> {
      const since = now - decay.window;
      const left = (at: ReturnType<typeof sql>) => sql`power(0.5, (${now}::bigint - ${at}) / ${decay.half}::float8)`;
      const { rows } = await db.execute<Pulse & { id: number; shown: number } & Record<string, unknown>>(sql`
        with live as (select id, owner_id, heat from ${rooms} where status = 'live'),
        here as (
          select w.room_id, count(*) as total from ${roomWatchers} w join live on live.id = w.room_id
          where w.seen_at > ${now - watching.for}::bigint and w.who <> 'm' || live.owner_id group by w.room_id),
        talk as (
          select room_id, sum(least(said, ${weights.mostOfOne}::float8)) as total from (
            select b.room_id, b.user_id, sum(${left(sql`b.at`)}) as said from ${barrages} b join live on live.id = b.room_id and not b.is_bot
            where b.at > ${since}::bigint and b.removed_at is null and b.user_id <> live.owner_id group by b.room_id, b.user_id) as each
          group by room_id),
        given as (
          select t.peer_id, sum(-e.amount * ${left(sql`t.at`)}) as total from ${ledgerTransfers} t
          join ${ledgerEntries} e on e.transfer_id = t.id and e.amount < 0
          join ${ledgerAccounts} a on a.id = e.account_id and a.unit = 'diamond' and a.owner_id = t.member_id
          where t.kind = 'gift' and t.at > ${since}::bigint group by t.peer_id),
        fans as (
          select f.target_id, sum(${left(sql`f.at`)}) as total from ${follows} f join live on live.owner_id = f.target_id
          where f.at > ${since}::bigint group by f.target_id)
        select live.id::int as id, live.heat as shown, coalesce(here.total, 0)::int as watchers, coalesce(talk.total, 0)::float8 as comments,
          coalesce(given.total, 0)::float8 as diamonds, coalesce(fans.total, 0)::float8 as follows
        from live left join here on here.room_id = live.id left join talk on talk.room_id = live.id
          left join given on given.peer_id = live.owner_id left join fans on fans.target_id = live.owner_id
        order by live.id`);
      return rows;
    },
    /** Resets the popularity of rooms that are not live. */
    async clear(): Promise<void> {
      await db
        .update(rooms)
        .set({ heat: 0 })
        .where(and(ne(rooms.status, 'live'), ne(rooms.heat, 0)));
    },
  };
}
