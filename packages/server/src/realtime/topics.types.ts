import type { Language } from '../text/local.ts';
import type { Connection } from './connection.ts';
import type { Rows } from './rows.ts';

/** A connection that follows a topic. */
export interface Subscription {
  connection: Connection;
  isViewer: boolean;
  /** Last event sent; undefined while catching up. */
  sent: number | undefined;
  /** Event since which all were sent in this language: later ones may be patches of those. */
  since: number;
  language: Language;
}

/** A topic that connections of this node follow. */
export interface Topic {
  name: string;
  epoch: string;
  /** Last event read from the log. */
  last: number;
  /** Rows as the last events left them. */
  rows: Rows;
  subscriptions: Map<Connection, Subscription>;
  /** Number of those by connections where nobody watches. */
  unwatched: number;
  /** News are being delivered; the next ones wait. */
  busy: boolean;
}
