import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, nothing } from '../../contract/fields.ts';

/** Things whose matches a member follows. */
export const subjectKinds = ['team', 'league'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Kinds of marks of a member: teams and leagues to follow, and matches to watch later, whose results nothing tells them until then. */
export const starKinds = [...subjectKinds, 'later'] as const;
export type StarKind = (typeof starKinds)[number];

/** Most stars of each kind that a member has; beyond them the oldest goes. */
export const mostStars = 200;

const kind = z.enum(starKinds);
const all = z.object({ list: z.array(z.object({ kind, id: z.string() })) });

export const starSubject = defineCall({
  method: 'POST',
  path: 'scores/star',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Gives a team or a league a star, marks a match to be watched later, or takes that away; asked twice it changes nothing.',
  input: z.object({ kind, id, star: z._default(z.boolean(), true) }),
  data: z.object({ kind, id: z.string(), is_starred: z.boolean() }),
});

export const starredSubjects = defineCall({
  method: 'GET',
  path: 'scores/stars',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Teams and leagues with a star of the member, and matches to watch later, the last one first.',
  input: nothing,
  data: all,
});

export const mergeStars = defineCall({
  method: 'POST',
  path: 'scores/mergeStars',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Adds the stars that a browser kept before its owner signed in, and answers with all of them; unknown ids are passed over.',
  input: z.object({
    list: z.array(z.object({ kind, id })).check(z.maxLength(starKinds.length * mostStars)),
  }),
  data: all,
});
