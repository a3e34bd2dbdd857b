import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, nothing } from '../../contract/fields.ts';

/** Subjects with a public calendar, as they stand in its path. */
export const calendarSubjects = ['league', 'team', 'anchor'] as const;
export type CalendarSubject = (typeof calendarSubjects)[number];

/** Path of a public calendar that a program subscribes to. */
export const calendarPath = (subject: CalendarSubject, id: string): string => `/calendars/${subject}/${id}.ics`;

const address = z.object({
  /** Path of the member's own calendar, which whoever knows it can read; null while there is none. */
  path: z.nullable(z.string()),
  /** When a program read it last; null for never. */
  read_at: z.nullable(instant),
});
export type CalendarAddress = z.output<typeof address>;

export const calendarAddress = defineCall({
  method: 'GET',
  path: 'Calendar/address',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'The secret path of the caller’s own calendar: reserved matches and broadcasts, starred matches, those of starred teams.',
  input: nothing,
  data: address,
});

export const renewCalendar = defineCall({
  method: 'POST',
  path: 'Calendar/renew',
  caller: 'member',
  rate: 'write',
  idempotent: false,
  origin: 'ours',
  summary: 'Makes a path for the caller’s own calendar; one from before is of no use from then on.',
  input: nothing,
  data: address,
});

export const revokeCalendar = defineCall({
  method: 'POST',
  path: 'Calendar/revoke',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'The caller has no calendar of their own any more; asked twice it changes nothing.',
  input: nothing,
  data: address,
});
