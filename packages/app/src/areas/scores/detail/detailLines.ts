import type { CommentaryLine, Shot } from '@pitchside/api/scores/matches';

/** Lines of a commentary with new ones, newest first, each once. */
export function joinLines(known: readonly CommentaryLine[], fresh: readonly CommentaryLine[]): CommentaryLine[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...fresh.filter(({ id }) => !ids.has(id)), ...known].sort(
    (one, other) => other.at - one.at || other.minute - one.minute || other.added - one.added,
  );
}

/** Shots with new ones in order of time; one that comes again, such as a goal taken back, replaces itself. */
export function joinShots(known: readonly Shot[], fresh: readonly Shot[]): Shot[] {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...fresh].sort((one, other) => one.at - other.at || one.id.localeCompare(other.id));
}
