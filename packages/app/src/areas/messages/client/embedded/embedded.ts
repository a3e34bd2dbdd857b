import { listed } from '../../../../platform/line/saver.store.ts';
import type { Api } from '@pitchside/api';
import { imLogin } from '@pitchside/api/messages/im';
import {
  deleteConversation,
  getConversation,
  getConversations,
  getHistory,
  markRead,
  recallMessage,
  sendMessage,
  setConversation,
  type DraftBody,
} from '@pitchside/api/messages/messages';
import type { Realtime } from '@pitchside/api/realtime';
import type { UploadedFile } from '@pitchside/api/content/uploads';
import { createScope, type Scope } from '../../../../platform/resource/scope.ts';
import { historyPage, ImError, type ImAccount, type ImClient, type ImDraft, type SendOptions } from '../im.ts';
import { createListeners } from '../listeners.ts';
import { createMoods } from '../moods.ts';
import { asImError } from './failures.ts';
import { hearTopic } from './topic.ts';
import { conversationOf, messageOf } from './wire.ts';

/** Dependencies of the embedded engine. */
export interface EmbeddedPorts {
  api: Pick<Api, 'call'>;
  line: Pick<Realtime, 'subscribe' | 'on' | 'onStatus'>;
  /** Whether the socket is open now. */
  isOpen: () => boolean;
  /** Sends a file ahead of the message that shows it. */
  upload: (kind: 'image' | 'file', file: File, options: SendOptions) => Promise<Pick<UploadedFile, 'key'>>;
  /** Delay before a refused signature is requested again, ms; default 5000. */
  refusedPause?: number;
}

/** Conversations of one question. */
const conversationPage = 100;

/** The messaging service of the site itself, over its calls and its socket. */
export function createEmbedded({ api, line, isOpen, upload, refusedPause = 5_000 }: EmbeddedPorts): ImClient {
  const moods = createMoods();
  const events = createListeners();
  /** Highest message number that the other party has read, by conversation. */
  const readByPeer = new Map<string, number>();
  let me = '';
  let session: Scope | undefined;

  const call: Api['call'] = async (...question) => {
    const [declaration, input, options] = question;
    try {
      return await api.call(declaration, input, { quiet: true, ...options });
    } catch (error) {
      throw asImError(error);
    }
  };
  const read = (message: Parameters<typeof messageOf>[0]) => messageOf(message, me, readByPeer.get(message.conversation_id) ?? 0);
  function know(wire: Parameters<typeof conversationOf>[0]) {
    readByPeer.set(wire.id, wire.peer_read_seq);
    return conversationOf(wire, me);
  }

  function login(account: ImAccount, onRefused?: () => void): void {
    session?.leave();
    const scope = createScope();
    session = scope;
    me = account.id;
    readByPeer.clear();
    moods.feel('login');
    let isIn = false;
    let wasOpen = isOpen();
    scope.onLeave(
      line.onStatus(({ state }) => {
        const open = state === 'open';
        if (open === wasOpen) return;
        wasOpen = open;
        moods.feel(open ? 'back' : 'lost');
        // What was missed is replayed by the topic itself; one may write meanwhile.
        if (open && isIn) moods.feel('ready');
      }),
    );
    scope.onLeave(line.on('signed_out', () => !account.isTourist && moods.feel('kicked')));
    scope.retry(
      async (signal) => {
        try {
          return await api.call(imLogin, { id: account.id, sig: account.sig }, { signal, quiet: true });
        } catch (error) {
          // A retry with the same signature would be refused again; a new signature arrives after a while.
          const isRefused = asImError(error) instanceof ImError && (asImError(error) as ImError).kind === 'refused';
          if (isRefused && onRefused) return null;
          throw error;
        }
      },
      (known) => {
        if (known === null) {
          moods.feel('failed');
          const timer = setTimeout(() => onRefused?.(), refusedPause);
          return scope.onLeave(() => clearTimeout(timer));
        }
        const { topic } = known;
        isIn = true;
        if (topic !== null)
          scope.onLeave(hearTopic(line, { topic, from: known }, { read, know, me, readByPeer, emit: scope.during(events.emit) }));
        if (isOpen()) moods.feel('ready');
      },
    );
  }

  async function bodyOf(draft: ImDraft, options: SendOptions): Promise<DraftBody> {
    if (draft.type === 'text' || draft.type === 'custom') return draft;
    try {
      const { file } = draft;
      const { key } = await upload(draft.type, file, options);
      return draft.type === 'image' ? { type: 'image', key } : { type: 'file', key, name: file.name };
    } catch (error) {
      throw asImError(error);
    }
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
      moods.feel('logout');
    },
    async conversations(take) {
      let before: string | null = '';
      while (before !== null) {
        const page: Awaited<ReturnType<typeof askConversations>> = await askConversations(before);
        take(page.list.map(know));
        before = page.next;
      }
    },
    conversation: async (id) => know((await call(getConversation, { id })).conversation),
    async history(id, before) {
      const { list, has_older: hasOlder } = await call(getHistory, { id, limit: historyPage, ...(before && { before: before.order }) });
      return { list: list.map(read), hasOlder };
    },
    async send(id, key, draft, options = {}) {
      const body = await bodyOf(draft, options);
      return read((await call(sendMessage, { id, client_id: key, body })).message);
    },
    async recall({ conversation, id }) {
      const { message } = await call(recallMessage, { id: conversation, message_id: id });
      events.emit({ type: 'messages', list: [read(message)] });
    },
    async read(id, until) {
      const { unread } = await call(markRead, { id, seq: until.order });
      events.emit({ type: 'unread', conversation: id, unread });
    },
    setPinned: (id, is_pinned) => change({ id, is_pinned }),
    setMuted: (id, is_muted) => change({ id, is_muted }),
    async remove(id) {
      await call(deleteConversation, { id });
      events.emit({ type: 'gone', conversation: id });
    },
    // The server takes name and picture from the member's profile.
    updateProfile: async () => undefined,
  };

  function askConversations(before: string) {
    return call(getConversations, { limit: listed(conversationPage), ...(before !== '' && { before }) });
  }
  async function change(input: Parameters<typeof call<typeof setConversation>>[1]): Promise<void> {
    const { conversation } = await call(setConversation, input);
    events.emit({ type: 'conversations', list: [know(conversation)] });
  }
}
