import type { CommentaryLine } from '@pitchside/api/scores/matches';

/** Lines of a commentary with new ones, newest first, each once. */
export function joinLines(known: readonly CommentaryLine[], fresh: readonly CommentaryLine[]): CommentaryLine[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...fresh.filter(({ id }) => !ids.has(id)), ...known].sort(
    (one, other) => other.at - one.at || other.minute - one.minute || other.added - one.added,
  );
}
