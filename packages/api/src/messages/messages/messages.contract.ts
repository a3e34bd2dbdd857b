import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, nothing, text } from '../../contract/fields.ts';
import { clientMessageId, conversation, conversationId, draftBody, historyPage, message, unreadSums } from './messages.schema.ts';

export const getConversations = defineCall({
  method: 'GET',
  path: 'Message/conversations',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'The caller’s conversations, pinned ones first, then the latest first; with what is unread in all and the position of the topic that brings every change. The specification reads them from the messaging service and shows no call.',
  input: z.object({
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[01]\.\d{1,15}\.\d{1,15}$/))),
    limit: z._default(integer(1, 100), 30),
    only: z._default(z.enum(['all', 'unread', 'direct', 'group']), 'all'),
    /** A part of a name. */
    search: z.optional(text(20)),
  }),
  data: z.object({
    list: z.array(conversation),
    /** Start of the next page; null at the end. */
    next: z.nullable(z.string()),
    unread: unreadSums,
    topic: z.string(),
    epoch: z.string(),
    seq: z.int(),
  }),
});

export const getConversation = defineCall({
  method: 'GET',
  path: 'Message/conversation',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'One conversation, also before anything was said in it; somebody else’s answers like none. The specification shows no call.',
  input: z.object({ id: conversationId }),
  data: z.object({ conversation }),
});

export const getHistory = defineCall({
  method: 'GET',
  path: 'Message/history',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'Messages of a conversation in their order, at most 15: the newest, those before a number, or those after one, which is how a client that was away fills its gap. The specification gives the size of the page and shows no call.',
  input: z
    .object({
      id: conversationId,
      before: z.optional(integer(1, 999_999_999_999)),
      after: z.optional(integer(0, 999_999_999_999)),
      limit: z._default(integer(1, historyPage), historyPage),
    })
    .check(z.refine(({ before, after }) => before === undefined || after === undefined, { path: ['after'] })),
  data: z.object({
    /** In ascending order, whichever way was asked. */
    list: z.array(message),
    /** Whether there are messages older than the first of the list, and newer than its last. */
    has_older: z.boolean(),
    has_newer: z.boolean(),
  }),
});

export const sendMessage = defineCall({
  method: 'POST',
  path: 'Message/send',
  caller: 'member',
  rate: 'message',
  idempotent: false,
  origin: 'ours',
  summary:
    'Says something in a conversation, once for each name that the client gave it: a repeat gets the message that is there. Sender, order and time are the server’s. The specification sends by the messaging service and shows no call.',
  input: z.object({ id: conversationId, client_id: clientMessageId, body: draftBody }),
  data: z.object({ message, /** True when it was there already. */ is_repeat: z.boolean() }),
});

export const recallMessage = defineCall({
  method: 'POST',
  path: 'Message/recall',
  caller: 'member',
  rate: 'message',
  origin: 'ours',
  summary: 'Takes back a message of the caller’s own, within two minutes; again changes nothing. The specification shows no call for it.',
  input: z.object({ id: conversationId, message_id: id }),
  data: z.object({ message }),
});

export const markRead = defineCall({
  method: 'POST',
  path: 'Message/read',
  caller: 'member',
  rate: 'message',
  origin: 'ours',
  summary: 'The caller has read a conversation as far as a number, never less far than before. The specification shows no call for it.',
  input: z.object({ id: conversationId, seq: integer(0, 999_999_999_999) }),
  data: z.object({ read_seq: z.int(), unread: z.int() }),
});

export const markAllRead = defineCall({
  method: 'POST',
  path: 'Message/readAll',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'The caller has read every conversation to its end. The specification shows no call for it.',
  input: nothing,
  data: z.object({ conversations: z.int() }),
});

export const markDelivered = defineCall({
  method: 'POST',
  path: 'Message/delivered',
  caller: 'member',
  rate: 'message',
  origin: 'ours',
  summary:
    'A device of the caller has got a conversation as far as a number, never less far than before. The specification shows no call for it.',
  input: z.object({ id: conversationId, seq: integer(0, 999_999_999_999) }),
  data: z.object({ delivered_seq: z.int() }),
});

export const setConversation = defineCall({
  method: 'POST',
  path: 'Message/setConversation',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Mutes, pins or marks a conversation of the caller’s as unread, or ends that; what is left out stays. The specification shows no call for it.',
  input: z.object({
    id: conversationId,
    is_muted: z.optional(z.boolean()),
    is_pinned: z.optional(z.boolean()),
    is_marked_unread: z.optional(z.boolean()),
  }),
  data: z.object({ conversation }),
});

export const deleteConversation = defineCall({
  method: 'POST',
  path: 'Message/deleteConversation',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Takes a conversation off the caller’s list and what was said in it out of the caller’s sight; the others keep theirs, and the next message brings it back. The specification shows no call for it.',
  input: z.object({ id: conversationId }),
  data: z.object({ id: z.string() }),
});

export const searchMessages = defineCall({
  method: 'GET',
  path: 'Message/search',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'Messages that the caller can see with a part of a text in them, in all conversations or one, the newest first. The specification shows no call for it.',
  input: z.object({
    text: text(40),
    id: z.optional(conversationId),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    limit: z._default(integer(1, 50), 20),
  }),
  data: z.object({
    list: z.array(z.object({ message, conversation })),
    next: z.nullable(z.string()),
  }),
});
