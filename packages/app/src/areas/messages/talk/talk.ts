import type { EarlierState } from '@pitchside/ui/MessageList';
import { proxy, ref } from 'valtio';
import { createScope } from '../../../platform/resource/scope.ts';
import type { ImClient, ImMessage, ImPage } from '../client/im.ts';
import { markReadUntil } from './merge.ts';

/** State of an open conversation. */
export interface TalkState {
  /** Oldest first, without what is on its way; a new list for each change. */
  messages: readonly ImMessage[];
  state: 'loading' | 'ready' | 'failed';
  /** State of loading earlier messages. */
  earlier: EarlierState;
  /** Key of the first message that was unread when it was opened. */
  unreadFrom: string | null;
  /** Unread messages as the list of conversations has them, which may come after the messages. */
  unread: number;
}

export interface Talk {
  id: string;
  state: TalkState;
  /** Applies an event of the engine. */
  take: (list: readonly ImMessage[]) => void;
  readUntil: (order: number) => void;
  /** Asks for the page before the first message. */
  older: () => void;
  /** Events may have been missed: asks for the newest page. */
  catchUp: () => void;
  /** Retries a failed request. */
  retry: () => void;
  /** Marks as read what has come in, where something has. */
  read: () => void;
  /** The list of conversations says how many are unread. */
  count: (unread: number) => void;
  /** It left the list: nothing of it is shown. */
  clear: () => void;
  leave: () => void;
}

interface TalkPorts {
  client: ImClient;
  id: string;
  merge: (list: readonly ImMessage[], incoming: readonly ImMessage[]) => readonly ImMessage[];
  /** Called with each loaded page: it may hold a message that another, now closed tab was sending. */
  onPage: (list: readonly ImMessage[]) => void;
  /** Unread messages as the list of conversations has them when it is opened. */
  unread: number;
}

/** One conversation while it is shown: its newest page, older ones on demand, and everything that comes in. */
export function createTalk({ client, id, merge, onPage, unread: unreadAtFirst }: TalkPorts): Talk {
  const scope = createScope();
  const state = proxy<TalkState>({ messages: ref([]), state: 'loading', earlier: 'none', unreadFrom: null, unread: unreadAtFirst });
  /** Order up to which the service was told that the messages are read. */
  let readTo = 0;
  /** Marks that the service has not answered yet. */
  let marks = 0;

  function put(list: readonly ImMessage[]): void {
    if (list !== state.messages) state.messages = ref([...list]);
  }
  /** Merges the newest page: older messages stay if the two overlap, and are dropped if some may be missing between them. */
  function takeNewest({ list, hasOlder }: ImPage): void {
    const held = state.messages;
    const [first] = list;
    const older = first ? held.filter(({ order }) => order < first.order) : [];
    const meets = first !== undefined && (older.at(-1)?.order === first.order - 1 || held.some(({ key }) => key === first.key));
    const kept = older.length > 0 && !meets ? held.slice(older.length) : held;
    put(merge(kept, list));
    onPage(list);
    if (older.length === 0 || !meets) state.earlier = hasOlder ? 'more' : 'none';
    if (state.state !== 'ready' && unreadAtFirst > 0)
      state.unreadFrom = list.filter(({ flow }) => flow === 'in').at(-unreadAtFirst)?.key ?? first?.key ?? null;
    state.state = 'ready';
  }
  function catchUp(): void {
    scope.ask(
      () => client.history(id),
      takeNewest,
      () => {
        if (state.state !== 'ready') state.state = 'failed';
      },
    );
  }
  function older(): void {
    const first = state.messages[0];
    if (!first || (state.earlier !== 'more' && state.earlier !== 'failed')) return;
    state.earlier = 'loading';
    scope.ask(
      () => client.history(id, first),
      ({ list, hasOlder }) => {
        put(merge(state.messages, list));
        onPage(list);
        state.earlier = hasOlder && list.length > 0 ? 'more' : 'none';
      },
      () => void (state.earlier = 'failed'),
    );
  }
  catchUp();

  return {
    id,
    state,
    take: (list) => put(merge(state.messages, list)),
    readUntil: (order) => put(markReadUntil(state.messages, order)),
    older,
    catchUp,
    retry() {
      if (state.state === 'failed') state.state = 'loading';
      if (state.state !== 'ready') catchUp();
      else if (state.earlier === 'failed') older();
    },
    read() {
      const last = state.messages.findLast(({ flow }) => flow === 'in');
      // What is counted as unread although it was marked may be an answer that came late: it is marked once more.
      if (!last || state.unread === 0 || (last.order <= readTo && marks > 0)) return;
      const before = readTo;
      readTo = last.order;
      marks += 1;
      scope.ask(
        () => client.read(id, last),
        () => void (marks -= 1),
        // Reported with the next message, or the next scope.
        () => {
          marks -= 1;
          readTo = before;
        },
      );
    },
    count: (unread) => void (state.unread = unread),
    clear() {
      state.messages = ref([]);
      state.earlier = 'none';
    },
    leave: scope.leave,
  };
}
