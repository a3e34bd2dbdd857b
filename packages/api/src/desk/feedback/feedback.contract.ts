import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, lines, pageOf, paging, text } from '../../contract/fields.ts';

/** Subjects of feedback. */
export const feedbackKinds = ['fault', 'idea', 'money', 'other'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** Characters, pictures, and how many a member sends in a day. */
export const feedbackLimits = { least: 5, text: 500, pictures: 3, page: 200, aDay: 5, answer: 300 } as const;

const feedback = z.object({
  id: z.string(),
  kind: z.enum(feedbackKinds),
  text: z.string(),
  pictures: z.array(z.string()),
  /** The page that it is about; empty where none was named. */
  page: z.string(),
  at: instant,
  /** Reply of the site; null while there is none. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
});
export type Feedback = z.output<typeof feedback>;

export const sendFeedback = defineCall({
  method: 'POST',
  path: 'feedback/insert',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  atomic: true,
  summary:
    'Tells the site something; the answer comes as a notice. The same words again on a day are the first, and five a day are the most.',
  input: z.object({
    kind: z.enum(feedbackKinds),
    text: lines(feedbackLimits.text, feedbackLimits.least),
    /** Keys of uploaded pictures. */
    pictures: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(feedbackLimits.pictures)), []),
    page: z._default(text(feedbackLimits.page, 0), ''),
  }),
  data: feedback,
});

export const feedbackList = defineCall({
  method: 'GET',
  path: 'feedback/list',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'What the caller told the site, the newest first, with the answers.',
  input: z.object(paging(10, 50)),
  data: pageOf(feedback),
});

const waiting = z.extend(feedback, { member: z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string() }) });
export type WaitingFeedback = z.output<typeof waiting>;

export const adminFeedback = defineCall({
  method: 'GET',
  path: 'admin/feedback',
  caller: 'operator',
  rate: 'read',
  origin: 'ours',
  summary: 'Feedback that waits for an answer, the oldest first, or was answered, the newest first.',
  input: z.object({ state: z._default(z.enum(['waiting', 'answered']), 'waiting'), ...paging(20, 50) }),
  data: pageOf(waiting),
});

export const adminAnswerFeedback = defineCall({
  method: 'POST',
  path: 'admin/answerFeedback',
  caller: 'operator',
  rate: 'write',
  idempotent: false,
  origin: 'ours',
  summary: 'Answers feedback once; the member is told in their messages. Written down.',
  input: z.object({ id, answer: lines(feedbackLimits.answer) }),
  data: waiting,
});
