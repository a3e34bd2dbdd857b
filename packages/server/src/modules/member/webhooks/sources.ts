import { matchPhase, popupAlerts } from '@pitchside/api/scores/matches';
import { sql } from 'drizzle-orm';
import type { WebhookEvent } from '@pitchside/api/member/webhooks';
import { hour, minute } from '../../../platform/retention.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { StatusListener } from '../../live/live/index.ts';
import type { OrderRow } from '../../money/orders/index.ts';
import type { MatchNews } from '../../scores/matches/index.ts';

/** Time from the planned kick-off, ms, beyond which a kick-off or an end is a correction of the past. */
const [lateKickOff, lateEnd] = [30 * minute, 6 * hour];
/** Age of a goal or a card, ms, above which it is news no more. */
const lateEvent = 15 * minute;

/** An event, and whose it is: a member's, or that of everybody who follows a match. */
interface Post {
  event: WebhookEvent;
  owner: number | null;
  match: string | null;
  data: Record<string, unknown>;
}

/** Queues events for the endpoints that want them, in the transaction of their cause. */
async function post(tx: Transaction, posts: readonly Post[], at: number): Promise<void> {
  for (const { event, owner, match, data } of posts)
    await tx.execute(sql`select webhook_post(${event}, ${owner}::bigint, ${match}::text, ${JSON.stringify(data)}::jsonb, ${at}::bigint)`);
}

/** Events of a match for receivers; none for most deliveries. @param now ms UTC */
export function matchPosts({ row, isChanged, events }: MatchNews, now: number): Post[] {
  const { match, home, away, competition } = row;
  const about = {
    match_id: match.id,
    sport: match.sport,
    league: competition.names,
    home: { id: home.id, names: home.names },
    away: { id: away.id, names: away.names },
    kickoff_at: match.kickoffAt,
  };
  const score = { home: match.homeScore ?? 0, away: match.awayScore ?? 0 };
  const of = (event: WebhookEvent, data: Record<string, unknown>): Post => ({
    event,
    owner: null,
    match: match.id,
    data: { ...about, ...data },
  });
  const phase = matchPhase(match.status);
  const since = now - match.kickoffAt;
  const posts: Post[] = [];
  if (isChanged && phase === 'playing' && score.home + score.away === 0 && Math.abs(since) <= lateKickOff)
    posts.push(of('match.kick_off', { score }));
  for (const { kind, at, side, minute: played, added, player, homeScore, awayScore, id } of events) {
    const alert = popupAlerts[kind];
    if (alert === undefined || now - at > lateEvent) continue;
    const happening = { event_id: id, kind, side, minute: played, added, player, score: { home: homeScore, away: awayScore }, at };
    posts.push(of(alert === 'goal' ? 'match.goal' : 'match.card', happening));
  }
  if (isChanged && phase === 'after' && since <= lateEnd) posts.push(of('match.end', { status: match.status, score }));
  return posts;
}

/** Events of matches that endpoints have heard once already; a row that changes again says nothing new. */
const onceOf = ({ event, match }: Post) => (event === 'match.kick_off' || event === 'match.end' ? `${event}:${match}` : undefined);

/** Listeners for everything that receivers are told of and that no trigger of the database hears. */
export function webhookSources(clock: { now(): number }) {
  return {
    async matches(tx: Transaction, news: readonly MatchNews[]): Promise<void> {
      const now = clock.now();
      const posts = news.flatMap((each) => matchPosts(each, now));
      if (posts.length === 0) return;
      const keys = posts.flatMap((each) => onceOf(each) ?? []);
      const { rows } = await tx.execute<{ key: string }>(
        sql`insert into webhook_heard (key, at) select k, ${now}::bigint from unnest(${sql.param(keys)}::text[]) as k order by k on conflict do nothing returning key`,
      );
      const fresh = new Set(rows.map(({ key }) => key));
      await post(
        tx,
        posts.filter((each) => {
          const key = onceOf(each);
          return key === undefined || fresh.has(key);
        }),
        now,
      );
    },
    rooms: (async (tx, { room, owner }) => {
      const event = room.status === 'live' ? 'room.live' : room.status === 'ended' ? 'room.ended' : undefined;
      if (event === undefined) return;
      const data = {
        room_id: String(room.id),
        title: room.title,
        category: room.category,
        anchor: { id: String(owner.id), user_nickname: owner.nickname },
      };
      await post(tx, [{ event, owner: owner.id, match: null, data }], clock.now());
    }) satisfies StatusListener,
    async orders(tx: Transaction, _emit: unknown, { no, userId, price, diamonds, channel }: OrderRow): Promise<void> {
      const data = { no, user_id: String(userId), price, diamonds, channel };
      await post(tx, [{ event: 'order.paid', owner: null, match: null, data }], clock.now());
    },
  };
}
