import type { ImConversation, ImMessage } from '../client/im.ts';

const same = (one: ImMessage, other: ImMessage): boolean =>
  one.id === other.id && one.order === other.order && one.isRead === other.isRead && one.body === other.body;

/**
 * Merges messages into a conversation: each once by its key, in the order of the service, a newer version in place of an older one. Returns
 * the same list when nothing changed.
 */
export function merge(list: readonly ImMessage[], incoming: readonly ImMessage[]): readonly ImMessage[] {
  const last = list.at(-1);
  const isTail = incoming.every(({ order }, index) => order > (incoming[index - 1]?.order ?? last?.order ?? -Infinity));
  // What comes in while one reads stands behind all that is there; nothing need be searched then.
  if (isTail) return incoming.length === 0 ? list : [...list, ...incoming];
  const known = new Map(list.map((message) => [message.key, message]));
  let isNew = false;
  for (const message of incoming) {
    const there = known.get(message.key);
    if (there && same(there, message)) continue;
    // A read or recalled message stays so, even if an older answer says otherwise.
    const isOlder = there?.body.type === 'recalled' && message.body.type !== 'recalled';
    if (isOlder) continue;
    known.set(message.key, there?.isRead ? { ...message, isRead: true } : message);
    isNew = true;
  }
  return isNew ? [...known.values()].sort((one, other) => one.order - other.order) : list;
}

/** Marks own messages up to an order as read by the other. */
export function markReadUntil(list: readonly ImMessage[], order: number): readonly ImMessage[] {
  const isNews = (message: ImMessage) => message.flow === 'out' && !message.isRead && message.order <= order;
  return list.some(isNews) ? list.map((message) => (isNews(message) ? { ...message, isRead: true } : message)) : list;
}

/**
 * Merges a listed conversation with events that arrived after the list was requested. An event counts unless the list has a later message.
 * Undefined for a conversation that an event removed.
 */
export function latestOf(latest: ImConversation | undefined, listed: ImConversation): ImConversation | undefined {
  if (!latest || (listed.last?.order ?? 0) > (latest.last?.order ?? 0)) return latest && listed;
  const { last, at, unread } = latest;
  return { ...listed, last, at, unread, readByPeer: Math.max(latest.readByPeer, listed.readByPeer) };
}
