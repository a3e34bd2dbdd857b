/** Something to filter by: an event or a country. */
export interface FilterItem {
  id: string;
  name: string;
  /** Matches of it in the list. */
  count: number;
  /** Letter of its group: Y for 英超. */
  letter: string;
  /** Listed first among the hot ones; default false. */
  isHot?: boolean;
  /** CSS colour of an event's stripe. */
  color?: string;
}

/** Items under one heading: the hot ones first, then by letter. */
export interface FilterGroup {
  /** A letter, or `hot`. */
  id: string;
  items: readonly FilterItem[];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Groups the items whose name contains a search, ignoring case and accents: hot first, then by letter. */
export function groupItems(items: readonly FilterItem[], search: string): FilterGroup[] {
  const wanted = folded(search.trim());
  const found = items.filter(({ name }) => folded(name).includes(wanted));
  const letters = [...new Set(found.filter(({ isHot }) => !isHot).map(({ letter }) => letter))].toSorted();
  const groups = [
    { id: 'hot', items: found.filter(({ isHot }) => isHot) },
    ...letters.map((letter) => ({ id: letter, items: found.filter((item) => item.letter === letter && !item.isHot) })),
  ];
  return groups.filter((group) => group.items.length > 0);
}

/** New selection after a press: all of a list, its inverse, or only its hot ones; items that are not in the list stay. */
export const choices = {
  all: (chosen: ReadonlySet<string>, items: readonly FilterItem[]) => new Set([...chosen, ...items.map(({ id }) => id)]),
  invert: (chosen: ReadonlySet<string>, items: readonly FilterItem[]) =>
    new Set([
      ...[...chosen].filter((id) => !items.some((item) => item.id === id)),
      ...items.map(({ id }) => id).filter((id) => !chosen.has(id)),
    ]),
  hot: (chosen: ReadonlySet<string>, items: readonly FilterItem[]) =>
    new Set(
      [...chosen].filter((id) => !items.some((item) => item.id === id)).concat(items.filter(({ isHot }) => isHot).map(({ id }) => id)),
    ),
} as const;

/** Matches that a choice shows, and that it hides. */
export function countChosen(items: readonly FilterItem[], chosen: ReadonlySet<string>): { shown: number; hidden: number } {
  const total = items.reduce((sum, { count }) => sum + count, 0);
  const shown = items.reduce((sum, { id, count }) => sum + (chosen.has(id) ? count : 0), 0);
  return { shown, hidden: total - shown };
}
