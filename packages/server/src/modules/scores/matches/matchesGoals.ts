import type { GoalItem, MatchEvent, Objective } from '@pitchside/api/scores/matches';
import { playerId, type FeedEvent } from '../sport/index.ts';
import { local, type Localizable, type Names } from '../../../text/local.ts';
import { describeMatch, type MatchRow } from './matches.presenter.ts';

/** Minute in print: `67`, `45+2`. Source: specification, `match_str`. */
const minuteText = ({ minute, added }: Pick<FeedEvent, 'minute' | 'added'>) => (added > 0 ? `${minute}+${added}` : String(minute));

/** A stored event; fields that a sport lacks are null or missing. */
type StoredEvent = Omit<FeedEvent, 'part' | 'code'> & { matchId: string; part?: number | null; code?: Objective | null };

/** Fields of a match that its events need. */
type Of = { match: Pick<MatchRow['match'], 'sport'> } & Record<'home' | 'away', Pick<MatchRow['home'], 'id'>>;

/** Page id of a player named by an event. The scorer of an own goal plays for the other side. */
function idOf({ match, home, away }: Of, { kind, side }: Pick<FeedEvent, 'kind' | 'side'>, names: Names | null): string | undefined {
  if (!names || !side || match.sport === 'esports') return undefined;
  return playerId(((side === 'home') !== (kind === 'own_goal') ? home : away).id, names);
}

/** An event of a match in wire format. */
export function describeEvent(of: Of, event: StoredEvent): Localizable<MatchEvent> {
  const [playerPage, otherPage] = [idOf(of, event, event.player), idOf(of, event, event.otherPlayer)];
  return {
    id: event.id,
    match_id: event.matchId,
    kind: event.kind,
    side: event.side,
    minute: event.minute,
    added: event.added,
    player: event.player && local(event.player),
    other_player: event.otherPlayer && local(event.otherPlayer),
    ...(playerPage && { player_id: playerPage }),
    ...(otherPage && { other_player_id: otherPage }),
    home_score: event.homeScore,
    away_score: event.awayScore,
    at: event.at,
    ...(event.part && { part: event.part }),
    ...(event.code && { code: event.code }),
  };
}

/** The popup of a goal or card, with the score right after it. */
export function describeGoal(row: MatchRow, event: FeedEvent): Localizable<GoalItem> {
  const { id, sport, home, away, competition, is_hot } = describeMatch(row);
  return {
    iszhu: event.side === 'home' ? 1 : 0,
    match_str: minuteText(event),
    home_team_name_zh: row.home.names.zh,
    away_team_name_zh: row.away.names.zh,
    home_score: event.homeScore,
    away_score: event.awayScore,
    event_id: event.id,
    match_id: id,
    kind: event.kind,
    sport,
    home,
    away,
    competition,
    player: event.player && local(event.player),
    is_hot,
    at: event.at,
  };
}
