/** A picture; its size in px is that of the file and is shown at half (spec, "Message display model"). */
export interface ImageBody {
  type: 'image';
  url: string;
  width: number;
  height: number;
  /** Share of the upload that is done, 0..1; undefined when there is none. */
  progress?: number;
}

/** Words, with emoji as shortcodes in square brackets. */
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

/** Something of the platform, shared. Every field may be missing: the extension comes from outside. */
export interface CardBody {
  type: 'card';
  title?: string;
  imageUrl?: string;
  /** What `onOpenCard` needs to find it. */
  id?: string;
  /** What kind of thing it is, as the sender named it: `live`, `plan`, `match`, `goods`. */
  cardType?: string;
  /** In diamonds. */
  price?: number;
}

/** What happened in a group, in the words of the site: nobody's message. */
export interface TipBody {
  type: 'tip';
  text: string;
}

export type MessageBody = ImageBody | TextBody | FileBody | CardBody | TipBody;

/** How far a message has come. `blocked` was refused by the other side, `recalled` was taken back by its sender. */
export const messageStatuses = ['sent', 'sending', 'failed', 'blocked', 'recalled'] as const;

/** Who wrote a message. */
export interface MessageAuthor {
  id: string;
  /** Empty where the member has none; then a standing name is shown. */
  name: string;
  /** Address of the portrait. */
  avatar?: string;
  /** What the portrait is drawn from where there is no picture; default the id. */
  seed?: string;
}

/** A message of a conversation. */
export interface ChatMessage {
  id: string;
  /** Whose it is: `own` stands at the end, `other` at the start. (The spec's `isMy` is true for what comes in; this model says whose it is.) */
  side: 'own' | 'other';
  author: MessageAuthor;
  /** ms UTC. */
  at: number;
  body: MessageBody;
  /** Default `sent`. */
  status?: (typeof messageStatuses)[number];
  /** Why it was not taken, in the words of the server; default by `status`. */
  reason?: string;
  /** Whether the time stands above it, where whoever knows the conversation has decided; default by the rule of 120 s. */
  timed?: boolean;
  /** For own messages: whether the other side has read it; undefined shows neither. */
  read?: boolean;
}
