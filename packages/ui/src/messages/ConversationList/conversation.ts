import type { MessageBody, messageStatuses } from '../ChatBubble/index.ts';

/** Labels of a member or an account on the platform. */
export const contactLabels = ['anchor', 'expert', 'official'] as const;
export type ContactLabel = (typeof contactLabels)[number];

/** A conversation in the list. */
export interface Conversation {
  id: string;
  /** Empty where the member has no nickname; a default name is shown then. */
  name: string;
  avatar?: string;
  /** Seed of the drawn portrait where there is no picture; default the id. */
  seed?: string;
  label?: ContactLabel;
  /** The last message; undefined where there is none. */
  last?: {
    body: MessageBody;
    side: 'own' | 'other';
    status?: (typeof messageStatuses)[number];
    /** In a group: author of the last message. */
    author?: string;
    /** ms UTC. */
    at: number;
  };
  /** Default 0. */
  unread?: number;
  /** Whether the viewer is mentioned in it. */
  mentioned?: boolean;
  muted?: boolean;
  pinned?: boolean;
  /** Text that was begun and not sent. */
  draft?: string;
  online?: boolean;
  /** Whether the member is live. */
  live?: boolean;
}

/** Pinned ones first, then by the last message, newest first. */
export const sortConversations = (conversations: readonly Conversation[]): Conversation[] =>
  [...conversations].sort(
    (one, other) => Number(other.pinned ?? false) - Number(one.pinned ?? false) || (other.last?.at ?? 0) - (one.last?.at ?? 0),
  );
