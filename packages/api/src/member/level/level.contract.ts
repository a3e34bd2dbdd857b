import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, integer, nothing, pageOf, paging } from '../../contract/fields.ts';
import { nobleRank } from '../../money/noble/noble.schema.ts';

/** Perks of a level, from the lowest. */
export const levelPerks = [
  'color_barrage',
  'emotes',
  'avatars',
  'rename',
  'entry_banner',
  'long_barrage',
  'copper_frame',
  'silver_frame',
  'gold_frame',
] as const;
export type LevelPerk = (typeof levelPerks)[number];

/** Days that the log reaches back: three months. Source: specification section 9. */
export const experienceDays = 92;

/** Acts that bring experience, as the log groups them. */
export const experienceGroups = ['all', 'spend', 'task'] as const;

export const getLevel = defineCall({
  method: 'GET',
  path: 'Member/level',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'The member’s level, experience with one decimal, the bounds of the level, and what levels give.',
  input: nothing,
  data: z.object({
    level: z.int(),
    exp_icon: z.string(),
    experience: z.number(),
    /** Experience at which this level began, and the next begins; null at the highest. */
    begins: z.int(),
    next: z.nullable(z.int()),
    /** Percent of members with less experience, one decimal. */
    ahead_percent: z.number(),
    /** Experience of the last 30 days. */
    gained: z.number(),
    perks: z.array(z.object({ id: z.enum(levelPerks), level: z.int(), begins: z.int() })),
  }),
});

/** One line of the experience log. */
export const experienceItem = z.object({
  id: z.string(),
  /** Why value moved: `gift`, `noble`, `sign_in`, `task`… */
  kind: z.string(),
  experience: z.number(),
  at: instant,
  gift: z.nullable(z.object({ id: z.string(), name: z.string(), art: z.string(), count: z.int() })),
  noble: z.nullable(z.object({ rank: nobleRank, months: z.int() })),
  /** Person or subject it was for, as text: an anchor, a task; null where there is nothing to add. */
  about: z.nullable(z.string()),
});

export const experienceLog = defineCall({
  method: 'GET',
  path: 'Member/experienceLog',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Where the member’s experience came from, newest first, within three months.',
  input: z.object({
    days: z._default(integer(1, experienceDays), 30),
    group: z._default(z.enum(experienceGroups), 'all'),
    ...paging(20, 100),
  }),
  data: z.extend(pageOf(experienceItem), {
    /** Sums by kind over the same days and all groups, the largest first. */
    sums: z.array(z.object({ kind: z.string(), count: z.int(), experience: z.number() })),
    gained: z.number(),
  }),
});
