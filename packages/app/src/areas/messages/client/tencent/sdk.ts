/** As much of a message of Tencent's SDK as is read here. Source: its `index.d.ts`. */
export interface SdkMessage {
  ID: string;
  conversationID: string;
  type: string;
  flow: string;
  from: string;
  nick: string;
  avatar: string;
  /** Seconds UTC. */
  time: number;
  sequence: number;
  status: string;
  isRevoked: boolean;
  isPeerRead: boolean;
  cloudCustomData: string;
  payload: unknown;
}

/** The last message as a conversation of the SDK has it. */
export interface SdkLastMessage {
  lastTime: number;
  lastSequence: number;
  fromAccount: string;
  payload: unknown;
  type: string;
  isRevoked: boolean;
  isPeerRead: boolean;
  cloudCustomData: string;
}

export interface SdkConversation {
  conversationID: string;
  type: string;
  unreadCount: number;
  lastMessage?: SdkLastMessage | null;
  userProfile?: { userID: string; nick: string; avatar: string };
  isPinned: boolean;
  /** Absent until it is known. */
  messageRemindType?: string;
}

interface SdkDraft {
  to: string;
  conversationType: string;
  payload: unknown;
  cloudCustomData: string;
  onProgress?: (share: number) => void;
}

type Answer<Data> = Promise<{ data: Data }>;

/** The part of the SDK that is used here. Every promise rejects with an error that has a `code`. */
export interface Sdk {
  login(account: { userID: string; userSig: string }): Promise<unknown>;
  logout(): Promise<unknown>;
  destroy(): Promise<unknown>;
  isReady(): boolean;
  on(event: string, hear: (event: { data: unknown }) => void): void;
  setLogLevel(level: number): void;
  registerPlugin(plugins: Record<string, unknown>): void;
  createTextMessage(draft: SdkDraft): SdkMessage;
  createCustomMessage(draft: SdkDraft): SdkMessage;
  createImageMessage(draft: SdkDraft): SdkMessage;
  createFileMessage(draft: SdkDraft): SdkMessage;
  sendMessage(message: SdkMessage): Answer<{ message: SdkMessage }>;
  resendMessage(message: SdkMessage): Answer<{ message: SdkMessage }>;
  revokeMessage(message: SdkMessage): Promise<unknown>;
  findMessage(id: string): SdkMessage | null;
  getMessageList(question: {
    conversationID: string;
    nextReqMessageID?: string;
  }): Answer<{ messageList: SdkMessage[]; nextReqMessageID: string; isCompleted: boolean }>;
  setMessageRead(question: { conversationID: string }): Promise<unknown>;
  getConversationList(): Answer<{ conversationList: SdkConversation[] }>;
  getConversationProfile(id: string): Answer<{ conversation: SdkConversation }>;
  deleteConversation(id: string): Promise<unknown>;
  pinConversation(question: { conversationID: string; isPinned: boolean }): Promise<unknown>;
  setMessageRemindType(question: { userIDList: string[]; messageRemindType: string }): Promise<unknown>;
  updateMyProfile(profile: { nick: string; avatar: string }): Promise<unknown>;
  addToBlacklist(question: { userIDList: string[] }): Promise<unknown>;
  removeFromBlacklist(question: { userIDList: string[] }): Promise<unknown>;
}

/** Exports of the SDK's module. */
export interface SdkModule {
  create(options: { SDKAppID: number; proxyServer?: string }): Sdk;
}

/** Event names of the SDK. Source: its `EVENT`. */
export const sdkEvents = {
  ready: 'sdkStateReady',
  notReady: 'sdkStateNotReady',
  received: 'onMessageReceived',
  revoked: 'onMessageRevoked',
  readByPeer: 'onMessageReadByPeer',
  conversations: 'onConversationListUpdated',
  kicked: 'kickedOut',
  network: 'netStateChange',
} as const;

/** Literals of the SDK. Source: its `TYPES`. */
export const sdkTypes = {
  direct: 'C2C',
  text: 'TIMTextElem',
  image: 'TIMImageElem',
  file: 'TIMFileElem',
  custom: 'TIMCustomElem',
  /** Messages come without a sign. */
  muted: 'AcceptNotNotify',
  loud: 'AcceptAndNotify',
  sigExpired: 'userSigExpired',
} as const;
