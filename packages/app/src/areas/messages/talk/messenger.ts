import { proxy, ref } from 'valtio';
import { openVisit } from '../../../platform/resource/visit.ts';
import {
  ImError,
  type ImClient,
  type ImConversation,
  type ImDraft,
  type ImEvent,
  type ImMessage,
  type ImPerson,
  type ImStatus,
} from '../client/im.ts';
import { asTold, merge } from './merge.ts';
import { createOutbox, type Outbox, type Parcel, type StoredParcel } from './outbox.ts';
import { createTalk, type Talk } from './talk.ts';

/** What every place of the messenger shows of all conversations. */
export interface MessengerState {
  status: ImStatus;
  /** In no order; a new list for each change. */
  conversations: readonly ImConversation[];
  /** Whether the list is here, on its way, or did not arrive. */
  list: 'loading' | 'ready' | 'failed';
  /** Unread messages of all conversations that are not muted. */
  unread: number;
  /** What was written and has not arrived; a new list for each change. */
  outbox: readonly Parcel[];
}

export interface MessengerPorts {
  client: ImClient;
  me: () => ImPerson;
  shelf: { read: () => readonly StoredParcel[]; write: (parcels: readonly StoredParcel[]) => void };
  now?: () => number;
  newKey?: () => string;
  /** Hands what was told to the page a little later, so that a flood is drawn some times a second; default after 80 ms. */
  later?: (work: () => void) => void;
  pause?: (ms: number) => Promise<void>;
}

export interface Messenger {
  state: MessengerState;
  outbox: Outbox;
  /** Opens a conversation for as long as somebody shows it; `leave` of the answer ends that. */
  open: (conversation: string) => { talk: Talk; leave: () => void };
  /** A conversation that somebody shows. */
  held: (conversation: string) => Talk | undefined;
  of: (conversation: string) => ImConversation | undefined;
  /** Makes a conversation known that is not in the list yet. */
  know: (conversation: string) => Promise<ImConversation>;
  send: (conversation: string, draft: ImDraft) => string;
  /** Asks for the list anew. */
  refresh: () => void;
  client: ImClient;
  stop: () => void;
}

const soon = (work: () => void) => void setTimeout(work, 80);
const empty: readonly ImConversation[] = [];

/** All conversations of whoever is signed in: the one place where engine, outbox and page meet. */
export function createMessenger({
  client,
  me,
  shelf,
  now = Date.now,
  newKey = () => crypto.randomUUID(),
  later = soon,
  pause,
}: MessengerPorts): Messenger {
  const visit = openVisit();
  const state = proxy<MessengerState>({
    status: client.status(),
    conversations: ref([...empty]),
    list: 'loading',
    unread: 0,
    outbox: ref([]),
  });
  const known = new Map<string, ImConversation>();
  const talks = new Map<string, { talk: Talk; shown: number }>();
  const asked = new Set<string>();
  /** Conversations of which something was told since the list was asked for: the answer may be older than that. */
  let toldOf = new Set<string>();
  let told: ImEvent[] = [];
  let isPlanned = false;

  const outbox = createOutbox({
    client,
    me,
    now,
    newKey,
    shelf,
    ...(pause && { pause }),
    onChange: () => visit.during(restate)(),
    onSent: visit.during((message: ImMessage) => hear({ type: 'messages', list: [message] })),
  });

  function restate(): void {
    state.outbox = ref([...outbox.all()]);
  }
  restate();

  function publish(): void {
    state.conversations = ref([...known.values()]);
    state.unread = [...known.values()].reduce((sum, { unread, isMuted }) => (isMuted ? sum : sum + unread), 0);
    for (const [id, { talk }] of talks) talk.count(known.get(id)?.unread ?? 0);
  }

  /** Asks how a conversation stands. One of which the list knows nothing has begun, or is older than what was asked for. */
  function fetchAnew(id: string): void {
    if (asked.has(id)) return;
    asked.add(id);
    visit.ask(
      () => client.conversation(id),
      (conversation) => {
        // It has left the list meanwhile.
        if (!asked.delete(id)) return;
        const there = known.get(id);
        known.set(id, there ? (asTold(there, conversation) ?? conversation) : conversation);
        publish();
      },
      () => void asked.delete(id),
    );
  }
  function forget(id: string): void {
    asked.delete(id);
    talks.get(id)?.talk.clear();
    known.delete(id);
  }
  function take(message: ImMessage, unread: number | undefined): void {
    const there = known.get(message.conversation);
    if (!there) return fetchAnew(message.conversation);
    toldOf.add(there.id);
    const isNewest = message.order >= (there.last?.order ?? 0);
    const isNews = message.order > (there.last?.order ?? 0) && message.flow === 'in';
    known.set(message.conversation, {
      ...there,
      ...(isNewest && { last: message, at: Math.max(there.at, message.at) }),
      unread: unread ?? (isNews ? there.unread + 1 : there.unread),
    });
  }
  function apply(event: ImEvent): void {
    switch (event.type) {
      case 'messages':
        outbox.arrived(event.list);
        for (const message of event.list) {
          take(message, event.unread);
          // Words of the site tell who came and went: how many are in is another number then.
          if (message.body.type === 'tip') fetchAnew(message.conversation);
        }
        return;
      case 'conversations':
        return event.list.forEach((one) => {
          toldOf.add(one.id);
          known.set(one.id, one);
        });
      case 'gone':
        toldOf.add(event.conversation);
        return forget(event.conversation);
      case 'read': {
        const there = known.get(event.conversation);
        toldOf.add(event.conversation);
        if (there)
          known.set(there.id, {
            ...there,
            readByPeer: event.order,
            last: there.last && there.last.flow === 'out' && there.last.order <= event.order ? { ...there.last, isRead: true } : there.last,
          });
        return talks.get(event.conversation)?.talk.readUntil(event.order);
      }
      case 'unread': {
        const there = known.get(event.conversation);
        toldOf.add(event.conversation);
        return there && void known.set(there.id, { ...there, unread: event.unread });
      }
      case 'reset':
        refresh();
        return talks.forEach(({ talk }) => talk.catchUp());
    }
  }
  const flush = visit.during(() => {
    isPlanned = false;
    const events = told;
    told = [];
    const fresh = new Map<string, ImMessage[]>();
    for (const event of events) {
      apply(event);
      if (event.type === 'messages')
        for (const message of event.list) fresh.set(message.conversation, [...(fresh.get(message.conversation) ?? []), message]);
    }
    for (const [id, list] of fresh) talks.get(id)?.talk.take(list);
    publish();
  });
  function hear(event: ImEvent): void {
    told.push(event);
    if (isPlanned) return;
    isPlanned = true;
    later(flush);
  }

  let stopAsking = () => {};
  function refresh(): void {
    stopAsking();
    toldOf = new Set();
    const before = [...known.keys()];
    const listed = new Set<string>();
    stopAsking = visit.ask(
      (signal) =>
        client.conversations((part) => {
          if (signal.aborted) return;
          for (const one of part) {
            listed.add(one.id);
            const next = toldOf.has(one.id) ? asTold(known.get(one.id), one) : one;
            if (next) known.set(one.id, next);
          }
          publish();
        }),
      () => {
        state.list = 'ready';
        for (const id of before) if (!listed.has(id) && !toldOf.has(id)) lookFor(id);
        publish();
      },
      () => void (state.list = state.list === 'ready' ? 'ready' : 'failed'),
    );
  }
  /** What the list has no more left it while nobody heard; one that is shown may only not have begun. */
  function lookFor(id: string): void {
    if (!talks.has(id)) return forget(id);
    visit.ask(
      () => client.conversation(id),
      (conversation) => {
        known.set(id, conversation);
        publish();
      },
      (error) => {
        if (!(error instanceof ImError) || error.kind !== 'refused') return;
        forget(id);
        publish();
      },
    );
  }

  visit.onLeave(client.on(visit.during(hear)));
  visit.onLeave(
    client.onStatus(
      visit.during((status: ImStatus) => {
        const wasReady = state.status.state === 'ready';
        state.status = status;
        if (status.state !== 'ready' || wasReady) return;
        if (state.list !== 'ready') refresh();
        outbox.wake();
        talks.forEach(({ talk }) => talk.retry());
      }),
    ),
  );
  if (client.status().state === 'ready') refresh();

  return {
    state,
    outbox,
    client,
    held: (id) => talks.get(id)?.talk,
    of: (id) => known.get(id),
    async know(id) {
      const there = known.get(id) ?? (await client.conversation(id));
      if (!known.has(id)) {
        known.set(id, there);
        publish();
      }
      return there;
    },
    open(id) {
      const held = talks.get(id) ?? {
        talk: createTalk({ client, id, merge, onPage: outbox.arrived, unread: known.get(id)?.unread ?? 0 }),
        shown: 0,
      };
      talks.set(id, held);
      held.shown += 1;
      return {
        talk: held.talk,
        leave() {
          held.shown -= 1;
          if (held.shown > 0 || talks.get(id) !== held) return;
          talks.delete(id);
          held.talk.leave();
        },
      };
    },
    send: (conversation, draft) => outbox.add(conversation, draft),
    refresh() {
      if (state.list === 'failed') state.list = 'loading';
      refresh();
    },
    stop() {
      outbox.stop();
      visit.leave();
      talks.forEach(({ talk }) => talk.leave());
    },
  };
}
