import * as z from 'zod/mini';
import { instant, lines, text } from '../../contract/fields.ts';
import { person } from '../follow/follow.schema.ts';

/**
 * Measures of an event of the site:
 * - `gifts`: diamonds of gifts that somebody gave
 * - `anchors`: diamonds of gifts that an anchor was given
 * - `guesses`: points of right answers about matches that began within the event
 */
export const eventKinds = ['gifts', 'anchors', 'guesses'] as const;
export type EventKind = (typeof eventKinds)[number];

/** An event is `counting` from its end until all of it is counted and its trophies are given. */
export const eventStates = ['ahead', 'running', 'counting', 'over', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** Places that are given a trophy; equals share a place. */
export const trophyPlaces = 3;
/** Limits of texts, in code points of Chinese (twice as many in other languages), and of an event's length in days. */
export const eventLimits = { name: 24, rules: 400, reason: 200, days: 31 } as const;

/** An event of the site. */
export const siteEvent = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  name: z.string(),
  /** One rule a line. */
  rules: z.string(),
  /** From midnight to midnight of the site's calendar. */
  starts_at: instant,
  ends_at: instant,
  state: z.enum(eventStates),
});
export type SiteEvent = z.output<typeof siteEvent>;

/** A place of an event; equals share one. */
export const eventStanding = z.object({ place: z.int(), member: person, /** In what the event counts. */ value: z.int() });
export type EventStanding = z.output<typeof eventStanding>;

/** An event that is over, with who won its trophies. */
export const pastEvent = z.object({ event: siteEvent, winners: z.array(eventStanding) });
export type PastEvent = z.output<typeof pastEvent>;

/** A place that somebody won. */
export const trophy = z.object({ event: siteEvent, place: z.int(), value: z.int(), /** When it was given. */ at: instant });
export type Trophy = z.output<typeof trophy>;

const day = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const texts = z.object({ zh: z.string(), en: z.string(), vi: z.string() });

/** An event as operators keep it. */
export const deskEvent = z.extend(siteEvent, {
  names: texts,
  texts,
  /** Days of the site's calendar, both included. */
  first_day: z.string(),
  last_day: z.string(),
  /** Members with a value in it. */
  counted: z.int(),
});
export type DeskEvent = z.output<typeof deskEvent>;

/** Fields that an operator fills in. */
export const eventInput = {
  kind: z.enum(eventKinds),
  names: z.object({ zh: text(eventLimits.name), en: text(eventLimits.name * 2), vi: text(eventLimits.name * 2) }),
  texts: z.object({ zh: lines(eventLimits.rules), en: lines(eventLimits.rules * 2), vi: lines(eventLimits.rules * 2) }),
  first_day: day,
  last_day: day,
};
