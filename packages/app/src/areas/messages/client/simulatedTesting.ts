import {
  historyPage,
  ImError,
  type ImAccount,
  type ImClient,
  type ImConversation,
  type ImDraft,
  type ImEvent,
  type ImMessage,
} from './im.ts';
import { createListeners } from './listeners.ts';
import { createMoods } from './moods.ts';

/** A message as the simulated service keeps it. */
interface Stored {
  id: string;
  client: string;
  from: string;
  order: number;
  at: number;
  body: ImMessage['body'];
}

/** A talk between two, under both their names. */
interface Talk {
  members: readonly [string, string];
  list: Stored[];
  readUntil: Map<string, number>;
}

/** A member's settings of a conversation. */
interface Settings {
  isPinned: boolean;
  isMuted: boolean;
  isBlocked: boolean;
}
const usual: Settings = { isPinned: false, isMuted: false, isBlocked: false };

/** Fate of a client's call: it arrives, is lost before the service has it, or its answer is lost. */
export type Fate = 'arrives' | 'lostBefore' | 'lostAfter';

/** A messaging service in memory for tests: it keeps the true order, and its line can be cut at any moment. */
export function createSimulatedService({ now = Date.now, fate = () => 'arrives' }: { now?: () => number; fate?: () => Fate } = {}) {
  const talks = new Map<string, Talk>();
  const blocked = new Set<string>();
  const clients = new Map<string, Set<{ emit: (event: ImEvent) => void; kick: () => void; drop: () => void }>>();
  let serial = 0;

  const keyOf = (one: string, other: string) => [one, other].sort().join(' ');
  const otherOf = (conversation: string) => conversation.replace(/^C2C/, '');
  function talkOf(me: string, conversation: string): Talk {
    const other = otherOf(conversation);
    const key = keyOf(me, other);
    const known = talks.get(key) ?? { members: [me, other] as const, list: [], readUntil: new Map() };
    talks.set(key, known);
    return known;
  }
  const view = (stored: Stored, talk: Talk, me: string): ImMessage => {
    const other = talk.members[0] === me ? talk.members[1] : talk.members[0];
    return {
      key: stored.from === me ? stored.client : stored.id,
      id: stored.id,
      conversation: `C2C${other}`,
      order: stored.order,
      sender: { id: stored.from, name: `name of ${stored.from}`, avatar: stored.from },
      flow: stored.from === me ? 'out' : 'in',
      at: stored.at,
      body: stored.body,
      isRead: stored.from === me && stored.order <= (talk.readUntil.get(other) ?? 0),
    };
  };
  const unreadOf = (talk: Talk, me: string) =>
    talk.list.filter(({ from, order }) => from !== me && order > (talk.readUntil.get(me) ?? 0)).length;
  const emitToBoth = (talk: Talk, make: (me: string) => ImEvent) => {
    for (const me of talk.members) for (const client of clients.get(me) ?? []) client.emit(make(me));
  };
  function bodyOf(draft: ImDraft): ImMessage['body'] {
    if (draft.type === 'text' || draft.type === 'custom') return draft;
    const { name, size } = draft.file;
    return draft.type === 'image'
      ? { type: 'image', url: `/files/${name}`, thumbUrl: `/files/thumb-${name}`, width: 640, height: 480, size }
      : { type: 'file', url: `/files/${name}`, name, size };
  }
  function keep(me: string, conversation: string, client: string, draft: ImDraft): ImMessage {
    const talk = talkOf(me, conversation);
    const there = talk.list.find((stored) => stored.from === me && stored.client === client);
    if (there) return view(there, talk, me);
    if (otherOf(conversation) === me || blocked.has(`${otherOf(conversation)} ${me}`)) throw new ImError('refused', 'no');
    serial += 1;
    const stored: Stored = { id: `m${serial}`, client, from: me, order: talk.list.length + 1, at: now(), body: bodyOf(draft) };
    talk.list.push(stored);
    emitToBoth(talk, (reader) => ({ type: 'messages', list: [view(stored, talk, reader)], unread: unreadOf(talk, reader) }));
    return view(stored, talk, me);
  }

  /** A device of some member. */
  function connect(): ImClient & {
    cut: () => void;
    mend: () => void;
    setBlocked: (conversation: string, isBlocked: boolean) => Promise<void>;
  } {
    const moods = createMoods();
    const listeners = createListeners();
    const settings = new Map<string, Settings>();
    let me = '';
    let isCut = false;
    let heard = true;
    const device = {
      emit: (event: ImEvent) => (isCut ? void (heard = false) : listeners.emit(event)),
      kick: () => moods.feel('kicked'),
      drop: () => clients.get(me)?.delete(device),
    };
    async function act<Answer>(work: () => Answer): Promise<Answer> {
      await Promise.resolve();
      if (moods.status().state === 'kicked') throw new ImError('lost', 'signed out');
      const way = isCut ? 'lostBefore' : fate();
      if (way === 'lostBefore') throw new ImError('lost', 'no line');
      const answer = work();
      await Promise.resolve();
      if (way === 'lostAfter' || isCut) throw new ImError('lost', 'no answer');
      return answer;
    }
    function conversationOf(talk: Talk): ImConversation {
      const other = talk.members[0] === me ? talk.members[1] : talk.members[0];
      const id = `C2C${other}`;
      const last = talk.list.at(-1);
      return {
        id,
        kind: 'direct',
        peer: { id: other, name: `name of ${other}`, avatar: other, isAnchor: false },
        members: 0,
        last: last ? view(last, talk, me) : null,
        unread: unreadOf(talk, me),
        readByPeer: talk.readUntil.get(other) ?? 0,
        ...usual,
        ...settings.get(id),
        isFriend: true,
        at: last?.at ?? 0,
      };
    }
    async function change(id: string, facts: Partial<Settings>): Promise<void> {
      await act(() => settings.set(id, { ...usual, ...settings.get(id), ...facts }));
      listeners.emit({ type: 'conversations', list: [conversationOf(talkOf(me, id))] });
    }
    return {
      status: moods.status,
      onStatus: moods.onStatus,
      on: listeners.on,
      login(account: ImAccount, onRefused?: () => void) {
        me = account.id;
        moods.feel('login');
        if (account.sig === 'bad') {
          moods.feel('failed');
          return queueMicrotask(() => onRefused?.());
        }
        clients.set(me, (clients.get(me) ?? new Set()).add(device));
        void act(() => undefined).then(
          () => moods.feel('ready'),
          () => moods.feel('failed'),
        );
      },
      async logout() {
        device.drop();
        moods.feel('logout');
      },
      conversations: (take) =>
        act(() => take([...talks.values()].filter(({ members, list }) => members.includes(me) && list.length > 0).map(conversationOf))),
      conversation: (id) => act(() => conversationOf(talkOf(me, id))),
      history: (id, before) =>
        act(() => {
          const talk = talkOf(me, id);
          const older = talk.list.filter(({ order }) => before === undefined || order < before.order);
          return { list: older.slice(-historyPage).map((stored) => view(stored, talk, me)), hasOlder: older.length > historyPage };
        }),
      send: (id, key, draft) => act(() => keep(me, id, key, draft)),
      recall: (message) =>
        act(() => {
          const talk = talkOf(me, message.conversation);
          const stored = talk.list.find(({ id }) => id === message.id);
          if (!stored || stored.from !== me) throw new ImError('refused', 'not yours');
          stored.body = { type: 'recalled' };
          emitToBoth(talk, (reader) => ({ type: 'messages', list: [view(stored, talk, reader)] }));
        }),
      read: (id, until) =>
        act(() => {
          const talk = talkOf(me, id);
          talk.readUntil.set(me, Math.max(talk.readUntil.get(me) ?? 0, until.order));
          const order = talk.readUntil.get(me) ?? 0;
          emitToBoth(talk, (reader) =>
            reader === me
              ? { type: 'unread', conversation: id, unread: unreadOf(talk, me) }
              : { type: 'read', conversation: `C2C${me}`, order },
          );
        }),
      setPinned: (id, isPinned) => change(id, { isPinned }),
      setMuted: (id, isMuted) => change(id, { isMuted }),
      /** The reader blocks a member, as the site reports it. */
      setBlocked: (id, isBlocked) => change(id, { isBlocked }),
      remove: (id) =>
        act(() => {
          talks.delete(keyOf(me, otherOf(id)));
          listeners.emit({ type: 'gone', conversation: id });
        }),
      updateProfile: () => act(() => undefined),
      /** The line breaks. */
      cut() {
        isCut = true;
        moods.feel('lost');
      },
      /** Reconnects; events missed meanwhile cause a reset. */
      mend() {
        isCut = false;
        moods.feel('back');
        moods.feel('ready');
        if (!heard) listeners.emit({ type: 'reset' });
        heard = true;
      },
    };
  }

  return {
    connect,
    /** Somebody wants no more messages of another. */
    block: (who: string, whom: string) => void blocked.add(`${who} ${whom}`),
    /** Another device signs a member in and the others out. */
    kick: (who: string) => clients.get(who)?.forEach(({ kick }) => kick()),
    /** Messages between two members, in the order of the service. */
    said: (one: string, other: string) => talks.get(keyOf(one, other))?.list.map(({ id, client, body }) => ({ id, client, body })) ?? [],
  };
}
