import {
  footballEvents,
  popupAlerts,
  type FootballEventKind,
  type Match,
  type MatchEvent,
  type MatchStatus as WireStatus,
  type Team as WireTeam,
} from '@pitchside/api/scores/matches';
import type { Team } from '@pitchside/ui/Crest';
import type { GoalPopupItem } from '@pitchside/ui/GoalPopup';
import type { MatchEventItem } from '@pitchside/ui/MatchEvents';
import type { MatchRowItem } from '@pitchside/ui/ScoreTable';
import type { MatchStatus, MatchStatusKind } from '@pitchside/ui/StatusChip';
import { detailHref, playerHref, watchHref } from './matchLinks.ts';

/** Status names of the components by status of the contract. */
const kinds: Record<WireStatus, MatchStatusKind> = {
  tbd: 'tbd',
  scheduled: 'scheduled',
  first_half: 'live',
  half_time: 'halftime',
  second_half: 'live',
  extra_time: 'extra',
  penalties: 'penalties',
  finished: 'finished',
  postponed: 'postponed',
  interrupted: 'interrupted',
  abandoned: 'abandoned',
  cancelled: 'cancelled',
  q1: 'live',
  q1_end: 'break',
  q2: 'live',
  q3: 'live',
  q3_end: 'break',
  q4: 'live',
  overtime: 'extra',
  playing: 'live',
  between_maps: 'break',
};

/** Snapshots of a store are read-only all the way down. */
export type Deep<T> = T extends object ? { readonly [Key in keyof T]: Deep<T[Key]> } : T;

/** A team as the parts draw it. */
export const teamView = ({ id, name, short_name, colors, logo }: Deep<WireTeam>): Team => ({
  id,
  name,
  shortName: short_name,
  colors: [colors[0], colors[1]],
  ...(logo && { crestUrl: logo }),
});

/** A status as the parts draw it. */
export const statusView = ({
  status,
  minute,
  added,
  kickoff_at,
  regular,
  penalties,
}: Deep<Pick<Match, 'status' | 'minute' | 'added' | 'kickoff_at'> & Partial<Pick<Match, 'regular' | 'penalties'>>>): MatchStatus => ({
  kind: kinds[status],
  ...(minute !== null && { minute }),
  ...(added > 0 && { added }),
  ...(regular && !penalties && { afterExtraTime: true }),
  kickoffAt: kickoff_at,
});

/** Common props of every scorebug. */
export const scoreView = (match: Deep<Match>) => ({
  matchId: match.id,
  home: teamView(match.home),
  away: teamView(match.away),
  score: match.home_score === null || match.away_score === null ? null : { home: match.home_score, away: match.away_score },
  status: statusView(match),
  ...(match.penalties && { penalties: match.penalties }),
});

/** A football event; those of other sports have lists of their own. */
type FootballEvent = Deep<MatchEvent> & { readonly kind: FootballEventKind };

/** Whether an event is one of football. */
export const isFootballEvent = (event: Deep<MatchEvent>): event is FootballEvent => footballEvents.some((kind) => kind === event.kind);

/** Kind of an event that pops up, as the popup and the banner draw it. */
export const popupKind = (kind: MatchEvent['kind']): GoalPopupItem['kind'] =>
  kind === 'goal_cancelled' ? 'goal-cancelled' : (popupAlerts[kind] ?? 'goal');

/** An event, for the timeline component. */
export const eventView = ({
  id,
  kind,
  minute,
  added,
  side,
  player,
  other_player,
  player_id,
  other_player_id,
  home_score,
  away_score,
}: FootballEvent): MatchEventItem => ({
  id,
  kind,
  minute,
  added,
  ...(side && { side }),
  ...(player && { player }),
  ...(player_id && { href: playerHref('football', player_id) }),
  ...(other_player && { otherPlayer: other_player }),
  ...(other_player_id && { otherHref: playerHref('football', other_player_id) }),
  score: { home: home_score, away: away_score },
});

/** A row of the score table. */
export const rowView = (match: Deep<Match>): MatchRowItem => ({
  ...scoreView(match),
  id: match.id,
  href: detailHref(match),
  league: { id: match.competition.id, name: match.competition.short_name, color: match.competition.color },
  kickoffAt: match.kickoff_at,
  ...(match.half && { halfTime: match.half }),
  ...(match.counts && {
    corners: match.counts.corner,
    cards: {
      home: { yellow: match.counts.yellow.home, red: match.counts.red.home },
      away: { yellow: match.counts.yellow.away, red: match.counts.red.away },
    },
  }),
  ...(match.room_count > 0 && { live: { href: watchHref(match.id), rooms: match.room_count } }),
});

/** Competition and round of a match: 英超 第12轮. */
export const leagueText = ({ competition, round }: Deep<Pick<Match, 'competition' | 'round'>>): string =>
  `${competition.short_name} ${round}`.trim();
