import { matchPhase, type Match, type Sport } from '@pitchside/api/scores/matches';

/** Time span of the upcoming matches, ms. */
const soon = 3 * 3_600_000;

type Ordered = Pick<Match, 'id' | 'is_hot' | 'kickoff_at' | 'competition'>;

/** Hot ones first, then the higher competitions, then the earlier kick-off: an order that a goal does not change. */
const byWeight = (one: Ordered, other: Ordered) =>
  Number(other.is_hot) - Number(one.is_hot) ||
  one.competition.tier - other.competition.tier ||
  one.kickoff_at - other.kickoff_at ||
  one.id.localeCompare(other.id);

/** Matches that are on and shown by a room; the chosen one stays when it has ended. */
export const watchable = (list: readonly Match[], sport: Sport | 'all', chosen: string | null): Match[] =>
  list
    .filter(
      (match) =>
        (sport === 'all' || match.sport === sport) &&
        ((matchPhase(match.status) === 'playing' && match.room_count > 0) || match.id === chosen),
    )
    .toSorted(byWeight);

/** Matches that begin within three hours, the next first. */
export const comingUp = (list: readonly Match[], sport: Sport | 'all', now: number, most: number): Match[] =>
  list
    .filter(
      (match) =>
        (sport === 'all' || match.sport === sport) &&
        match.status === 'scheduled' &&
        match.kickoff_at > now &&
        match.kickoff_at < now + soon,
    )
    .toSorted((one, other) => one.kickoff_at - other.kickoff_at || byWeight(one, other))
    .slice(0, most);
