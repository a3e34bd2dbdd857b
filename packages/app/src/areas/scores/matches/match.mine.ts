import { matchPhase, type Match } from '@pitchside/api/matches';

const order = { playing: 0, before: 1, after: 2, off: 3 } as const;

/** Matches by how much they matter to the person: collected ones first, then hot ones and whatever is on; playing before the next before the last. */
export function mineFirst(list: readonly Match[], collected: ReadonlySet<string>): Match[] {
  const mine = list.filter((match) => collected.has(match.id));
  const others = list.filter(
    (match) => !collected.has(match.id) && (match.is_hot || matchPhase(match.status) === 'playing') && matchPhase(match.status) !== 'off',
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
