import { sql, type SQL } from 'drizzle-orm';
import { databaseNow } from '../../../../platform/leases.ts';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { sessions } from '../../../member/account/index.ts';
import { collectedMatches, stars } from '../../../scores/scores/index.ts';
import { reservations } from '../../../scores/schedule/index.ts';
import { matches } from '../../../scores/sport/index.ts';
import { pushCounts, pushDeliveries, pushDevices, pushNews, pushWatches } from '../push.tables.ts';

export type NewsRow = typeof pushNews.$inferSelect;

/** Devices that one statement makes deliveries for. */
const devicesAtOnce = 2_000;

/** Outcomes of a message. `late`, `quiet`, `watching` and `replaced` were not sent, because it was of no use any more. */
export const pushOutcomes = ['sent', 'gone', 'refused', 'failed', 'late', 'quiet', 'watching', 'replaced'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

/** A message in hand, with its device. */
export interface Claim {
  newsId: number;
  deviceId: number;
  attempts: number;
  memberId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'zh' | 'en' | 'vi';
  quietFrom: number | null;
  quietUntil: number | null;
  zone: string | null;
  failedSince: number | null;
  /** Whether the member watches the match of it, or does so later, and must not be ahead of the picture. */
  isWatching: boolean;
}

/** A message that was dealt with. */
export interface Done {
  newsId: number;
  deviceId: number;
  outcome: PushOutcome;
  /** Whether nothing had reached the device before. */
  hadFailed: boolean;
}

/** Members that news are for, with the scope by which they are. */
function audienceOf({ matchId, audience, deviceId }: NewsRow): SQL {
  if (deviceId !== null) return sql`select member_id, null::text as scope from ${pushDevices} where id = ${deviceId}`;
  if (audience !== null) return sql`select unnest(${sql.param(audience)}::bigint[]) as member_id, null::text as scope`;
  const match = sql`(select * from ${matches} where id = ${matchId}) as m`;
  return sql`
    select user_id as member_id, 'collected' as scope from ${collectedMatches} where match_id = ${matchId}
    union all select user_id, 'reserved' from ${reservations} where match_id = ${matchId} and remind
    union all select s.member_id, 'teams' from ${stars} as s, ${match} where s.kind = 'team' and s.target_id in (m.home_id, m.away_id)
    union all select s.member_id, 'leagues' from ${stars} as s, ${match} where s.kind = 'league' and s.target_id = m.competition_id`;
}

/** SQL of news and their deliveries. */
export function createNewsRepository(db: Database) {
  const count = (tx: Transaction, day: string, at: number, outcomes: ReadonlyMap<PushOutcome, number>) =>
    outcomes.size === 0
      ? undefined
      : tx
          .insert(pushCounts)
          .values(
            [...outcomes].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([outcome, total]) => ({ day, outcome, total, at })),
          )
          .onConflictDoUpdate({ target: [pushCounts.day, pushCounts.outcome], set: { total: sql`${pushCounts.total} + excluded.total` } });
  return {
    /** Writes news; what was written for the same cause stays. */
    async add(tx: Transaction, drafts: readonly (typeof pushNews.$inferInsert)[]): Promise<void> {
      if (drafts.length > 0)
        await tx
          .insert(pushNews)
          .values([...drafts])
          .onConflictDoNothing();
    },
    /** Of some members those with a device that wants a kind. */
    async reached(tx: Transaction, members: readonly number[], kind: string): Promise<Set<number>> {
      if (members.length === 0) return new Set();
      const { rows } = await tx.execute<{ member_id: number }>(sql`
        select distinct member_id from ${pushDevices} where member_id = any(${sql.param([...members])}::bigint[]) and ${kind} = any(kinds)`);
      return new Set(rows.map(({ member_id }) => Number(member_id)));
    },
    byIds: (ids: readonly number[]): Promise<NewsRow[]> =>
      db
        .select()
        .from(pushNews)
        .where(sql`${pushNews.id} = any(${sql.param([...ids])}::bigint[])`),
    /**
     * Makes deliveries of the oldest open news for the next devices, in place of what still waits of the same tag. A goal that nobody was
     * told of yet is taken back in silence. False when no news are open.
     */
    async expandSome(tx: Transaction, now: number, day: string): Promise<boolean> {
      const [news] = await tx
        .select()
        .from(pushNews)
        .where(sql`not ${pushNews.isExpanded}`)
        .orderBy(pushNews.id)
        .limit(1)
        .for('update');
      if (!news) return false;
      const isCorrection = news.content.type === 'match' && news.content.event === 'cancelled';
      const wants = news.deviceId === null ? sql`${news.kind} = any(d.kinds)` : sql`d.id = ${news.deviceId}`;
      const { rows } = await tx.execute<{ last: number | null; found: number; replaced: number }>(sql`
        with audience as (${audienceOf(news)}),
        picked as (
          select distinct d.id from audience a
          join ${pushDevices} as d on d.member_id = a.member_id and (a.scope is null or a.scope = any(d.scopes))
          join ${sessions} as s on s.id = d.session_id and s.ended_at is null
          where ${wants} and d.id > ${news.expandedTo} order by d.id limit ${devicesAtOnce}),
        replaced as (
          delete from ${pushDeliveries} as p using ${pushNews} as o, picked
          where p.device_id = picked.id and o.id = p.news_id and o.tag = ${news.tag} and o.id < ${news.id} and p.claimed_until <= ${databaseNow}
          returning p.device_id, o.content->>'event' as event),
        added as (
          insert into ${pushDeliveries} (news_id, device_id, due_at)
          select ${news.id}::bigint, picked.id, ${now}::bigint from picked
          where not (${isCorrection}::boolean and exists (select from replaced r where r.device_id = picked.id and r.event = 'goal'))
          order by picked.id on conflict do nothing returning device_id)
        select (select max(id) from picked) as last, (select count(*)::int from picked) as found, (select count(*)::int from replaced) as replaced, (select count(*) from added)`);
      const [{ last = null, found = 0, replaced = 0 } = {}] = rows;
      if (replaced > 0) await count(tx, day, now, new Map([['replaced', replaced]]));
      const rest = found < devicesAtOnce ? { isExpanded: true } : { expandedTo: Number(last) };
      await tx
        .update(pushNews)
        .set(rest)
        .where(sql`${pushNews.id} = ${news.id}`);
      return true;
    },
    /** Takes messages that are due into one's hand for a time, ms, the oldest first; two senders never have the same. */
    async claim(now: number, life: number, limit: number): Promise<Claim[]> {
      const { rows } = await db.execute<Claim & Record<string, unknown>>(sql`
        with picked as materialized (
          select news_id, device_id from ${pushDeliveries} where due_at <= ${now} and claimed_until <= ${databaseNow}
          order by due_at, news_id, device_id limit ${limit} for update skip locked)
        update ${pushDeliveries} as p set claimed_until = ${databaseNow} + ${life}::bigint, attempts = p.attempts + 1
        from picked, ${pushDevices} as d, ${pushNews} as n
        where p.news_id = picked.news_id and p.device_id = picked.device_id and d.id = p.device_id and n.id = p.news_id
        returning p.news_id as "newsId", p.device_id as "deviceId", p.attempts, d.member_id as "memberId", d.endpoint, d.p256dh, d.auth, d.language,
          d.quiet_from as "quietFrom", d.quiet_until as "quietUntil", d.zone, d.failed_since as "failedSince",
          exists (select from ${pushWatches} as w where w.member_id = d.member_id and w.match_id = n.match_id and w.until > ${now}) or
            (n.kind <> 'kick_off' and exists (select from ${stars} as l
              where l.member_id = d.member_id and l.kind = 'later' and l.target_id = n.match_id)) as "isWatching"`);
      return rows.map((row) => ({ ...row, newsId: Number(row.newsId), deviceId: Number(row.deviceId), memberId: Number(row.memberId) }));
    },
    /** Settles messages, counts their outcomes, and marks which devices are reached, which fail, and which are gone. */
    async settle(tx: Transaction, done: readonly Done[], day: string, now: number): Promise<void> {
      if (done.length === 0) return;
      // By news, so that the key of the table finds them however many there are.
      for (const [newsId, list] of Map.groupBy(done, (each) => each.newsId))
        await tx.execute(
          sql`delete from ${pushDeliveries} where news_id = ${newsId} and device_id = any(${sql.param(list.map(({ deviceId }) => deviceId))}::bigint[])`,
        );
      const devicesOf = (isOne: (each: Done) => boolean) =>
        [...new Set(done.filter(isOne).map(({ deviceId }) => deviceId))].toSorted((a, b) => a - b);
      const reached = devicesOf(({ outcome, hadFailed }) => outcome === 'sent' && hadFailed);
      const failed = devicesOf(({ outcome, hadFailed }) => (outcome === 'failed' || outcome === 'refused') && !hadFailed);
      const gone = devicesOf(({ outcome }) => outcome === 'gone');
      const some = (ids: readonly number[]) => sql`id = any(${sql.param([...ids])}::bigint[])`;
      if (reached.length > 0)
        await tx.execute(sql`update ${pushDevices} set failed_since = null where ${some(reached)} and failed_since is not null`);
      if (failed.length > 0)
        await tx.execute(sql`update ${pushDevices} set failed_since = ${now} where ${some(failed)} and failed_since is null`);
      if (gone.length > 0) await tx.execute(sql`delete from ${pushDevices} where ${some(gone)}`);
      const outcomes = new Map<PushOutcome, number>();
      for (const { outcome } of done) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      await count(tx, day, now, outcomes);
    },
    /** Lets go of messages, to be sent again at their instants; those that were not tried do not count as tried. */
    async postpone(
      tx: Transaction,
      list: readonly { newsId: number; deviceId: number; dueAt: number; wasTried: boolean }[],
    ): Promise<void> {
      if (list.length === 0) return;
      await tx.execute(sql`
        update ${pushDeliveries} as p set due_at = given.due_at, claimed_until = 0, attempts = p.attempts - case when given.tried then 0 else 1 end
        from unnest(${sql.param(list.map(({ newsId }) => newsId))}::bigint[], ${sql.param(list.map(({ deviceId }) => deviceId))}::bigint[],
          ${sql.param(list.map(({ dueAt }) => dueAt))}::bigint[], ${sql.param(list.map(({ wasTried }) => wasTried))}::boolean[]) as given (news_id, device_id, due_at, tried)
        where p.news_id = given.news_id and p.device_id = given.device_id`);
    },
    /** Whether anything could be done now. */
    async hasWork(now: number): Promise<boolean> {
      const { rows } = await db.execute<{ has: boolean }>(sql`
        select exists (select from ${pushNews} where not is_expanded) or exists (select from ${pushDeliveries} where due_at <= ${now} and claimed_until <= ${databaseNow}) as has`);
      return rows[0]?.has ?? false;
    },
    /** Figures for operators; `today` by outcome. */
    async figures(now: number, day: string) {
      const [totals, outcomes] = await Promise.all([
        db.execute<{ devices: number; failing: number; members: number; waiting: number; oldest: number | null }>(sql`
          select (select count(*)::int from ${pushDevices}) as devices, (select count(*)::int from ${pushDevices} where failed_since is not null) as failing,
            (select count(distinct member_id)::int from ${pushDevices}) as members,
            (select count(*)::int from ${pushDeliveries}) as waiting, (select min(n.at) from ${pushDeliveries} as p join ${pushNews} as n on n.id = p.news_id)::float8 as oldest`),
        db
          .select({ outcome: pushCounts.outcome, total: pushCounts.total })
          .from(pushCounts)
          .where(sql`${pushCounts.day} = ${day}`),
      ]);
      const [row] = totals.rows;
      return {
        devices: row?.devices ?? 0,
        members: row?.members ?? 0,
        failing: row?.failing ?? 0,
        waiting: row?.waiting ?? 0,
        /** Milliseconds that the oldest waiting message has waited. */
        lag: row?.oldest ? Math.max(0, now - row.oldest) : 0,
        today: Object.fromEntries(
          pushOutcomes.map((outcome) => [outcome, outcomes.find((each) => each.outcome === outcome)?.total ?? 0]),
        ) as Record<PushOutcome, number>,
      };
    },
  };
}
export type NewsRepository = ReturnType<typeof createNewsRepository>;
