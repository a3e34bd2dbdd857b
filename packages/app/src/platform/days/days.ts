import type { Sport } from '@pitchside/api/scores/matches';
import { addDays, type CivilDay } from '@pitchside/ui/civil';

export { addDays, dayOf, type CivilDay } from '@pitchside/ui/civil';

/** Days that the strip shows. */
export const stripLength = 8;

/** Filters of the schedule by sport; /schedule?type=0…3. */
export const scheduleTypes = ['all', 'football', 'basketball', 'esports'] as const;
export type ScheduleType = (typeof scheduleTypes)[number];

/** Reads `type` of /schedule; anything unknown means all sports. */
export const readType = (text: string | null): ScheduleType => scheduleTypes[Number(text ?? 0)] ?? 'all';

/** Sports that a type shows. */
export const sportsOf = (type: ScheduleType): readonly Sport[] => (type === 'all' ? ['football', 'basketball', 'esports'] : [type]);

/** Reads a day from an address; undefined for an invalid one. */
export function readDay(text: string | null): CivilDay | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text ? text : undefined;
}

/** The instant in ms UTC at which a day begins where the viewer is. */
export function startOf(day: CivilDay): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getTime();
}

/** Beginnings of so many days from one on, and the end of the last, as the server takes them. */
export const edgesFrom = (first: CivilDay, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => startOf(addDays(first, at)));

/** The first day of the strip that holds a day: yesterday where it can be, else whole strips away. */
export function stripAround(day: CivilDay, today: CivilDay): CivilDay {
  const usual = addDays(today, -1);
  const off = Math.floor((Date.parse(day) - Date.parse(usual)) / 86_400_000 / stripLength);
  return addDays(usual, off * stripLength);
}
