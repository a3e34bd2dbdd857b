import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { person } from '../../member/follow/follow.schema.ts';

/** Characters of a club's badge. */
export const badgeLength = { least: 2, most: 4 } as const;

/** Levels of a member of a club. */
export const fanLevels = 20;

/** Closeness that a minute of watching brings, and how many minutes a day count. A diamond given to the anchor brings one. */
export const watchedCloseness = 1;
export const watchedMinutes = 60;

/** Closeness with which a level begins: 0, 100, 300, 600 and so on. */
export const closenessOf = (level: number): number => 50 * level * (level - 1);

/** The level that some closeness has reached, from 1 to 20. */
export const fanLevelOf = (closeness: number): number =>
  Math.min(fanLevels, Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, closeness)) / 50)) / 2)));

/** Rule for joining a club: any follower, with the anchor's consent, or from a level of the site. */
export const joinRules = ['open', 'request', 'level'] as const;
export type JoinRule = (typeof joinRules)[number];

/** Levels of the site that a club may ask for. */
export const joinLevels = { least: 2, most: 60 } as const;

/** The fan club of an anchor. */
export const fanClub = z.object({
  anchor: person,
  /** Room of the anchor. */
  room_id: z.string(),
  /** Text of the members' badge. */
  badge: z.string(),
  members: z.int(),
  join_rule: z.enum(joinRules),
  /** Level of the site that is asked for by the rule `level`. */
  join_level: z.int(),
  /** Shown in the room; one that is not is there for its members alone, and nobody joins. */
  is_shown: z.boolean(),
});
export type FanClub = z.output<typeof fanClub>;

/** Membership in a club. */
const standing = {
  level: z.int(),
  closeness: z.int(),
  /** From 1, by closeness. */
  place: z.int(),
  joined_at: instant,
};

/** Somebody in a club. */
export const fanMember = z.object({ member: person, ...standing });
export type FanMember = z.output<typeof fanMember>;

/** The caller in a club. */
export const ownStanding = z.object(standing);
export type OwnStanding = z.output<typeof ownStanding>;

/** Somebody who waits to be let into a club. */
export const fanRequest = z.object({ member: person, at: instant });
export type FanRequest = z.output<typeof fanRequest>;

/** A club that was dissolved, as one who was in it reads of it. */
export const fanFarewell = z.object({
  anchor: person,
  /** Room of the anchor. */
  room_id: z.string(),
  /** Text of the badge that its members wore. */
  badge: z.string(),
  /** Closeness of the reader at that time. */
  closeness: z.int(),
  /** When it was dissolved. */
  at: instant,
});
export type FanFarewell = z.output<typeof fanFarewell>;
