/** A picture; its size in px is that of the file and is shown at half (spec, "Message display model"). */
export interface ImageBody {
  type: 'image';
  url: string;
  width: number;
  height: number;
  /** Share of the upload that is done, 0..1; undefined when there is none. */
  progress?: number;
}

/** A text, with emoji as shortcodes in square brackets. */
export interface TextBody {
  type: 'text';
  text: string;
}

/** A file; `size` in bytes. */
export interface FileBody {
  type: 'file';
  name: string;
  size: number;
  /** Share of the transfer that is done, 0..1; undefined when there is none. */
  progress?: number;
}

/** A shared object of the platform. Every field may be missing: the extension comes from outside. */
export interface CardBody {
  type: 'card';
  title?: string;
  imageUrl?: string;
  /** Id for `onOpenCard`. */
  id?: string;
  /** Kind of object, as the sender named it: `live`, `plan`, `match`, `goods`. */
  cardType?: string;
  /** In diamonds. */
  price?: number;
}

/** Event in a group, as worded by the site; it has no author. */
export interface TipBody {
  type: 'tip';
  text: string;
}

export type MessageBody = ImageBody | TextBody | FileBody | CardBody | TipBody;

/** Delivery states of a message. `blocked` was refused by the other side, `recalled` was unsent by its author. */
export const messageStatuses = ['sent', 'sending', 'failed', 'blocked', 'recalled'] as const;

/** Author of a message. */
export interface MessageAuthor {
  id: string;
  /** Empty where the member has none; a default name is shown then. */
  name: string;
  /** Address of the portrait. */
  avatar?: string;
  /** Seed of the drawn portrait where there is no picture; default the id. */
  seed?: string;
}

/** A message of a conversation. */
export interface ChatMessage {
  id: string;
  /**
   * Side of the message: `own` is at the end, `other` at the start.
   * (The spec's `isMy` is true for incoming messages; this model names the author's side.)
   */
  side: 'own' | 'other';
  author: MessageAuthor;
  /** ms UTC. */
  at: number;
  body: MessageBody;
  /** Default `sent`. */
  status?: (typeof messageStatuses)[number];
  /** Reason why it was refused, as worded by the server; default by `status`. */
  reason?: string;
  /** Whether the time is shown above it, where the host has decided; default by the rule of 120 s. */
  timed?: boolean;
  /** For own messages: whether the other side has read it; undefined shows neither. */
  read?: boolean;
}
