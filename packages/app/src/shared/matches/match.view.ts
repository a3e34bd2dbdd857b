import { matchPhase, type Match, type MatchStatus as WireStatus, type Team as WireTeam } from '@pitchside/api/matches';
import type { Team } from '@pitchside/ui/Crest';
import type { MatchStatus, MatchStatusKind } from '@pitchside/ui/StatusChip';

/** How the parts name each state of the contract. */
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
  q1_end: 'halftime',
  q2: 'live',
  q3: 'live',
  q3_end: 'halftime',
  q4: 'live',
  overtime: 'extra',
  playing: 'live',
  between_maps: 'halftime',
};

/** A team as the parts draw it. */
export const teamView = ({ id, name, short_name, colors, logo }: WireTeam): Team => ({ id, name, shortName: short_name, colors: [colors[0], colors[1]], ...(logo && { crestUrl: logo }) });

/** A status as the parts draw it. */
export const statusView = ({ status, minute, added, kickoff_at }: Pick<Match, 'status' | 'minute' | 'added' | 'kickoff_at'>): MatchStatus => ({
  kind: kinds[status],
  ...(minute !== null && { minute }),
  ...(added > 0 && { added }),
  kickoffAt: kickoff_at,
});

/** What every scorebug is given. */
export const scoreView = (match: Match) => ({
  home: teamView(match.home),
  away: teamView(match.away),
  score: match.home_score === null || match.away_score === null ? null : { home: match.home_score, away: match.away_score },
  status: statusView(match),
  ...(match.penalties && { penalties: match.penalties }),
});

/** The match has begun and has not ended. */
export const isPlaying = ({ status }: Pick<Match, 'status'>): boolean => matchPhase(status) === 'playing';
