import type { ContactGroup } from './contactGroups.ts';

/** Heights in px of a letter over its people, and of one of them. */
export const heights = { letter: 28, row: 60 } as const;

/** A letter with its contacts, and its position in the list. */
export interface ContactPlace<Contact> extends ContactGroup<Contact> {
  /** Pixels from the top of the list. */
  top: number;
  height: number;
}

/** A stretch of the list, in px from its top. */
export interface VisibleRange {
  from: number;
  to: number;
}

/** Computes the position of each letter. */
export function placesOf<Contact>(groups: readonly ContactGroup<Contact>[]): ContactPlace<Contact>[] {
  let top = 0;
  return groups.map((group) => {
    const place = { ...group, top, height: heights.letter + group.contacts.length * heights.row };
    top += place.height;
    return place;
  });
}

/** Finds the contacts of a letter within a range: the first, and the one after the last. */
export function seenOf({ top, contacts }: ContactPlace<unknown>, { from, to }: VisibleRange): [first: number, end: number] {
  const begin = top + heights.letter;
  const first = Math.max(0, Math.floor((from - begin) / heights.row));
  return [first, Math.max(first, Math.min(contacts.length, Math.ceil((to - begin) / heights.row)))];
}

/** Returns the position of a contact, in px from the top of the list; undefined for a stranger. */
export function topOf(places: readonly ContactPlace<{ id: string }>[], id: string): number | undefined {
  for (const { top, contacts } of places) {
    const index = contacts.findIndex((contact) => contact.id === id);
    if (index >= 0) return top + heights.letter + index * heights.row;
  }
  return undefined;
}
