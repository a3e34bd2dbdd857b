import * as z from 'zod/mini';
import { id, instant, integer, lines, text } from '../../contract/fields.ts';
import { person } from '../../member/follow/follow.schema.ts';

/** Messages of one page of a conversation. Source: specification section 9. */
export const historyPage = 15;
/** Most code points of a message. */
export const messageLength = 2_000;
/** Milliseconds in which a sender may take a message back. */
export const recallWindow = 120_000;
/** Most that a member sends in a minute. */
export const messagesAMinute = 60;
/** Most messages to somebody who is no friend, does not follow the sender and has not answered. */
export const messagesToStranger = 3;
/** Most members to whom one writes for the first time in 24 hours, friends aside. */
export const strangersADay = 20;
/** Most pinned conversations. */
export const mostPinned = 10;
/** Most code points of a custom message's extension. */
export const extensionLength = 2_000;

/** Name of a conversation as its reader sees it: `C2C<member>` with one other, `GROUP<group>` in a group. */
export const conversationId = z.string().check(z.regex(/^(?:C2C|GROUP)[1-9]\d{0,14}$/));

/** The client's name for a message that it sends: a repeat with the same name is the same message. */
export const clientMessageId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Subjects of a custom message; others are refused. */
export const cardTypes = ['live', 'match', 'plan', 'goods', 'video', 'post', 'article', 'member', 'group'] as const;
export type CardType = (typeof cardTypes)[number];

/** Address of a card's picture: on this site, or on https; never `javascript:` or `data:`. */
export const cardImageUrl = z.string().check(z.maxLength(500), z.regex(/^(?:https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/));

/** The JSON of a custom message's extension. Source: specification section 3. */
export const cardExtension = z.object({
  title: text(80),
  imageUrl: z.optional(cardImageUrl),
  id: z.optional(id),
  type: z.optional(z.enum(cardTypes)),
  /** In diamonds. */
  price: z.optional(integer(0, 999_999_999)),
});
export type CardExtension = z.output<typeof cardExtension>;

const textBody = z.object({ type: z.literal('text'), text: z.string() });
const customBody = z.object({
  type: z.literal('custom'),
  /** `words` is plain text, which is in `description`; anything else a card. */
  data: z.string(),
  description: z.string(),
  /** JSON of a `CardExtension`; empty for `words`. What the server sends is always whole. */
  extension: z.string(),
});

/** Content of a message as it is stored. Sizes of pictures are those of the file, in px; the page halves the width. */
export const messageBody = z.discriminatedUnion('type', [
  textBody,
  z.object({
    type: z.literal('image'),
    url: z.string(),
    /** A small one for lists and bubbles. */
    thumb_url: z.string(),
    width: z.int(),
    height: z.int(),
    /** Bytes. */
    size: z.int(),
  }),
  z.object({ type: z.literal('file'), url: z.string(), name: z.string(), /** Bytes. */ size: z.int(), mime: z.string() }),
  customBody,
  /** Taken back by its sender: nothing of it is left but its place. */
  z.object({ type: z.literal('recalled') }),
  /** Event of a group, in words of the site. */
  z.object({ type: z.literal('tip'), text: z.string() }),
]);
export type MessageBody = z.output<typeof messageBody>;

/** Content of a message that a client may send. Files go by the key of an upload made for `message_image` or `message_file`. */
export const draftBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: lines(messageLength) }),
  z.object({ type: z.literal('image'), key: id }),
  z.object({ type: z.literal('file'), key: id, name: text(120) }),
  z.object({
    type: z.literal('custom'),
    data: z.string().check(z.maxLength(80)),
    description: z._default(lines(messageLength, 0), ''),
    extension: z._default(z.string().check(z.maxLength(extensionLength)), ''),
  }),
]);
export type DraftBody = z.input<typeof draftBody>;

/** Author of a message. The name may be empty. */
export const messageSender = z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string() });

/** A message as one of its readers gets it. */
export const message = z.object({
  id: z.string(),
  conversation_id: z.string(),
  /** Place in its conversation: from 1, without gaps, the same for everybody. */
  seq: z.int(),
  /** The sender's own name for it; empty for what the site says. */
  client_id: z.string(),
  sender: messageSender,
  body: messageBody,
  /** The server's time. */
  at: instant,
});
export type Message = z.output<typeof message>;

/** Group in the list of conversations. */
export const groupBrief = z.object({ id: z.string(), name: z.string(), avatar: z.string(), members: z.int() });

/** A conversation as one of its members sees it. */
export const conversation = z.object({
  id: z.string(),
  kind: z.enum(['direct', 'group']),
  /** The other of a direct conversation; null in groups. */
  peer: z.nullable(person),
  /** The name that the reader gave the other; empty for none. */
  remark: z.string(),
  /** Null in direct conversations. */
  group: z.nullable(groupBrief),
  /** The newest message that the reader can see; null where there is none. */
  last: z.nullable(message),
  /** Number of the newest message, whether the reader can see it or not; 0 while there is none. */
  last_seq: z.int(),
  /** Messages of others that are not read. */
  unread: z.int(),
  /** The reader put it back among the unread. */
  is_marked_unread: z.boolean(),
  /** Last message that the reader has read. */
  read_seq: z.int(),
  /** Last messages that the other has read and received; 0 in groups. */
  peer_read_seq: z.int(),
  peer_delivered_seq: z.int(),
  is_muted: z.boolean(),
  is_pinned: z.boolean(),
  /** Whether the reader has blocked the other; nobody is told. */
  is_blocked: z.boolean(),
  /** Whether both are friends. */
  is_friend: z.boolean(),
  /** When something was said last, or when it began. */
  at: instant,
});
export type Conversation = z.output<typeof conversation>;

/** Unread of all conversations that are not muted. */
export const unreadSums = z.object({ messages: z.int(), conversations: z.int() });

/** Read position of a member in a conversation. */
export const readState = z.object({
  conversation_id: z.string(),
  user_id: z.string(),
  read_seq: z.int(),
  delivered_seq: z.int(),
  /** Left unread, where it is the reader’s own mark; null for the mark of another. */
  unread: z.nullable(z.int()),
});
export type ReadState = z.output<typeof readState>;

/** Events of messages; all on the member's own topic. */
export const messageEvents = {
  /** Something was said, also by the member on another device; `unread` is what the conversation then has for this reader. */
  message: z.object({ message, unread: z.int() }),
  /** A message was taken back: the same number now has the body `recalled`. */
  message_recalled: z.object({ message, unread: z.int() }),
  /** The member or the other has read or got further. */
  message_read: readState,
  /**
   * A conversation changed (muted, pinned, marked, blocked, a friend, another name), for all devices of its member; null when it left
   * the list.
   */
  conversation: z.object({ id: z.string(), conversation: z.nullable(conversation) }),
} as const;
