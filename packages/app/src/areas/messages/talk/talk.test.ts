import { expect, test, vi } from 'vitest';
import type { ImClient, ImMessage } from '../client/im.ts';
import { merge } from './merge.ts';
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

test('what the list of conversations calls unread only after the messages have come is read all the same, once', async () => {
  const read = vi.fn(async () => undefined);
  const client = { history: async () => ({ list: [message], hasOlder: false }), read } satisfies Partial<ImClient>;
  const talk = createTalk({ client: client as Partial<ImClient> as ImClient, id: 'C2C2', merge, unread: 0 });
  await vi.waitFor(() => expect(talk.state.state).toBe('ready'));
  talk.read();
  expect(read).not.toHaveBeenCalled();
  talk.count(1);
  talk.read();
  talk.read();
  expect(read.mock.calls).toEqual([['C2C2', message]]);
  talk.leave();
});
