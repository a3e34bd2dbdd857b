/** The one zone in which the site counts days and months: UTC+8, which has no summer time. */
const offset = 8 * 3_600_000;

/** Day of the site at an instant (ms UTC): 2026-11-21. */
export const siteDay = (at: number): string => new Date(at + offset).toISOString().slice(0, 10);

/** Month of the site at an instant (ms UTC): 2026-11. */
export const siteMonth = (at: number): string => siteDay(at).slice(0, 7);

/** When the next month of the site begins, in ms UTC. */
export function nextSiteMonth(at: number): number {
  const local = new Date(at + offset);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - offset;
}
