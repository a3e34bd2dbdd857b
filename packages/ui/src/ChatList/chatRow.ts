/** A piece of a message. Words stay words: an address is never made clickable. */
export type ChatToken =
  | { kind: 'text'; text: string }
  /** Someone is addressed: @ and the nickname. */
  | { kind: 'mention'; text: string }
  /** A picture in the line, with its name. */
  | { kind: 'emoji'; src: string; name: string };

/** What a badge before a nickname stands for. */
export const chatBadgeKinds = ['level', 'noble', 'guard', 'admin', 'anchor'] as const;

export interface ChatBadge {
  kind: (typeof chatBadgeKinds)[number];
  /** What it says: the number of a level, the name of a rank, a guard's name and number. */
  text: string;
}

interface ChatRowBase {
  /** Identity in the room. */
  id: string;
}

/** Someone says something. */
export interface ChatMessageRow extends ChatRowBase {
  kind: 'message';
  /** The speaker, for `onSpeaker`. */
  memberId: string;
  nickname: string;
  /** In the order of showing: level, noble, guard, role. */
  badges?: readonly ChatBadge[];
  words: string | readonly ChatToken[];
  /** `own` is the viewer's, `toMe` addresses him, `anchor` is the anchor's; default none. */
  mark?: 'own' | 'toMe' | 'anchor';
}

/** The room itself says something. */
export interface ChatSystemRow extends ChatRowBase {
  kind: 'system';
  text: string;
}

/** Something happened in the match. */
export interface ChatEventRow extends ChatRowBase {
  kind: 'event';
  /** As shown: `61'`. */
  minute: string;
  /** What happened and to whom. */
  text: string;
  /** Second line of thought, such as who assisted. */
  note?: string;
  /** As shown: `2-1`. */
  score?: string;
  /** CSS colour of the side that it happened to. */
  color?: string;
}

/** A row of the chat. */
export type ChatRow = ChatMessageRow | ChatSystemRow | ChatEventRow;
