import type { Sport } from '@pitchside/api/scores/matches';
import { startOf as startIn } from '@pitchside/api/screens/days';
import { addDays, type CivilDay } from '@pitchside/ui/civil';
import { drawing } from '../drawn/drawn.ts';

export { readDay, stripAround, stripLength } from '@pitchside/api/screens/Schedule';
export { addDays, dayOf, type CivilDay } from '@pitchside/ui/civil';

/** Filters of the schedule by sport; /schedule?type=0…3. */
export const scheduleTypes = ['all', 'football', 'basketball', 'esports'] as const;
export type ScheduleType = (typeof scheduleTypes)[number];

/** Reads `type` of /schedule; anything unknown means all sports. */
export const readType = (text: string | null): ScheduleType => scheduleTypes[Number(text ?? 0)] ?? 'all';

/** Sports that a type shows. */
export const sportsOf = (type: ScheduleType): readonly Sport[] => (type === 'all' ? ['football', 'basketball', 'esports'] : [type]);

/** The instant in ms UTC at which a day begins: in a zone, else where the viewer is, or in the zone of the page while it is drawn. */
export const startOf = (day: CivilDay, zone = drawing()?.zone): number => startIn(day, zone);

/** Beginnings of so many days from one on, and the end of the last, as the server takes them. */
export const edgesFrom = (first: CivilDay, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => startOf(addDays(first, at)));
