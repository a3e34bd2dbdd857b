/** State of the composer. */
export type MessageComposerState =
  | { status: 'ready' }
  /** The messaging service is still signing in. */
  | { status: 'connecting' }
  /** No connection: writing is still possible, and the draft is kept. */
  | { status: 'offline' }
  | { status: 'signedOut' }
  /** Another device has taken the messages over. */
  | { status: 'elsewhere' }
  /** The other side does not take messages, or the writer has blocked him; the words of the server. */
  | { status: 'blocked'; reason?: string };

/** An attachment on its way. */
export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Share that is done, 0..1. */
  progress: number;
  /** It did not arrive. */
  failed?: boolean;
}
