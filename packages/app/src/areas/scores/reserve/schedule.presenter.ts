import type { Match } from '@pitchside/api/scores/matches';
import type { ReserveLive } from '@pitchside/api/scores/schedule';
import type { ScheduleMatch } from '@pitchside/ui/ScheduleList';
import { detailHref, roomHref, watchHref } from '../matchLinks.ts';
import { scoreView } from '../match.presenter.ts';

/** Rooms that show a match, and their number. */
export interface Showing {
  total: number;
  rooms: readonly ReserveLive[];
}

/** A match, for the rows of the schedule. */
export const scheduleView = (match: Match, showing: Showing | undefined, reserveCount: number): ScheduleMatch => ({
  ...scoreView(match),
  id: match.id,
  href: detailHref(match),
  sport: match.sport,
  league: { id: match.competition.id, name: match.competition.short_name, color: match.competition.color },
  round: match.round,
  kickoffAt: match.kickoff_at,
  reserveCount,
  ...(showing && {
    rooms: {
      total: showing.total,
      anchors: showing.rooms.map(({ anchor }) => ({ seed: anchor.avatar, name: anchor.user_nickname })),
      href: showing.rooms[0] ? roomHref(showing.rooms[0].room_id) : watchHref(match.id),
    },
  }),
});
