import { createScope, type Scope } from '../../../../platform/resource/scope.ts';
import {
  historyPage,
  ImError,
  type ImAccount,
  type ImClient,
  type ImConversation,
  type ImDraft,
  type ImMessage,
  type SendOptions,
} from '../im.ts';
import { createListeners } from '../listeners.ts';
import { createMoods } from '../moods.ts';
import { asImError, isBadSignature } from './failures.ts';
import { hearSdk } from './events.ts';
import { sdkTypes, type Sdk, type SdkMessage, type SdkModule } from './sdk.ts';
import { conversationOf, isDirect, keyIn, messageOf, withKey } from './wire.ts';

export interface TencentPorts {
  load: () => Promise<{ sdk: SdkModule; uploader: unknown }>;
  /** Another way to the service than its own addresses; null for those. */
  server: string | null;
  /** Delay before a refused signature is requested again, ms; default 5000. */
  refusedPause?: number;
}

/** The messaging service of Tencent, for talks between two. */
export interface TencentClient extends ImClient {
  /** Blocks or unblocks a member's messages at the service. */
  keepOut: (member: string, isOut: boolean) => Promise<void>;
  /** Ends the SDK with all its timers; the client is of no use afterwards. */
  end: () => Promise<void>;
}

/** Newest pages that are searched for a message whose answer was lost. */
const searchedPages = 4;

/** Tencent's messaging service through its SDK. Its states are mapped to ours; sending waits until the SDK reports that it is ready. */
export function createTencent({ load, server, refusedPause = 5_000 }: TencentPorts): TencentClient {
  const moods = createMoods();
  const events = createListeners();
  /** Messages of this page whose answer has not come: the same one is sent again, which the service counts once. */
  const begun = new Map<string, SdkMessage>();
  let chat: Sdk | undefined;
  let loading: Promise<Sdk> | undefined;
  let session: Scope | undefined;
  let me = '';
  let refused: () => void = () => undefined;
  /** The sign-out before a sign-in that is still going on. */
  let leaving: Promise<unknown> = Promise.resolve();

  async function open(appId: number): Promise<Sdk> {
    const { sdk, uploader } = await load();
    const made = sdk.create({ SDKAppID: appId, ...(server !== null && { proxyServer: server }) });
    made.setLogLevel(4);
    made.registerPlugin({ 'tim-upload-plugin': uploader });
    hearSdk(made, { me: () => me, isIn: () => session !== undefined, feel: moods.feel, emit: events.emit, refused: () => refused() });
    chat = made;
    return made;
  }
  /**
   * Returns the SDK if the session is ready.
   * @throws ImError `lost` otherwise
   */
  function ready(): Sdk {
    if (!chat?.isReady() || moods.status().state !== 'ready') throw new ImError('lost', '');
    return chat;
  }
  async function act<Given>(work: (sdk: Sdk) => Promise<Given>): Promise<Given> {
    try {
      return await work(ready());
    } catch (error) {
      throw asImError(error);
    }
  }

  function login(account: ImAccount, onRefused?: () => void): void {
    session?.leave();
    const scope = createScope();
    session = scope;
    const isOther = me !== account.id;
    me = account.id;
    begun.clear();
    moods.feel('login');
    refused = scope.during(() => {
      moods.feel('failed');
      const timer = setTimeout(() => onRefused?.(), refusedPause);
      scope.onLeave(() => clearTimeout(timer));
    });
    scope.retry(
      async () => {
        await leaving;
        const sdk = await (loading ??= open(account.appId).catch((error: unknown) => {
          loading = undefined;
          throw error;
        }));
        if (isOther) await sdk.logout().catch(() => undefined);
        try {
          await sdk.login({ userID: account.id, userSig: account.sig });
          return true;
        } catch (error) {
          if (isBadSignature(error) && onRefused) return false;
          moods.feel('failed');
          throw error;
        }
      },
      // The SDK is ready a little after it is signed in, and says so by itself.
      (isIn) => {
        if (!isIn) refused();
        else if (chat?.isReady()) moods.feel('ready');
      },
    );
  }

  function draftOf(sdk: Sdk, to: string, key: string, draft: ImDraft, { onProgress }: SendOptions): SdkMessage {
    const head = { to, conversationType: sdkTypes.direct, cloudCustomData: withKey(key) };
    switch (draft.type) {
      case 'text':
        return sdk.createTextMessage({ ...head, payload: { text: draft.text } });
      case 'custom': {
        const { data, description, extension } = draft;
        return sdk.createCustomMessage({ ...head, payload: { data, description, extension } });
      }
      case 'image':
        return sdk.createImageMessage({ ...head, payload: { file: draft.file }, ...(onProgress && { onProgress }) });
      case 'file':
        return sdk.createFileMessage({ ...head, payload: { file: draft.file }, ...(onProgress && { onProgress }) });
    }
  }
  /** A message that went out under a key before this page was opened: the service itself counts twice what comes from two pages. */
  async function sentBefore(sdk: Sdk, conversation: string, key: string): Promise<SdkMessage | undefined> {
    let next: string | undefined;
    for (let page = 0; page < searchedPages; page += 1) {
      const { data } = await sdk.getMessageList({ conversationID: conversation, ...(next !== undefined && { nextReqMessageID: next }) });
      const found = data.messageList.find(({ flow, status, cloudCustomData }) => {
        return flow === 'out' && status === 'success' && keyIn(cloudCustomData) === key;
      });
      if (found || data.isCompleted) return found;
      next = data.nextReqMessageID;
    }
    return undefined;
  }
  async function known(sdk: Sdk, id: string): Promise<ImConversation> {
    const { data } = await sdk.getConversationProfile(id);
    return conversationOf(data.conversation, me);
  }
  async function change(id: string, work: (sdk: Sdk) => Promise<unknown>, facts: Partial<ImConversation>): Promise<void> {
    await act(async (sdk) => {
      await work(sdk);
      events.emit({ type: 'conversations', list: [{ ...(await known(sdk, id)), ...facts }] });
    });
  }

  return {
    status: moods.status,
    onStatus: moods.onStatus,
    on: events.on,
    login,
    async logout() {
      session?.leave();
      session = undefined;
      me = '';
      begun.clear();
      moods.feel('logout');
      const sdk = chat;
      // Without a connection it only answers after its timeout; only the next sign-in waits for that.
      if (sdk) leaving = sdk.logout().catch(() => undefined);
    },
    conversations: (take) =>
      act(async (sdk) => {
        const { data } = await sdk.getConversationList();
        take(data.conversationList.filter(({ conversationID }) => isDirect(conversationID)).map((one) => conversationOf(one, me)));
      }),
    conversation: (id) => act((sdk) => known(sdk, id)),
    history: (id, before) =>
      act(async (sdk) => {
        let list: ImMessage[] = [];
        let from = before?.id;
        // A page from the SDK's cache may be short, which says nothing about earlier messages.
        for (let isOver = false; !isOver && list.length < historyPage;) {
          const { data } = await sdk.getMessageList({ conversationID: id, ...(from !== undefined && { nextReqMessageID: from }) });
          const said = data.messageList.filter(({ status, isRevoked }) => status === 'success' || isRevoked).map(messageOf);
          list = [...said.filter(({ order }) => before === undefined || order < before.order), ...list];
          isOver = data.isCompleted || data.messageList.length === 0 || data.nextReqMessageID === '';
          from = data.nextReqMessageID;
          if (isOver) from = undefined;
        }
        const inOrder = list.sort((one, other) => one.order - other.order);
        return { list: inOrder.slice(-historyPage), hasOlder: from !== undefined || inOrder.length > historyPage };
      }),
    send: (id, key, draft, options = {}) =>
      act(async (sdk) => {
        if (options.signal?.aborted) throw new ImError('refused', '');
        const there = begun.get(key) ?? (options.isRepeat ? await sentBefore(sdk, id, key) : undefined);
        if (there?.status === 'success') return messageOf(there);
        const message = there ?? draftOf(sdk, id.replace(/^C2C/, ''), key, draft, options);
        begun.set(key, message);
        const { data } = await (there ? sdk.resendMessage(message) : sdk.sendMessage(message));
        begun.delete(key);
        return messageOf(data.message);
      }),
    recall: (message) =>
      act(async (sdk) => {
        const found = sdk.findMessage(message.id);
        if (!found) throw new ImError('refused', '');
        await sdk.revokeMessage(found);
        events.emit({ type: 'messages', list: [{ ...message, body: { type: 'recalled' } } satisfies ImMessage] });
      }),
    read: (id) =>
      act(async (sdk) => {
        await sdk.setMessageRead({ conversationID: id });
        events.emit({ type: 'unread', conversation: id, unread: 0 });
      }),
    setPinned: (id, isPinned) => change(id, (sdk) => sdk.pinConversation({ conversationID: id, isPinned }), { isPinned }),
    setMuted: (id, isMuted) =>
      change(
        id,
        (sdk) =>
          sdk.setMessageRemindType({ userIDList: [id.replace(/^C2C/, '')], messageRemindType: isMuted ? sdkTypes.muted : sdkTypes.loud }),
        { isMuted },
      ),
    remove: (id) =>
      act(async (sdk) => {
        await sdk.deleteConversation(id);
        events.emit({ type: 'gone', conversation: id });
      }),
    updateProfile: ({ name, avatar }) => act((sdk) => sdk.updateMyProfile({ nick: name, avatar }).then(() => undefined)),
    keepOut: (member, isOut) =>
      act((sdk) =>
        (isOut ? sdk.addToBlacklist({ userIDList: [member] }) : sdk.removeFromBlacklist({ userIDList: [member] })).then(() => undefined),
      ),
    async end() {
      session?.leave();
      await chat?.destroy().catch(() => undefined);
    },
  };
}
