/** Start of the day in the site's zone, UTC+8. */
export const dayBegins = (now: number): number => Math.floor((now + 8 * 3_600_000) / 86_400_000) * 86_400_000 - 8 * 3_600_000;
