import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer } from '../../contract/fields.ts';
import { notice, noticeSubjects, unreadNotices } from './notices.schema.ts';

export const pushList = defineCall({
  method: 'GET',
  path: 'Push/getList',
  caller: 'member',
  rate: 'read',
  summary: 'Notices to the caller, the newest first, with how many are unread and the position of the topic that brings new ones.',
  input: z.object({
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,15}$/))),
    limit: z._default(integer(1, 50), 20),
    subject: z.optional(z.enum(noticeSubjects)),
    only: z._default(z.enum(['all', 'unread']), 'all'),
  }),
  data: z.object({
    list: z.array(notice),
    /** Start of the next page; null at the end. */
    next: z.nullable(z.string()),
    unread: unreadNotices,
    topic: z.string(),
    epoch: z.string(),
    seq: z.int(),
  }),
});

export const readNotices = defineCall({
  method: 'POST',
  path: 'Push/read',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'The caller has read some notices, all of a subject, or all. The specification shows no call for it.',
  input: z.object({ ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(50))), subject: z.optional(z.enum(noticeSubjects)) }),
  data: z.object({ unread: unreadNotices }),
});

export const removeNotice = defineCall({
  method: 'POST',
  path: 'Push/remove',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Takes a notice off the caller’s list; one that is not there changes nothing. The specification shows no call for it.',
  input: z.object({ id }),
  data: z.object({ unread: unreadNotices }),
});
