import type { ChatMessage } from '../ChatBubble/index.ts';

/** Milliseconds of silence after which the time is shown between two messages (spec section 9). */
export const timeGap = 120_000;

/** A message and the marks above it. */
export interface MessageRow {
  message: ChatMessage;
  /** Whether the time is shown above it: it is the first, or 120 s or more after the one before (spec, "Message display model"). */
  timed: boolean;
  /** ms UTC of the last time shown at or above it, for the floating date. */
  since: number;
  /** Whether it is the first unread one. */
  firstUnread: boolean;
  /** Whether it follows another of the same sender with nothing between them. */
  follows: boolean;
}

/** Whether the time is shown above a message: it is the first, or 120 s or more after the one before (spec, "Message display model"). */
export const showsTime = (at: number, before: number | undefined): boolean => before === undefined || at - before >= timeGap;

/** Lays out a conversation, oldest first. */
export function messageRows(messages: readonly ChatMessage[], unreadFrom?: string): MessageRow[] {
  let since = 0;
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const timed = message.timed ?? showsTime(message.at, before?.at);
    if (timed) since = message.at;
    const firstUnread = message.id === unreadFrom;
    const follows =
      before !== undefined &&
      !timed &&
      !firstUnread &&
      before.side === message.side &&
      before.author.id === message.author.id &&
      before.status !== 'recalled';
    return { message, timed, since, firstUnread, follows };
  });
}
