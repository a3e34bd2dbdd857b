const two = (part: number): string => String(part).padStart(2, '0');

/** A moment as an operator writes it, in the zone of their machine; empty for none. */
export function writeMoment(at: number | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Parses a moment, ms UTC; null for an invalid one. */
export function readMoment(text: string): number | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)$/.exec(text.trim());
  if (!found) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = found.slice(1).map(Number);
  const at = new Date(year, month - 1, day, hour, minute);
  return at.getMonth() === month - 1 && at.getDate() === day ? at.getTime() : null;
}
