/** States of the messaging service: nobody signed in, signing in, ready, without a connection, signed out by another device. */
export const imStates = ['idle', 'connecting', 'ready', 'offline', 'kicked'] as const;
export type ImState = (typeof imStates)[number];

/** An account of the messaging service. */
export interface ImAccount {
  /** Application that the signature is for. */
  appId: number;
  id: string;
  /** Signature of the server. */
  sig: string;
  /** A visitor: hears rooms and has no conversations. */
  isTourist: boolean;
}

/** Sender of a message, or the other party of a conversation. The name may be empty. */
export interface ImPerson {
  id: string;
  name: string;
  /** An address, or the seed of a drawn portrait. */
  avatar: string;
}

/** Content of a message. */
export type ImBody =
  | { type: 'text'; text: string }
  /** Sizes are those of the file, in px and bytes. */
  | { type: 'image'; url: string; thumbUrl: string; width: number; height: number; size: number }
  | { type: 'file'; url: string; name: string; size: number }
  | { type: 'custom'; data: string; description: string; extension: string }
  | { type: 'tip'; text: string }
  | { type: 'recalled' };

/** Message to be sent: text, a card, or a file that is uploaded on the way. */
export type ImDraft = Extract<ImBody, { type: 'text' | 'custom' }> | { type: 'image' | 'file'; file: File };

/** A message, the same for every engine. */
export interface ImMessage {
  /** Client id of an own message, from the first press to the last receipt; the service's id for messages of others. */
  key: string;
  /** The service's name for it. */
  id: string;
  conversation: string;
  /** Place in the conversation: grows, the same on every device. */
  order: number;
  sender: ImPerson;
  /** `in` came to the reader, `out` was written by them. */
  flow: 'in' | 'out';
  /** The service's time in ms UTC. */
  at: number;
  body: ImBody;
  /** For `out`: whether the other has read it. */
  isRead: boolean;
}

/** A conversation as the reader has it. */
export interface ImConversation {
  /** `C2C<member>` or `GROUP<group>`. */
  id: string;
  kind: 'direct' | 'group';
  /** The other, or the group. */
  peer: ImPerson & { isAnchor: boolean };
  /** In a group: how many are in it. */
  members: number;
  last: ImMessage | null;
  unread: number;
  /** Order up to which the other party has read; 0 where receipts come message by message. */
  readByPeer: number;
  isPinned: boolean;
  isMuted: boolean;
  isBlocked: boolean;
  isFriend: boolean;
  /** When something was said last, ms UTC. */
  at: number;
}

/** Messages of a conversation, oldest first, and whether there are older ones. */
export interface ImPage {
  list: readonly ImMessage[];
  hasOlder: boolean;
}

/** Event of an engine. */
export type ImEvent =
  /** Messages that came, or are other than before; `unread` is what their conversation has then, where the engine knows. */
  | { type: 'messages'; list: readonly ImMessage[]; unread?: number }
  /** Conversations that are other than before. */
  | { type: 'conversations'; list: readonly ImConversation[] }
  /** A conversation left the list. */
  | { type: 'gone'; conversation: string }
  /** The other has read as far as an order. */
  | { type: 'read'; conversation: string; order: number }
  /** The reader has read it on another device. */
  | { type: 'unread'; conversation: string; unread: number }
  /** Events may be missing: fetch again. */
  | { type: 'reset' };

export interface ImStatus {
  state: ImState;
  /** Tries since the line was lost; 0 while it is open. */
  attempt: number;
}

export interface SendOptions {
  /** Called with 0 to 1 while a file goes out. */
  onProgress?: (share: number) => void;
  /** Stops an upload. */
  signal?: AbortSignal;
  /** The same was sent before, perhaps from a page that is closed: it may have arrived. */
  isRepeat?: boolean;
}

/** Why an act did not go through. */
export class ImError extends Error {
  override name = 'ImError';
  /** `refused`: the service said no, and says it again. `lost`: nobody knows, the same may be tried again under the same key. */
  readonly kind: 'refused' | 'lost';
  constructor(kind: 'refused' | 'lost', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The messaging service, whichever it is. Every act rejects with an `ImError`. */
export interface ImClient {
  status: () => ImStatus;
  onStatus: (hear: (status: ImStatus) => void) => () => void;
  on: (hear: (event: ImEvent) => void) => () => void;
  /** Starts the sign-in. The status reports its progress; `onRefused` is called when the signature is no longer valid. */
  login: (account: ImAccount, onRefused?: () => void) => void;
  /** Ends the session. */
  logout: () => Promise<void>;
  /** Loads all conversations; passes them on in parts, in no order. */
  conversations: (take: (part: readonly ImConversation[]) => void) => Promise<void>;
  /** One with somebody, also before anything was said. */
  conversation: (id: string) => Promise<ImConversation>;
  /** The newest page of 15 messages, or the one before a message. */
  history: (conversation: string, before?: ImMessage) => Promise<ImPage>;
  /** Says something, once for each key however often it is tried. */
  send: (conversation: string, key: string, draft: ImDraft, options?: SendOptions) => Promise<ImMessage>;
  recall: (message: ImMessage) => Promise<void>;
  /** The reader has seen everything up to a message. */
  read: (conversation: string, until: ImMessage) => Promise<void>;
  setPinned: (conversation: string, isPinned: boolean) => Promise<void>;
  setMuted: (conversation: string, isMuted: boolean) => Promise<void>;
  remove: (conversation: string) => Promise<void>;
  /** Sets the member's name and picture at the service. */
  updateProfile: (profile: Pick<ImPerson, 'name' | 'avatar'>) => Promise<void>;
}

/** Messages of one page of history (specification section 9). */
export const historyPage = 15;
