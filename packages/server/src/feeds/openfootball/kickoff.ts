import { broken } from '../files/broken.ts';

const minute = 60_000;
const fields = new Map<string, Intl.DateTimeFormat>();

/** Local time of a zone at an instant, as if it were UTC. */
function wallClock(at: number, zone: string): number {
  const format = fields.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  fields.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1, part.hour ?? 0, part.minute ?? 0, part.second ?? 0);
}

/** Instant of a local time in a zone. */
function inZone(local: number, zone: string): number {
  const guess = local - (wallClock(local, zone) - local);
  // The offset of the guess may belong to the other side of a clock change.
  return local - (wallClock(guess, zone) - guess);
}

const written = /^(\d{1,2}):(\d{2})(?:\s+UTC([+-]\d{1,2})(?::(\d{2}))?)?$/;

/** Kick-off of a match, ms UTC. A date without a time is noon, local time; `UTC-4` wins over the zone of the competition. */
export function kickoffOf(date: string, time: string | undefined, zone: string | undefined): number {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) throw broken('noSuchDate', { date });
  const [, hours, minutes, offset, offsetMinutes = '0'] = written.exec(time ?? '12:00') ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) throw broken('noSuchTime', { time: time ?? '' });
  const local = day + (Number(hours) * 60 + Number(minutes)) * minute;
  if (offset !== undefined) {
    const ahead = Number(offset) * 60 + Math.sign(Number(offset)) * Number(offsetMinutes);
    return local - ahead * minute;
  }
  if (zone === undefined) throw broken('noZone', { time: time ?? date });
  return inZone(local, zone);
}
