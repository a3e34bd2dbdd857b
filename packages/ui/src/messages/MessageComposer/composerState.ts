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
  /** The other side takes no messages, or the writer has blocked them; `reason` is the server's text. */
  | { status: 'blocked'; reason?: string };

/** An attachment that is uploading. */
export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Share that is done, 0..1. */
  progress: number;
  /** Whether the upload failed. */
  failed?: boolean;
}
