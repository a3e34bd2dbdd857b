import type { MessageBody, messageStatuses } from '../ChatBubble/index.ts';

/** What a member or an account is on the platform. */
export const contactLabels = ['anchor', 'expert', 'official'] as const;
export type ContactLabel = (typeof contactLabels)[number];

/** A conversation in the list. */
export interface Conversation {
  id: string;
  /** Empty where the member has no nick; then a standing name is shown. */
  name: string;
  avatar?: string;
  /** What the portrait is drawn from where there is no picture; default the id. */
  seed?: string;
  label?: ContactLabel;
  /** The last message; undefined where there is none. */
  last?: {
    body: MessageBody;
    side: 'own' | 'other';
    status?: (typeof messageStatuses)[number];
    /** In a group: who wrote it. */
    author?: string;
    /** ms UTC. */
    at: number;
  };
  /** Default 0. */
  unread?: number;
  /** Someone addressed the viewer in it. */
  mentioned?: boolean;
  muted?: boolean;
  pinned?: boolean;
  /** What was begun and not sent. */
  draft?: string;
  online?: boolean;
  /** The member is streaming. */
  live?: boolean;
}

/** Pinned ones first, then by the last message, newest first. */
export const sortConversations = (conversations: readonly Conversation[]): Conversation[] =>
  [...conversations].sort(
    (one, other) => Number(other.pinned ?? false) - Number(one.pinned ?? false) || (other.last?.at ?? 0) - (one.last?.at ?? 0),
  );
