import type { NobleRank } from '../NobleMark/index.ts';

/** A piece of a message. Text stays text: an address is never made clickable, shortcodes of emoji are drawn. */
export type ChatToken =
  | { kind: 'text'; text: string }
  /** A mention: @ and the nickname. */
  | { kind: 'mention'; text: string };

/** A role in a room; it comes from the room, never from the viewer's own session. */
export const roomRoles = ['anchor', 'admin', 'assistant'] as const;
export type RoomRole = (typeof roomRoles)[number];

/** Badges before a nickname, in the order of showing. */
export interface ChatBadges {
  /** Level from 1. */
  level?: number;
  noble?: NobleRank;
  /** The guard: the fan club's name and the member's level in it. */
  guard?: { name: string; level: number };
  role?: RoomRole;
}

/** Member who speaks, sends or enters. */
export interface ChatSpeaker extends ChatBadges {
  memberId: string;
  nickname: string;
}

interface ChatRowBase {
  /** Identity in the room. */
  id: string;
}

/** A comment. */
export interface ChatMessageRow extends ChatRowBase, ChatSpeaker {
  kind: 'message';
  words: string | readonly ChatToken[];
  /** Said by a program in the member's name; default false. */
  bot?: boolean;
  /** `own` is the viewer's, `toMe` addresses him; default none. */
  mark?: 'own' | 'toMe';
  /** A paid, highlighted comment; default false. */
  advert?: boolean;
}

/** A gift. */
export interface ChatGiftRow extends ChatRowBase, ChatSpeaker {
  kind: 'gift';
  /** Name of the gift. */
  gift: string;
  /** Address of its picture. */
  picture?: string;
  /** Number of gifts in this combo. */
  count: number;
}

/** The entry of a member with a rank. */
export interface ChatEntryRow extends ChatRowBase, ChatSpeaker {
  kind: 'entry';
}

/** A red envelope given to the room, or a share taken of one. */
export interface ChatEnvelopeRow extends ChatRowBase, ChatSpeaker {
  kind: 'envelope';
  act: 'given' | 'taken';
  /** Number of shares given, or diamonds taken. */
  count: number;
}

/** A horn: a text for all rooms of the site. */
export interface ChatHornRow extends ChatRowBase, ChatSpeaker {
  kind: 'horn';
  words: string;
}

/** The room itself says something. */
export interface ChatSystemRow extends ChatRowBase {
  kind: 'system';
  text: string;
}

/** An administrator says something to all. */
export interface ChatNoticeRow extends ChatRowBase {
  kind: 'notice';
  text: string;
}

/** Something happened in the match. */
export interface ChatEventRow extends ChatRowBase {
  kind: 'event';
  /** As shown: `61'`. */
  minute: string;
  /** The event and whom it concerns. */
  text: string;
  /** Second line, such as who assisted. */
  note?: string;
  /** As shown: `2-1`. */
  score?: string;
  /** CSS colour of the side that it happened to. */
  color?: string;
}

/** A row with a speaker. */
export type ChatSpokenRow = ChatMessageRow | ChatGiftRow | ChatEntryRow | ChatEnvelopeRow | ChatHornRow;
/** A row of the chat. */
export type ChatRow = ChatSpokenRow | ChatSystemRow | ChatNoticeRow | ChatEventRow;

/** The text of a message without markup, for copying and reporting. */
export const wordsOf = ({ words }: ChatMessageRow | ChatHornRow): string =>
  typeof words === 'string' ? words : words.map(({ text }) => text).join('');
