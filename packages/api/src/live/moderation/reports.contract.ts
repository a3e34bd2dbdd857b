import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, text } from '../../contract/fields.ts';

/** Kinds of objects that can be reported; a report of a kind that the site does not have yet answers "not found". */
export const reportKinds = [
  'room',
  'comment',
  'member',
  'video',
  'video_comment',
  'video_danmaku',
  'post',
  'post_comment',
  'article',
  'article_comment',
  'plan',
  'plan_comment',
  'message',
  'group',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why something is reported. */
export const reportReasons = [
  'spam',
  'abuse',
  'sexual',
  'violence',
  'fraud',
  'gambling',
  'politics',
  'minors',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Limits: code points of a report's text, its pictures, and reports of a member in 24 hours. */
export const reportLimits = { text: 200, pictures: 3, aDay: 30 } as const;

export const report = defineCall({
  method: 'POST',
  path: 'report/insert',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  atomic: true,
  summary:
    'Reports a room, a comment, a member or anything else to the operators, once a member and object; the specification names the act and shows no call. `other` says in words what it is.',
  input: z.object({
    kind: z.enum(reportKinds),
    id,
    reason: z.enum(reportReasons),
    text: z._default(text(reportLimits.text, 0), ''),
    /** Keys of uploads made for `report`. */
    pictures: z._default(z.array(id).check(z.maxLength(reportLimits.pictures)), []),
  }),
  data: z.object({ id: z.string(), at: instant }),
});
