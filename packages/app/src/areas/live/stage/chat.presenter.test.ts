import type { Barrage } from '@pitchside/api/live/barrage';
import { expect, test } from 'vitest';
import { chatRow, envelopeRow, flying, spokenWords } from './chat.presenter.ts';

const said = (text: string, user: Partial<Barrage['user']> = {}): Barrage => ({
  id: '1',
  room_id: '2',
  type: 'scroll',
  text,
  user: { id: '7', user_nickname: '老周', avatar: 'zhou', level: 23, role: 'viewer', noble: null, ...user },
  at: 0,
});
const reader = { id: '9', user_nickname: '看台上的我' };

test.each([
  ['好球', '好球'],
  [
    '@看台上的我 说得对',
    [
      { kind: 'mention', text: '@看台上的我' },
      { kind: 'text', text: ' 说得对' },
    ],
  ],
  [
    '说得对 @a',
    [
      { kind: 'text', text: '说得对 ' },
      { kind: 'mention', text: '@a' },
    ],
  ],
  [
    '@a @b',
    [
      { kind: 'mention', text: '@a' },
      { kind: 'text', text: ' ' },
      { kind: 'mention', text: '@b' },
    ],
  ],
  ['fan@example.com', 'fan@example.com'],
  ['@ 谁', '@ 谁'],
])('%s: those who are addressed are set apart, and nothing is lost', (text, words) => {
  expect(spokenWords(text)).toEqual(words);
});

test('a row says who speaks with level, rank and role, and whether it is the reader’s own or meant for them', () => {
  expect(chatRow(said('来了', { role: 'admin', noble: 'captain' }), reader)).toEqual({
    kind: 'message',
    id: '1',
    memberId: '7',
    nickname: '老周',
    level: 23,
    noble: 'captain',
    role: 'admin',
    words: '来了',
  });
  expect(chatRow(said('来了', { id: '9' }), reader).mark).toBe('own');
  expect(chatRow(said('@看台上的我 来了'), reader).mark).toBe('toMe');
  expect([chatRow(said('@看台上的 来了'), reader).mark, chatRow(said('@看台上的我 来了'), null).mark]).toEqual([undefined, undefined]);
});

test('a comment of a noble flies in the rank’s colour, one’s own always in its frame', () => {
  expect(flying(said('来了', { noble: 'icon' }), '9')).toMatchObject({ role: 'noble', noble: 'icon' });
  expect(flying(said('来了', { noble: 'icon', role: 'anchor' }), '9')).toMatchObject({ role: 'anchor', noble: 'icon' });
  expect(flying(said('来了', { id: '9', noble: 'icon' }), '9')).toMatchObject({ role: 'own', noble: 'icon' });
  expect(flying(said('来了'), '9')).toMatchObject({ role: 'viewer' });
});

test('what was paid for is an advert in the chat and in flight, and the badge of a fan club stands before a name', () => {
  const advert: Barrage = { ...said('转让球票'), type: 'advert' };
  expect([chatRow(advert, reader).advert, flying(advert, '9').advert]).toEqual([true, true]);
  expect([chatRow(said('转让球票'), reader).advert, flying(said('转让球票'), '9').advert]).toEqual([undefined, undefined]);
  expect(chatRow(said('来了', { fan_badge: { name: '看台', level: 7 } }), reader).guard).toEqual({ name: '看台', level: 7 });
});

test('a red envelope has a line when it is given, and when the reader took from it', () => {
  const member = { id: '9', user_nickname: '看台上的我', avatar: 'a', level: 3 };
  const taken = { act: 'taken', id: '5', room_id: '2', left: 4, share: { member, amount: 88, at: 1 } } as const;
  const envelope = {
    id: '5',
    room_id: '2',
    from: { ...member, id: '7', user_nickname: '老周' },
    text: '',
    total: 100,
    count: 50,
    left: 50,
    condition: 'everyone',
    phrase: '',
    state: 'open',
    opens_at: 0,
    expires_at: 9,
    done_at: null,
  } as const;
  expect(envelopeRow({ act: 'opened', envelope }, '9')).toMatchObject({ memberId: '7', nickname: '老周', act: 'given', count: 50 });
  expect(envelopeRow(taken, '9')).toMatchObject({ memberId: '9', act: 'taken', count: 88 });
  expect([envelopeRow(taken, '8'), envelopeRow(taken, undefined)]).toEqual([undefined, undefined]);
  expect(envelopeRow({ act: 'empty', id: '5', room_id: '2', done_at: 1 }, '9')).toBeUndefined();
});
