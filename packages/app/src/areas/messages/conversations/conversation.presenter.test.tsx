import { expect, test } from 'vitest';
import type { ImConversation, ImMessage } from '../client/im.ts';
import { createLines, lineOf } from './conversation.presenter.ts';

const last: ImMessage = {
  key: 'k1',
  id: 'm1',
  conversation: 'C2C2',
  order: 1,
  sender: { id: '2', name: '阿飞', avatar: 'fei' },
  flow: 'in',
  at: 1_000,
  body: { type: 'text', text: '开播了' },
  isRead: false,
};
const conversation: ImConversation = {
  id: 'C2C2',
  kind: 'direct',
  peer: { id: '2', name: '阿飞', avatar: 'fei', isAnchor: true },
  members: 0,
  last,
  unread: 3,
  readByPeer: 0,
  isPinned: false,
  isMuted: true,
  isBlocked: false,
  isFriend: true,
  at: 1_000,
};
const parcel = {
  key: 'k2',
  conversation: 'C2C2',
  draft: { type: 'text', text: '收到' } as const,
  at: 2_000,
  passage: { state: 'failed' } as const,
  message: { ...last, key: 'k2', flow: 'out', at: 2_000, body: { type: 'text', text: '收到' } } as ImMessage,
};

test('a line says what came last in our own words, or what did not go out since, and what was begun', () => {
  expect(lineOf(conversation, undefined, undefined)).toMatchObject({
    name: '阿飞',
    label: 'anchor',
    unread: 3,
    muted: true,
    last: { body: { type: 'text', text: '开播了' }, side: 'other', status: 'sent' },
  });
  expect(lineOf(conversation, parcel, '还没')).toMatchObject({ draft: '还没', last: { side: 'own', status: 'failed', at: 2_000 } });
  expect(lineOf({ ...conversation, last: { ...last, at: 3_000 } }, parcel, ' ')).not.toHaveProperty('draft');
});

test('lines that have not changed stay the very same', () => {
  const toLines = createLines();
  const [one] = toLines([conversation], () => undefined, {});
  expect(toLines([conversation], () => undefined, {})[0]).toBe(one);
  expect(toLines([conversation], () => undefined, { C2C2: '草稿' })[0]).not.toBe(one);
});
