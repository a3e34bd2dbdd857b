import { expect, test, vi } from 'vitest';
import { ImError, type ImClient, type ImConversation, type ImEvent, type ImMessage, type ImStatus } from '../client/im.ts';
import { merge } from './merge.ts';
import { createMessenger } from './messenger.ts';
import { createTalk } from './talk.ts';

const message: ImMessage = {
  key: 'k1',
  id: 'm1',
  conversation: 'C2C2',
  order: 7,
  sender: { id: '2', name: '', avatar: '' },
  flow: 'in',
  at: 1_000,
  body: { type: 'text', text: '在吗' },
  isRead: false,
};
const later: ImMessage = { ...message, key: 'k2', id: 'm2', order: 8, at: 2_000 };
const conversation: ImConversation = {
  id: 'C2C2',
  kind: 'direct',
  peer: { id: '2', name: '阿飞', avatar: '', isAnchor: false },
  members: 0,
  last: message,
  unread: 0,
  readByPeer: 0,
  isPinned: false,
  isMuted: false,
  isBlocked: false,
  isFriend: true,
  at: 1_000,
};

/** A service whose answers come when the test says so. */
function slowService() {
  let hear: (event: ImEvent) => void = () => undefined;
  const lists: { take: (part: readonly ImConversation[]) => void; end: () => void }[] = [];
  const read = vi.fn(async () => undefined);
  const client = {
    status: (): ImStatus => ({ state: 'ready', attempt: 0 }),
    onStatus: () => () => undefined,
    on: (hearer) => {
      hear = hearer;
      return () => undefined;
    },
    conversations: (take) => new Promise<void>((end) => void lists.push({ take, end })),
    conversation: async () => {
      throw new ImError('refused', '没有找到');
    },
    history: async () => ({ list: [message], hasOlder: false }),
    read,
  } satisfies Partial<ImClient>;
  const messenger = createMessenger({
    client: client as Partial<ImClient> as ImClient,
    me: () => ({ id: '1', name: '', avatar: '' }),
    shelf: { read: () => [], write: () => undefined },
    later: (work) => work(),
  });
  return {
    messenger,
    read,
    emit: (event: ImEvent) => hear(event),
    async answer(list: readonly ImConversation[]) {
      const asked = lists.shift();
      asked?.take(list);
      asked?.end();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('what the list of conversations calls unread only after the messages have come is read all the same', async () => {
  const read = vi.fn(async () => undefined);
  const client = { history: async () => ({ list: [message], hasOlder: false }), read } satisfies Partial<ImClient>;
  const talk = createTalk({ onPage: () => undefined, client: client as Partial<ImClient> as ImClient, id: 'C2C2', merge, unread: 0 });
  await vi.waitFor(() => expect(talk.state.state).toBe('ready'));
  talk.read();
  expect(read).not.toHaveBeenCalled();
  talk.count(1);
  talk.read();
  talk.read();
  expect(read.mock.calls).toEqual([['C2C2', message]]);
  await vi.waitFor(() => {
    talk.read();
    expect(read).toHaveBeenCalledTimes(2);
  });
  talk.leave();
});

test('a list that is older than what was told meanwhile takes nothing of it back', async () => {
  const { messenger, emit, answer } = slowService();
  await answer([{ ...conversation, unread: 1 }]);
  emit({ type: 'reset' });
  emit({ type: 'unread', conversation: 'C2C2', unread: 0 });
  await answer([{ ...conversation, unread: 1, isPinned: true }]);
  expect([messenger.state.unread, messenger.of('C2C2')?.isPinned]).toEqual([0, true]);
  emit({ type: 'reset' });
  emit({ type: 'messages', list: [later], unread: 1 });
  await answer([conversation]);
  expect([messenger.state.unread, messenger.of('C2C2')?.last?.id]).toEqual([1, 'm2']);
  messenger.stop();
});

test('a list that knows of a later message than was told counts by itself', async () => {
  const { messenger, emit, answer } = slowService();
  await answer([conversation]);
  emit({ type: 'reset' });
  emit({ type: 'messages', list: [{ ...message }], unread: 1 });
  await answer([{ ...conversation, last: later, unread: 2 }]);
  expect([messenger.state.unread, messenger.of('C2C2')?.last?.id]).toEqual([2, 'm2']);
  messenger.stop();
});

test('a conversation that left the list while nobody heard is gone, also from under the reader, and one that was told to be gone does not come back', async () => {
  const { messenger, emit, answer } = slowService();
  const group: ImConversation = { ...conversation, id: 'GROUP5', kind: 'group', unread: 3 };
  const third: ImConversation = { ...conversation, id: 'C2C3', unread: 4 };
  await answer([conversation, group, third]);
  const { talk, leave } = messenger.open('C2C2');
  await vi.waitFor(() => expect(talk.state.messages).toHaveLength(1));
  emit({ type: 'reset' });
  emit({ type: 'gone', conversation: 'C2C3' });
  await answer([third]);
  await vi.waitFor(() => expect(messenger.state.conversations).toEqual([]));
  expect([messenger.state.unread, talk.state.messages]).toEqual([0, []]);
  leave();
  messenger.stop();
});
