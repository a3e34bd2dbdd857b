import type { Reader } from './question.ts';

/** A day without time or zone, as `2026-11-21`. */
export type Day = string;

/** Zone of a page whose reader's own is not known: that of the country of its language; English has none. */
export const zoneOfLanguage: Record<Reader['language'], string> = { zh: 'Asia/Shanghai', en: 'UTC', vi: 'Asia/Ho_Chi_Minh' };

const length = 86_400_000;
const hour = 3_600_000;

const writers = new Map<string, Intl.DateTimeFormat>();
function writer(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? '';
  const known =
    writers.get(key) ??
    new Intl.DateTimeFormat('en-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
  writers.set(key, known);
  return known;
}

/** Local wall-clock time in a zone at an instant, encoded as if it were UTC, ms. */
function wall(at: number, timeZone: string | undefined): number {
  const part = Object.fromEntries(
    writer(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
}

const textOf = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** The day that an instant (ms UTC) falls on in an IANA zone; without one in the viewer's own. */
export const dayOf = (at: number, timeZone?: string): Day => textOf(wall(at, timeZone));

/** The day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => textOf(Date.parse(`${day}T00:00:00Z`) + days * length);

/** When a day begins in a zone, ms UTC; on a day whose midnight the clocks jump over, its first moment. */
export function startOf(day: Day, timeZone?: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const settle = (at: number) => at + (wanted - wall(at, timeZone));
  const at = settle(settle(wanted));
  // Where the clock jumps forward over midnight, the guess ends an hour before the day. Where it goes back over midnight, midnight comes
  // twice and the first one counts.
  if (dayOf(at, timeZone) < day) return settle(at);
  return dayOf(at - hour, timeZone) === day ? at - hour : at;
}

/** Both ends of a day in a zone, ms UTC; days on which clocks change are longer or shorter. */
export const boundsOf = (day: Day, timeZone?: string): { from: number; until: number } => ({
  from: startOf(day, timeZone),
  until: startOf(addDays(day, 1), timeZone),
});
