import * as z from 'zod/mini';
import { commentsOf, saying } from '../../content/content/content.contract.ts';
import { commented, threads } from '../../content/content/content.schema.ts';
import { defineCall } from '../../contract/define.ts';

/** A page of comments on a plan, and the reader's rights there. */
export const planTalk = z.extend(threads, {
  /** Whether the plan is locked for the reader, who then gets only the number of comments. */
  is_locked: z.boolean(),
  /** Whether the reader, once signed in, may comment. */
  may_say: z.boolean(),
});
export type PlanTalk = z.output<typeof planTalk>;

export const planComments = defineCall({
  method: 'GET',
  path: 'plan/comments',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary: 'What those who unlocked a plan say about it: for them and its author until it is settled, for everybody afterwards.',
  input: z.object(commentsOf),
  data: planTalk,
});

export const commentPlan = defineCall({
  method: 'POST',
  path: 'plan/comment',
  caller: 'member',
  rate: 'write',
  atomic: true,
  origin: 'ours',
  summary: 'Comments on a plan that one unlocked or wrote, or answers a comment of it; whoever is answered is told.',
  input: z.object(saying),
  data: commented,
});
