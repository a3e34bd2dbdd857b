import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';

/** A conversation or a notice, as the bell's panel shows it. */
export interface MessagePreview {
  id: string;
  /** A conversation between people, or a notice of the site. */
  kind: 'chat' | 'notice';
  /** Author, or subject of the notice. */
  title: string;
  /** The last message, in one line. */
  text: string;
  /** Time of the last message, ms UTC. */
  at: number;
  /** Unread messages of it; 0 when all are read. */
  unread: number;
  /** Address of the conversation or notice. */
  href: string;
  /** For a conversation: address of the other's picture; default drawn from the id. */
  avatarUrl?: string;
  /** For a notice: a 16 px icon; default a bell. */
  icon?: ReactNode;
}

export interface MessageBellProps extends OpenProps, RootProps {
  /** Unread messages in all, shown on the bell; more than 99 is 99+. */
  unread: number;
  /** Last conversations and notices, newest first. */
  messages: readonly MessagePreview[];
  /** `loading` keeps the places of messages, `error` offers to try again; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** All shall be read. */
  onReadAll: () => void;
  /** Asks again after an `error`. */
  onRetry?: () => void;
  /** The message centre. */
  allHref: string;
}
