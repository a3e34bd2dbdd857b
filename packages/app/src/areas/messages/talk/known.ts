import type { Scope } from '../../../platform/resource/scope.ts';
import { ImError, type ImClient, type ImConversation, type ImEvent, type ImMessage } from '../client/im.ts';
import { latestOf } from './merge.ts';

interface KnownPorts {
  client: Pick<ImClient, 'conversation' | 'conversations'>;
  scope: Scope;
  /** Whether somebody shows a conversation. */
  isShown: (id: string) => boolean;
  /** Called when the list was loaded or failed to load. */
  onList: (isThere: boolean) => void;
  /** Called when a conversation left the list. */
  onGone: (id: string) => void;
  /** Called when an answer has changed something; changes made through `hear` are known to its caller. */
  onChange: () => void;
}

/** All conversations as far as they are known. */
export interface Known {
  all: () => readonly ImConversation[];
  of: (id: string) => ImConversation | undefined;
  /** Makes a conversation known that is not in the list yet. */
  know: (id: string) => Promise<ImConversation>;
  /** Applies an event of the engine. */
  hear: (event: ImEvent) => void;
  /** Fetches the list again. */
  refresh: () => void;
}

/** Keeps the list of conversations: the loaded list with all later events. */
export function createKnown({ client, scope, isShown, onList, onGone, onChange }: KnownPorts): Known {
  const known = new Map<string, ImConversation>();
  const asked = new Set<string>();
  /** Conversations with events since the list was requested; the answer may be older. */
  let announced = new Set<string>();
  let stopAsking = () => {};

  /** Fetches a conversation. One that the list lacks is new, or older than the loaded pages. */
  function fetchAnew(id: string): void {
    if (asked.has(id)) return;
    asked.add(id);
    scope.ask(
      () => client.conversation(id),
      (conversation) => {
        // It has left the list meanwhile.
        if (!asked.delete(id)) return;
        const there = known.get(id);
        known.set(id, there ? (latestOf(there, conversation) ?? conversation) : conversation);
        onChange();
      },
      () => void asked.delete(id),
    );
  }
  function forget(id: string): void {
    asked.delete(id);
    known.delete(id);
    onGone(id);
  }
  function take(message: ImMessage, unread: number | undefined): void {
    const there = known.get(message.conversation);
    if (!there) return fetchAnew(message.conversation);
    announced.add(there.id);
    const isNewest = message.order >= (there.last?.order ?? 0);
    const isNews = message.order > (there.last?.order ?? 0) && message.flow === 'in';
    known.set(message.conversation, {
      ...there,
      ...(isNewest && { last: message, at: Math.max(there.at, message.at) }),
      unread: unread ?? (isNews ? there.unread + 1 : there.unread),
    });
  }
  /** Updates a conversation after an event. */
  function change(id: string, facts: (there: ImConversation) => Partial<ImConversation>): void {
    const there = known.get(id);
    announced.add(id);
    if (there) known.set(id, { ...there, ...facts(there) });
  }
  /** The conversation is missing from the list: it was removed while offline. An open one may just not have started yet. */
  function lookFor(id: string): void {
    if (!isShown(id)) return forget(id);
    scope.ask(
      () => client.conversation(id),
      (conversation) => {
        known.set(id, conversation);
        onChange();
      },
      (error) => {
        if (!(error instanceof ImError) || error.kind !== 'refused') return;
        forget(id);
        onChange();
      },
    );
  }
  function refresh(): void {
    stopAsking();
    announced = new Set();
    const before = [...known.keys()];
    const listed = new Set<string>();
    stopAsking = scope.ask(
      (signal) =>
        client.conversations((part) => {
          if (signal.aborted) return;
          for (const one of part) {
            listed.add(one.id);
            const next = announced.has(one.id) ? latestOf(known.get(one.id), one) : one;
            if (next) known.set(one.id, next);
          }
          onChange();
        }),
      () => {
        onList(true);
        for (const id of before) if (!listed.has(id) && !announced.has(id)) lookFor(id);
        onChange();
      },
      () => onList(false),
    );
  }

  function hear(event: ImEvent): void {
    switch (event.type) {
      case 'messages':
        for (const message of event.list) {
          take(message, event.unread);
          // Words of the site tell who came and went: how many are in is another number then.
          if (message.body.type === 'tip') fetchAnew(message.conversation);
        }
        return;
      case 'conversations':
        for (const one of event.list) {
          announced.add(one.id);
          known.set(one.id, one);
        }
        return;
      case 'gone':
        announced.add(event.conversation);
        return forget(event.conversation);
      case 'read':
        return change(event.conversation, ({ last }) => ({
          readByPeer: event.order,
          last: last && last.flow === 'out' && last.order <= event.order ? { ...last, isRead: true } : last,
        }));
      case 'unread':
        return change(event.conversation, () => ({ unread: event.unread }));
      case 'reset':
        return refresh();
    }
  }

  return {
    all: () => [...known.values()],
    of: (id) => known.get(id),
    async know(id) {
      const there = known.get(id) ?? (await client.conversation(id));
      if (!known.has(id)) {
        known.set(id, there);
        onChange();
      }
      return there;
    },
    hear,
    refresh,
  };
}
