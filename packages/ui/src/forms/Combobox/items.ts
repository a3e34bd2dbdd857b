import { flatten, groupsOf, type SelectChoices, type SelectOption } from '../Select/options.ts';

/** A group in the shape that the list reads. */
export interface ComboboxItems {
  label: string;
  items: readonly SelectOption[];
}

/** Choices in the shape that the list reads: plain, or in named groups. */
export function itemsOf(options: SelectChoices): { grouped: boolean; items: readonly SelectOption[] | readonly ComboboxItems[] } {
  const groups = groupsOf(options);
  const named = groups.flatMap(({ label, options: items }) => (label === undefined ? [] : [{ label, items }]));
  return named.length > 0 ? { grouped: true, items: named } : { grouped: false, items: flatten(options) };
}

/** Letters without their marks and case: `Đà Nẵng` is found by `da nang`. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Whether a choice matches a query: each word of it occurs in the label or the keywords. */
export const matches = (option: SelectOption & { keywords?: string }, query: string): boolean => {
  const within = plain(`${option.label} ${option.keywords ?? ''}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => within.includes(word));
};
