import type { Found } from '@pitchside/api/content/search';
import type { Fit } from './search.repository.ts';
import type { NamedKind } from './search.tables.ts';

/** Priority of kinds for a text that matches several equally well. */
const kinds = ['team', 'competition', 'anchor'] as const satisfies readonly NamedKind[];

/**
 * Best result for a text: the match of two named sides, else the best match of a name, else the most popular room.
 * @param pairMatches matches of the two sides; empty unless the text names two
 */
export function bestOf(
  fits: Readonly<Record<(typeof kinds)[number], readonly Fit[]>>,
  pairMatches: readonly string[],
  roomIds: readonly string[],
): Found['best'] {
  if (pairMatches[0] !== undefined) return { kind: 'match', id: pairMatches[0] };
  const first = kinds
    .flatMap((kind) => fits[kind].slice(0, 1).map(({ id, rank }) => ({ kind, id, rank })))
    .toSorted((a, b) => a.rank - b.rank)[0];
  if (first) return { kind: first.kind, id: first.id };
  return roomIds[0] === undefined ? null : { kind: 'room', id: roomIds[0] };
}
