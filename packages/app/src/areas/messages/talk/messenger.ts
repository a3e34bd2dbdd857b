import { proxy, ref } from 'valtio';
import { createScope } from '../../../platform/resource/scope.ts';
import type { ImClient, ImConversation, ImDraft, ImEvent, ImMessage, ImPerson, ImStatus } from '../client/im.ts';
import { createKnown } from './known.ts';
import { merge } from './merge.ts';
import { createOutbox, type Outbox, type Parcel, type StoredParcel } from './outbox.ts';
import { createTalk, type Talk } from './talk.ts';

/** State of all conversations, for every part of the messenger. */
export interface MessengerState {
  status: ImStatus;
  /** In no order; a new list for each change. */
  conversations: readonly ImConversation[];
  /** Whether the list is here, on its way, or did not arrive. */
  list: 'loading' | 'ready' | 'failed';
  /** Unread messages of all conversations that are not muted. */
  unread: number;
  /** Undelivered messages; a new array on each change. */
  outbox: readonly Parcel[];
}

export interface MessengerPorts {
  client: ImClient;
  me: () => ImPerson;
  shelf: { read: () => readonly StoredParcel[]; write: (parcels: readonly StoredParcel[]) => void };
  now?: () => number;
  newKey?: () => string;
  /** Delays the events for the page, so that a flood renders only some times a second; default 80 ms. */
  later?: (work: () => void) => void;
  pause?: (ms: number) => Promise<void>;
}

export interface Messenger {
  state: MessengerState;
  outbox: Outbox;
  /** Opens a conversation while a component shows it; the returned `leave` closes it. */
  open: (conversation: string) => { talk: Talk; leave: () => void };
  /** A conversation that somebody shows. */
  held: (conversation: string) => Talk | undefined;
  of: (conversation: string) => ImConversation | undefined;
  /** Makes a conversation known that is not in the list yet. */
  know: (conversation: string) => Promise<ImConversation>;
  send: (conversation: string, draft: ImDraft) => string;
  /** Fetches the list again. */
  refresh: () => void;
  client: ImClient;
  stop: () => void;
}

const soon = (work: () => void) => void setTimeout(work, 80);
const empty: readonly ImConversation[] = [];

/** Messenger of the signed-in member: connects engine, outbox and page. */
export function createMessenger({
  client,
  me,
  shelf,
  now = Date.now,
  newKey = () => crypto.randomUUID(),
  later = soon,
  pause,
}: MessengerPorts): Messenger {
  const scope = createScope();
  const state = proxy<MessengerState>({
    status: client.status(),
    conversations: ref([...empty]),
    list: 'loading',
    unread: 0,
    outbox: ref([]),
  });
  const talks = new Map<string, { talk: Talk; shown: number }>();
  let pending: ImEvent[] = [];
  let isPlanned = false;

  const known = createKnown({
    client,
    scope,
    isShown: (id) => talks.has(id),
    onList(isThere) {
      if (isThere) state.list = 'ready';
      else if (state.list === 'loading') state.list = 'failed';
    },
    onGone: (id) => talks.get(id)?.talk.clear(),
    onChange: publish,
  });
  const outbox = createOutbox({
    client,
    me,
    now,
    newKey,
    shelf,
    ...(pause && { pause }),
    onChange: () => scope.during(restate)(),
    onSent: scope.during((message: ImMessage) => hear({ type: 'messages', list: [message] })),
  });

  function restate(): void {
    state.outbox = ref([...outbox.all()]);
  }
  restate();

  function publish(): void {
    const all = known.all();
    state.conversations = ref([...all]);
    state.unread = all.reduce((sum, { unread, isMuted }) => (isMuted ? sum : sum + unread), 0);
    for (const [id, { talk }] of talks) talk.count(known.of(id)?.unread ?? 0);
  }
  /** Notifies the open conversations, each with all its messages at once. */
  function applyEvent(event: ImEvent): void {
    if (event.type === 'read') talks.get(event.conversation)?.talk.readUntil(event.order);
    if (event.type === 'reset') for (const { talk } of talks.values()) talk.catchUp();
  }
  const flush = scope.during(() => {
    isPlanned = false;
    const events = pending;
    pending = [];
    const fresh = new Map<string, ImMessage[]>();
    for (const event of events) {
      if (event.type === 'messages') {
        outbox.arrived(event.list);
        for (const message of event.list) fresh.set(message.conversation, [...(fresh.get(message.conversation) ?? []), message]);
      }
      known.hear(event);
      applyEvent(event);
    }
    for (const [id, list] of fresh) talks.get(id)?.talk.take(list);
    publish();
  });
  function hear(event: ImEvent): void {
    pending.push(event);
    if (isPlanned) return;
    isPlanned = true;
    later(flush);
  }

  scope.onLeave(client.on(scope.during(hear)));
  scope.onLeave(
    client.onStatus(
      scope.during((status: ImStatus) => {
        const wasReady = state.status.state === 'ready';
        state.status = status;
        if (status.state !== 'ready' || wasReady) return;
        if (state.list !== 'ready') known.refresh();
        outbox.wake();
        talks.forEach(({ talk }) => talk.retry());
      }),
    ),
  );
  if (client.status().state === 'ready') known.refresh();

  return {
    state,
    outbox,
    client,
    held: (id) => talks.get(id)?.talk,
    of: known.of,
    know: known.know,
    open(id) {
      const held = talks.get(id) ?? {
        talk: createTalk({ client, id, merge, onPage: outbox.arrived, unread: known.of(id)?.unread ?? 0 }),
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
      known.refresh();
    },
    stop() {
      outbox.stop();
      scope.leave();
      talks.forEach(({ talk }) => talk.leave());
    },
  };
}
