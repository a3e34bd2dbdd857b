import { matchPhase, mayPopUp, popupAlerts } from '@pitchside/api/scores/matches';
import type { MatchPushKind } from '@pitchside/api/messages/push';
import { hour, minute } from '../../../../platform/retention.ts';
import type { MatchNews } from '../../../scores/matches/index.ts';
import type { FeedEvent } from '../../../scores/sport/index.ts';
import type { pushNews } from '../push.tables.ts';
import type { MatchContent } from './content.types.ts';

type Draft = typeof pushNews.$inferInsert;

/** Milliseconds for which a message of each kind is worth being shown. */
const lives: Record<MatchPushKind, number> = { kick_off: 20 * minute, goal: 15 * minute, red: 15 * minute, end: 3 * hour };

/** Age of a kick-off, ms after its planned time, above which it was no kick-off that anybody waits for. */
const lateKickOff = 30 * minute;
/** Time after the kick-off, ms, beyond which an end is a correction of the past. */
const lastEnd = 6 * hour;

const minuteOf = ({ minute: at, added }: Pick<FeedEvent, 'minute' | 'added'>) => (added > 0 ? `${at}+${added}` : String(at));

/** News for followers of a match; none for most deliveries. @param now ms UTC */
export function matchNews({ row, isChanged, events }: MatchNews, now: number): Draft[] {
  const { match, home, away, competition } = row;
  const about = (
    kind: MatchPushKind,
    key: string,
    tag: string,
    at: number,
    content: Omit<MatchContent, 'type' | 'sport' | 'home' | 'away' | 'league'>,
  ): Draft => ({
    key,
    kind,
    tag,
    matchId: match.id,
    at,
    expiresAt: now + lives[kind],
    content: { type: 'match', sport: match.sport, home: home.names, away: away.names, league: competition.shortNames, ...content },
  });
  const tag = `match:${match.id}`;
  const score = { homeScore: match.homeScore ?? 0, awayScore: match.awayScore ?? 0 };
  const phase = matchPhase(match.status);
  const sinceKickOff = now - match.kickoffAt;
  const drafts: Draft[] = [];
  if (isChanged && phase === 'playing' && score.homeScore + score.awayScore === 0 && Math.abs(sinceKickOff) <= lateKickOff)
    drafts.push(about('kick_off', `kick_off:${match.id}`, tag, now, { event: 'kick_off', ...score }));
  for (const event of events) {
    const alert = popupAlerts[event.kind];
    if ((alert !== 'goal' && alert !== 'red') || !mayPopUp(event.kind, now - event.at)) continue;
    const happening = { kind: event.kind, minute: minuteOf(event), side: event.side, player: event.player };
    const after = { homeScore: event.homeScore, awayScore: event.awayScore, happening };
    drafts.push(
      alert === 'red'
        ? about('red', `red:${event.id}`, `red:${event.id}`, event.at, { event: 'red', ...after })
        : about('goal', `goal:${event.id}`, tag, event.at, { event: event.kind === 'goal_cancelled' ? 'cancelled' : 'goal', ...after }),
    );
  }
  if (isChanged && phase === 'after' && sinceKickOff <= lastEnd)
    drafts.push(about('end', `end:${match.id}`, tag, now, { event: 'end', ...score }));
  return drafts;
}
