import type { RoundHours } from '../../../catalogue/season.types.ts';
import { remembered } from '../remember.ts';
import { dayLength, weekdays } from './days.ts';

const minute = 60_000;

/** A start within a week. */
export interface Hour {
  /** Days since the week began. */
  weekday: number;
  /** Minutes since midnight, on the clocks of the place. */
  minutes: number;
}

const line = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d\d):(\d\d)(?:\*(\d*))?$/;

/** Parses the starts of a round; those without a count take the remaining matches. */
const startsOf = remembered(
  (hours: RoundHours): (Hour & { count: number | undefined })[] =>
    hours.split(', ').map((text) => {
      const [, name, hour, minutes, times] = line.exec(text) ?? [];
      if (name === undefined) throw new RangeError(`No hour of a round: ${text}`);
      return {
        weekday: weekdays.findIndex((each) => each === name),
        minutes: Number(hour) * 60 + Number(minutes),
        count: times === undefined ? 1 : times === '' ? undefined : Number(times),
      };
    }),
  (hours) => hours,
  500,
);

/** The days of a week on which a round is played. */
export const weekdaysOf = (hours: RoundHours): number[] => [...new Set(startsOf(hours).map(({ weekday }) => weekday))];

/** The starts of a round of so many matches, the best first. */
export function hoursOf(hours: RoundHours, matches: number): Hour[] {
  const starts = startsOf(hours);
  const left = Math.max(0, matches - starts.reduce((sum, { count = 0 }) => sum + count, 0));
  const open = starts.filter(({ count }) => count === undefined).length;
  let given = 0;
  return starts
    .flatMap(({ count, ...start }) => {
      if (count !== undefined) return Array.from({ length: count }, () => start);
      given += 1;
      const share = Math.floor((left * given) / open) - Math.floor((left * (given - 1)) / open);
      return Array.from({ length: share }, () => start);
    })
    .slice(0, matches);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset of a zone from UTC at noon of a day, ms: clocks are changed at night, when nobody plays. */
function askOffset(zone: string, day: number): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(day * dayLength + dayLength / 2).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
}

const known = remembered(askOffset, (zone, day) => `${zone} ${day}`, 5_000);

/** Days between two reads of a zone's offset: where both are equal it has not changed in between. */
const lookEvery = 16;

/** The same with few reads, because a season needs thousands of days. */
export function offsetOn(zone: string, day: number): number {
  const before = Math.floor(day / lookEvery) * lookEvery;
  const offset = known(zone, before);
  return offset === known(zone, before + lookEvery) ? offset : known(zone, day);
}

/** Instant, ms UTC, of a local time in a zone: minutes after midnight of a day. */
export const instantAt = (zone: string, day: number, minutes: number): number => day * dayLength + minutes * minute - offsetOn(zone, day);
