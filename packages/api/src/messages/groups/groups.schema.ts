import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { person } from '../../member/follow/follow.schema.ts';

/** Most members of a group; most groups that one owns, and is in; lengths in code points. */
export const groupLimits = {
  members: 200,
  owned: 5,
  joined: 50,
  name: { least: 2, most: 20 },
  intro: 100,
  invited: 20,
} as const;

/** Ways into a group: open to anybody, or brought in by a member. */
export const groupJoins = ['open', 'invited'] as const;

/** A group of members who talk. */
export const group = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  intro: z.string(),
  owner: person,
  /** The room whose fan club it belongs to; null for most. Its members are of that club. */
  room_id: z.nullable(z.string()),
  join: z.enum(groupJoins),
  members: z.int(),
  most_members: z.int(),
  /** Friends of the caller who are in. */
  friends: z.int(),
  /** Role of the caller; null for those who are no members. */
  role: z.nullable(z.enum(['owner', 'member'])),
  /** Its conversation; null for those who are no members. */
  conversation_id: z.nullable(z.string()),
  /** When something was said last, or when it began. */
  active_at: instant,
  created_at: instant,
});
export type Group = z.output<typeof group>;

export const groupMember = z.extend(person, {
  role: z.enum(['owner', 'member']),
  joined_at: instant,
  is_friend: z.boolean(),
});
export type GroupMember = z.output<typeof groupMember>;

/** Events of groups; all on the member's own topic. */
export const groupEvents = {
  /** The member came into a group, left it, was removed, it was dissolved, or it is other than before (name, picture, how many are in). */
  group: z.object({
    id: z.string(),
    act: z.enum(['joined', 'left', 'removed', 'dissolved', 'changed']),
    group: z.nullable(group),
  }),
} as const;
