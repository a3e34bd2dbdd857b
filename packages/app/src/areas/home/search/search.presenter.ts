import type { Found, FoundAnchor, FoundCompetition, FoundTeam, SearchKind } from '@pitchside/api/content/search';
import type { Match } from '@pitchside/api/scores/matches';
import type { Room } from '@pitchside/api/live/live';
import type { Suggestions } from '@pitchside/ui/SearchBox';
import { coverView } from '../../scores/cover.presenter.ts';
import { detailHref, roomHref } from '../../scores/matchLinks.ts';
import { scoreView, teamView } from '../../scores/match.presenter.ts';
import { leaguePath, teamPath } from './resultLinks.ts';

const kinds = { team: 'team', match: 'match', competition: 'league', room: 'room', anchor: 'anchor' } as const satisfies Record<
  SearchKind,
  string
>;

const teamOf = (found: FoundTeam): Suggestions['teams'][number] => ({
  id: found.team.id,
  href: teamPath(found),
  team: teamView(found.team),
  form: found.form,
  ...(found.competition && { note: found.competition.short_name }),
  ...(found.also !== null && { also: found.also }),
  ...(found.next_at !== null && { nextAt: found.next_at }),
});

const leagueOf = (found: FoundCompetition): Suggestions['leagues'][number] => ({
  id: found.competition.id,
  href: leaguePath(found),
  name: found.competition.name,
  color: found.competition.color,
  note: found.competition.country,
  playing: found.playing,
  ...(found.also !== null && { also: found.also }),
});

const matchOf = (match: Match): Suggestions['matches'][number] => ({
  ...scoreView(match),
  id: match.id,
  href: detailHref(match),
  league: match.competition.short_name,
  rooms: match.room_count,
});

const roomOf = (room: Room): Suggestions['rooms'][number] => ({
  id: room.id,
  href: roomHref(room.id),
  title: room.title,
  cover: coverView(room),
  anchor: room.anchor.user_nickname,
  heat: room.heat,
});

const anchorOf = ({ anchor, room_id, is_live, fans }: FoundAnchor): Suggestions['anchors'][number] => ({
  id: anchor.id,
  href: roomHref(room_id),
  nickname: anchor.user_nickname,
  avatar: anchor.avatar,
  live: is_live,
  fans,
});

/**
 * Suggestions of the search box from the results for a term.
 * @param fresh gives the newest visible state of a match
 */
export const suggestionsView = (text: string, found: Found, fresh: (match: Match) => Match): Suggestions => ({
  text,
  best: found.best && { kind: kinds[found.best.kind], id: found.best.id },
  isNearest: found.is_nearest,
  matches: found.matches.map((match) => matchOf(fresh(match))),
  teams: found.teams.map(teamOf),
  leagues: found.competitions.map(leagueOf),
  rooms: found.rooms.map(roomOf),
  anchors: found.anchors.map(anchorOf),
});
