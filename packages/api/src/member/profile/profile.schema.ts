import * as z from 'zod/mini';
import { colors, instant } from '../../contract/fields.ts';

/** Sex as a member states it; `secret` is shown to nobody. */
export const sexes = ['secret', 'male', 'female'] as const;
export const sex = z.enum(sexes);
export type Sex = z.output<typeof sex>;

/** Part of a birthday that others see. */
export const birthdayShown = z.enum(['full', 'day', 'hidden']);
export type BirthdayShown = z.output<typeof birthdayShown>;

/** A civil day: `1990-05-20`. */
export const civilDay = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** A club of the heart. */
export const club = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  sport: z.enum(['football', 'basketball', 'esports']),
  colors,
  logo: z.nullable(z.string()),
});
export type Club = z.output<typeof club>;

/** Ranks of nobility from the lowest to the highest. */
export const nobleRank = z.enum(['rookie', 'starter', 'captain', 'icon', 'legend']);

/** A rank that runs until an instant. */
export const nobleTerm = z.object({ rank: nobleRank, until_at: instant });
export type NobleTerm = z.output<typeof nobleTerm>;

/** States of a real-name verification. Source: specification section 4, review status. */
export const verifiedState = z.enum(['none', 'awaiting', 'success', 'failed']);
export type VerifiedState = z.output<typeof verifiedState>;
