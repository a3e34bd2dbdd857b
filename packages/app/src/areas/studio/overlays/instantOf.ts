/** Instant (ms UTC) of a day and a time of day in the person's zone; null while one of them is missing. */
export function instantOf(day: string | null, time: string | null): number | null {
  if (!day || !time) return null;
  const instant = new Date(`${day}T${time}`).getTime();
  return Number.isNaN(instant) ? null : instant;
}
