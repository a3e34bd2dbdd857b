import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Rows that are drawn: those in view and the one that keeps the focus, wherever it is. */
export function withActive(range: Range, active: number): number[] {
  const shown = defaultRangeExtractor(range);
  return active < 0 || active >= range.count || shown.includes(active) ? shown : [...shown, active].sort((one, other) => one - other);
}
