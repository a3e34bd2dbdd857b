/** A page number, or a gap between two that are not neighbours. */
export type PageSlot = number | 'gap-start' | 'gap-end';

/** Slots of the row when there are more pages than fit: first, gap, three around the current one, gap, last. */
export const pageSlots = 7;

/**
 * Chooses the pages shown in the row, 1-based. The number of slots never changes with the current page,
 * so that nothing moves under the pointer.
 */
export function pagesShown(current: number, count: number): PageSlot[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= pageSlots) return all;
  const near = pageSlots - 2;
  if (current <= near - 1) return [...all.slice(0, near), 'gap-end', count];
  if (current >= count - near + 2) return [1, 'gap-start', ...all.slice(-near)];
  return [1, 'gap-start', current - 1, current, current + 1, 'gap-end', count];
}
