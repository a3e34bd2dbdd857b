import { msg } from '@lingui/core/macro';
import { CallError } from '../../../../platform/callError.ts';

const unreadable = msg`列表变了，请刷新`;

/** Encodes numbers as a cursor. */
export const writeCursor = (...numbers: readonly number[]): string => numbers.map((number) => number.toString(36)).join('.');

/**
 * Decodes the numbers of a cursor.
 * @throws CallError for an invalid one
 */
export function readCursor(text: string): number[] {
  const numbers = text.split('.').map((part) => (/^[0-9a-z]{1,11}$/.test(part) ? Number.parseInt(part, 36) : Number.NaN));
  if (numbers.some((number) => !Number.isSafeInteger(number))) throw new CallError(unreadable);
  return numbers;
}

/** Position in a list sorted by one number: the next page is below it. Undefined for the first page. */
export const readBelow = (text: string | undefined): number | undefined => (text === undefined ? undefined : readCursor(text)[0]);

/**
 * Cursor of a list that begins with the most popular objects of the first page and continues with the rest by place, descending.
 * The popular ids and the starting place are frozen in the cursor: each object comes exactly once whatever is liked or written meanwhile,
 * and new ones do not shift the list.
 */
export interface FrozenList {
  /** Number of popular ids already returned. */
  given: number;
  /** The next objects are those with places below this one. */
  below: number;
  hot: readonly number[];
}

export const writeFrozen = ({ given, below, hot }: FrozenList): string => writeCursor(given, below, ...hot);
export function readFrozen(text: string): FrozenList {
  const [given, below, ...hot] = readCursor(text);
  if (given === undefined || below === undefined || given > hot.length) throw new CallError(unreadable);
  return { given, below, hot };
}

/**
 * Reads the next page of a frozen list. `byIds` returns rows in the given order without those that are gone; `after` returns the rest below
 * a place, with the place of each.
 */
export async function readFrozenPage<Row>(
  at: FrozenList,
  limit: number,
  byIds: (ids: readonly number[]) => Promise<Row[]>,
  after: (below: number, without: readonly number[], limit: number) => Promise<{ row: Row; place: number }[]>,
): Promise<{ list: Row[]; next: string | null }> {
  const ids = at.hot.slice(at.given, at.given + limit);
  const list = ids.length > 0 ? await byIds(ids) : [];
  const given = at.given + ids.length;
  const wanted = limit - ids.length;
  if (wanted === 0 && given < at.hot.length) return { list, next: writeFrozen({ ...at, given }) };
  // One extra row tells whether there is a next page.
  const rest = await after(at.below, at.hot, wanted + 1);
  const shown = rest.slice(0, wanted);
  const next = rest.length > wanted ? writeFrozen({ ...at, given, below: shown.at(-1)?.place ?? at.below }) : null;
  return { list: [...list, ...shown.map(({ row }) => row)], next };
}
