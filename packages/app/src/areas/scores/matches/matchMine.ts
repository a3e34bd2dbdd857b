import { matchPhase, type Match } from '@pitchside/api/scores/matches';

const order = { playing: 0, before: 1, after: 2, off: 3 } as const;

/** Whether a match is the person's own: collected, or of a favourite team. */
export const isMine = (
  { id, home, away }: Pick<Match, 'id' | 'home' | 'away'>,
  collected: ReadonlySet<string>,
  teams: ReadonlySet<string>,
): boolean => collected.has(id) || teams.has(home.id) || teams.has(away.id);

/**
 * Orders matches by relevance to the person: own ones first, then hot and running ones. Within each, running matches come before the next
 * ones, and those before finished ones.
 */
export function mineFirst(list: readonly Match[], collected: ReadonlySet<string>, teams: ReadonlySet<string> = new Set()): Match[] {
  const mine = list.filter((match) => isMine(match, collected, teams));
  const others = list.filter(
    (match) =>
      (match.is_hot || matchPhase(match.status) === 'playing') && matchPhase(match.status) !== 'off' && !isMine(match, collected, teams),
  );
  const sorted = (matches: Match[]) =>
    matches.sort(
      (one, other) =>
        order[matchPhase(one.status)] - order[matchPhase(other.status)] ||
        Number(other.is_hot) - Number(one.is_hot) ||
        other.room_count - one.room_count ||
        one.competition.tier - other.competition.tier ||
        one.kickoff_at - other.kickoff_at,
    );
  return [...sorted(mine), ...sorted(others)];
}
