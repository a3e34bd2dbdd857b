import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { person } from '../../member/follow/follow.schema.ts';

/** Most friends of a member. */
export const mostFriends = 1_000;
/** Most requests of a member that wait for an answer at once, and most that are sent in 24 hours. */
export const requestLimits = { waiting: 50, aDay: 30, text: 60 } as const;
/** Most members that one keeps out. */
export const mostBlocked = 500;
/** Most code points of a name that one gives a friend. */
export const remarkLength = 20;

/** Letters of the index of contacts, the catch-all last. */
export const contactLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'] as const;

/** A friend as the list of contacts shows them; the nickname may be empty. */
export const contact = z.extend(person, {
  /** The name that the reader gave them; empty for none. */
  remark: z.string(),
  /** One of `contactLetters`, of the remark or else the nickname: surnames by their own reading. */
  letter: z.string(),
  /** Their room while it is live; null otherwise. */
  live_room_id: z.nullable(z.string()),
  since_at: instant,
});
export type Contact = z.output<typeof contact>;

/** Relation of the reader to another member: none, request sent, request received, friends, or the same person. */
export const relations = ['none', 'sent', 'received', 'friend', 'self'] as const;
export type Relation = (typeof relations)[number];

/** Sources of a friend request. */
export const requestSources = ['id', 'search', 'room', 'group', 'recommend', 'card'] as const;

/** A request of friendship; `refused` is shown as waiting to who sent it. */
export const friendRequest = z.object({
  user: person,
  text: z.string(),
  source: z.enum(requestSources),
  /** Friends that both have. */
  common_friends: z.int(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  at: instant,
});
export type FriendRequest = z.output<typeof friendRequest>;

/** Events of friends; all on the member's own topic. */
export const friendEvents = {
  /** The relation to another member changed. */
  friend: z.object({
    user: person,
    relation: z.enum(relations),
    is_blocked: z.boolean(),
    /** The words of a request that has come in; empty otherwise. */
    text: z.string(),
    /** Requests to the member that wait for an answer. */
    waiting: z.int(),
  }),
} as const;
