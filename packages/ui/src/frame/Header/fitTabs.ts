/**
 * Computes how many tabs of a row are shown when the rest moves into a "more" menu.
 * @param widths widths of the tabs in px, in order
 * @param room px available
 * @param more width of the "more" tab in px; it takes room only when something is left out
 */
export function fitTabs(widths: readonly number[], room: number, more: number): number {
  const all = widths.reduce((sum, width) => sum + width, 0);
  if (all <= room) return widths.length;
  let used = more;
  let shown = 0;
  for (const width of widths) {
    used += width;
    if (used > room) break;
    shown += 1;
  }
  return shown;
}
