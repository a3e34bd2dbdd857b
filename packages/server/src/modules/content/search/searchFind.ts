import { fold, isChinese } from './fold.ts';
import type { Fit, Near, SearchRepository } from './search.repository.ts';
import { namedKinds, type NamedKind } from './search.tables.ts';

/**
 * Edit distance of two texts: wrong, missing, extra and swapped adjacent letters (Damerau-Levenshtein).
 * @param most larger distances are returned as `most + 1`
 */
function distance(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, opposite] of to.entries()) {
      const changed = (last[column] ?? 0) + (letter === opposite ? 0 : 1);
      const moved = Math.min((next[column] ?? 0) + 1, (last[column + 1] ?? 0) + 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === opposite;
      next.push(Math.min(changed, moved, isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity));
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[to.length] ?? 0, most + 1);
}

/** Tolerated mistakes by length: none in short texts, two in long ones. */
const mistakes = (length: number, isChinese: boolean): number => (length < (isChinese ? 2 : 4) ? 0 : length < 9 ? 1 : 2);

/** Maximum matches per kind. */
export const mostFits = 100;
/** Number of names compared letter by letter, and of suggestions among them. */
const [mostCompared, mostNear] = [400, 4];
/** Separators of two sides in a search for their match. */
const between = /\s+(?:vs?\.?|对|gặp|-)\s+|\s+|对|vs\.?/iu;

/** Kinds that a text may mean; not people without a room. */
const meant = namedKinds.filter((kind) => kind !== 'person');

/** Matches of a text by kind. */
export interface Named {
  team: Fit[];
  competition: Fit[];
  anchor: Fit[];
  /** Members without a room; empty unless requested. */
  person: Fit[];
  /** Whether these are suggestions, because nothing matches exactly. */
  isNearest: boolean;
  /** Teams for either side, if the text names two. */
  pair: readonly [string[], string[]] | null;
}

const none = (): Named => ({ team: [], competition: [], anchor: [], person: [], isNearest: false, pair: null });

/** Maximum number of a team's names to search for in content. */
const mostNames = 20;

/** Maximum teams considered for each side of a match. */
const sideLimit = 20;

/** Prefix and suffix that candidates for a misspelled text must share; null for a text that is too short. */
function mistakenFor(key: string): readonly [first: string, last: string] | null {
  const letters = [...key];
  if (mistakes(letters.length, isChinese(key)) === 0) return null;
  // A single mistake, including a swap, leaves the part before or the part after this letter intact.
  const middle = Math.floor(letters.length / 2);
  return [letters.slice(0, middle).join(''), letters.slice(middle + 1).join('') || letters.slice(middle).join('')];
}

/** Two sides, if a separator is between them. */
function sidesOf(text: string): readonly [string, string] | null {
  const [first = '', second = '', ...more] = text.split(between).map(fold);
  return first === '' || second === '' || more.length > 0 ? null : [first, second];
}

/** The nearest of the candidate names, for a text without a match. */
function nearest(key: string, candidates: readonly Near[]): Named {
  const letters = [...key];
  const allowed = mistakes(letters.length, isChinese(key));
  // An incomplete text is compared with prefixes of names.
  const far = ({ key: known }: Near) =>
    Math.min(
      ...[0, -1, 1].map((more) => distance(key, [...known].slice(0, letters.length + more).join(''), allowed)),
      distance(key, known, allowed),
    );
  const near = candidates
    .map((each) => ({ ...each, far: far(each) }))
    .filter((each) => each.far <= allowed)
    .sort((a, b) => a.far - b.far || a.weight - b.weight);
  const of = (kind: NamedKind): Fit[] =>
    [
      ...new Map(
        near
          .filter((each) => each.kind === kind)
          .map((each) => [each.id, each] as const)
          .reverse(),
      ).values(),
    ]
      .reverse()
      .slice(0, mostNear)
      .map(({ id, far: rank, written, weight }) => ({ id, rank, written, weight }));
  return { ...none(), team: of('team'), competition: of('competition'), anchor: of('anchor'), isNearest: near.length > 0 };
}

/** Finds subjects named by a text, ignoring language, case, width and tones. */
export function createFinding(repository: SearchRepository) {
  /** All subjects of some kinds named by a text. */
  async function everything(text: string, kinds: readonly NamedKind[]): Promise<Named> {
    const key = fold(text);
    if (key === '') return none();
    const { fits, sides, near } = await repository.named(
      kinds,
      { key, sides: sidesOf(text.trim()), mistaken: mistakenFor(key) },
      mostFits,
      mostCompared,
    );
    const [one, other] = sides.map((teams) => teams.slice(0, sideLimit).map(({ id }) => id)) as [string[], string[]];
    const pair = one.length > 0 && other.length > 0 ? ([one, other] as const) : null;
    const isEmpty = meant.every((kind) => fits[kind].length === 0) && pair === null;
    return isEmpty ? { ...nearest(key, near), person: fits.person } : { ...fits, isNearest: false, pair };
  }

  return {
    /**
     * All subjects named by a text.
     * @param withPeople whether to include members without a room
     */
    everything: (text: string, withPeople = false): Promise<Named> => everything(text, withPeople ? namedKinds : meant),
    /** Further names of the teams that a text matches. */
    namesOf: (teamIds: readonly string[]): Promise<string[]> => repository.namesOf(teamIds, mostNames),
    /** Anchors whose nickname matches a text. */
    async anchors(text: string): Promise<Fit[]> {
      const key = fold(text);
      if (key === '') return [];
      return (await repository.named(['anchor'], { key, sides: null, mistaken: null }, mostFits, mostCompared)).fits.anchor;
    },
  };
}
export type Finding = ReturnType<typeof createFinding>;
