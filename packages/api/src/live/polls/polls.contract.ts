import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, pageOf, paging, text } from '../../contract/fields.ts';

/** Limits of a poll: code points of its texts, options, seconds, and ms for which its result stays in the room. */
export const pollLimits = {
  question: 60,
  option: 24,
  options: { least: 2, most: 6 },
  seconds: { least: 30, most: 600 },
  shownFor: 120_000,
} as const;

/** A poll in a room. Votes are counted at most once a second. */
export const poll = z.object({
  id: z.string(),
  room_id: z.string(),
  question: z.string(),
  options: z.array(z.object({ text: z.string(), votes: z.int() })),
  opened_at: instant,
  /** When it ends by itself; null until somebody closes it, or with the broadcast. */
  ends_at: z.nullable(instant),
  /** When it ended; null while it is open. */
  closed_at: z.nullable(instant),
});
export type Poll = z.output<typeof poll>;

/** Events about polls, on the topic of the room. */
export const pollEvents = {
  /** A poll was opened, counted anew or closed. */
  poll,
} as const;

export const currentPoll = defineCall({
  method: 'GET',
  path: 'Poll/current',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'The poll that is open in a room, or has just ended; null for none. With the option that the caller chose, counted from 0.',
  input: z.object({ id }),
  data: z.object({ poll: z.nullable(poll), choice: z.nullable(z.int()) }),
});

export const openPoll = defineCall({
  method: 'POST',
  path: 'Poll/open',
  caller: 'roomKeeper',
  names: { room: 'id' },
  rate: 'write',
  scope: 'room:moderate',
  origin: 'ours',
  atomic: true,
  summary: 'Opens a poll in a room on the air, for a time or until it is closed; refused while another is open.',
  input: z.object({
    id,
    question: text(pollLimits.question),
    options: z.array(text(pollLimits.option)).check(z.minLength(pollLimits.options.least), z.maxLength(pollLimits.options.most)),
    /** Left out: until it is closed. */
    seconds: z.optional(integer(pollLimits.seconds.least, pollLimits.seconds.most)),
  }),
  data: z.object({ poll }),
});

export const closePoll = defineCall({
  method: 'POST',
  path: 'Poll/close',
  caller: 'roomKeeper',
  names: { room: 'id' },
  rate: 'write',
  scope: 'room:moderate',
  origin: 'ours',
  summary: 'Ends a poll; one that has ended stays as it was counted.',
  input: z.object({ id, poll_id: id }),
  data: z.object({ poll }),
});

export const votePoll = defineCall({
  method: 'POST',
  path: 'Poll/vote',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Votes for an option, counted from 0. A member has one vote, which stays: a second one answers with the first.',
  input: z.object({ id, poll_id: id, choice: integer(0, pollLimits.options.most - 1) }),
  data: z.object({ choice: z.int() }),
});

export const pollList = defineCall({
  method: 'GET',
  path: 'Poll/list',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'Polls of a room that have ended, the latest first.',
  input: z.object({ id, ...paging(10, 50) }),
  data: pageOf(poll),
});
