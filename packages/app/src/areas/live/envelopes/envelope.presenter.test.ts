import type { Envelope } from '@pitchside/api/money/envelopes';
import { expect, test } from 'vitest';
import { asksView, stageOf } from './envelope.presenter.ts';

const envelope: Envelope = {
  id: '1',
  room_id: '2',
  from: { id: '7', user_nickname: '圣西罗常客', avatar: 'regular', level: 44 },
  text: '',
  total: 100,
  count: 10,
  left: 10,
  condition: 'everyone',
  phrase: '',
  state: 'open',
  opens_at: 60_000,
  expires_at: 660_000,
  done_at: null,
};
const member = { id: '9', user_nickname: '看台上的我', avatar: 'me', level: 24 };
const info = { envelope, mine: null, unmet: null, shares: [] };

test('it waits until its time, and then opens unless something is asked for', () => {
  expect(stageOf(info, { now: 59_999, ownId: '9' })).toEqual({ kind: 'waiting', opensAt: 60_000 });
  expect(stageOf(info, { now: 60_000, ownId: '9' })).toEqual({ kind: 'ready' });
  expect(stageOf({ ...info, unmet: 'sign_in' }, { now: 60_000, ownId: undefined })).toEqual({ kind: 'ready', unmet: 'sign-in' });
  expect(stageOf(info, { now: 60_000, ownId: '9', trying: true })).toEqual({ kind: 'opening' });
  expect(stageOf(info, { now: 60_000, ownId: '9', failed: true })).toEqual({ kind: 'failed' });
});

test('what was taken is shown whatever became of the rest', () => {
  const taken = { ...info, mine: 12, shares: [{ member, amount: 12, at: 70_000 }] };
  expect(stageOf(taken, { now: 70_000, ownId: '9' })).toMatchObject({ kind: 'opened', amount: 12, shares: [{ amount: 12, own: true }] });
  const gone = { ...taken, envelope: { ...envelope, state: 'empty' as const, done_at: 101_000 } };
  expect(stageOf(gone, { now: 200_000, ownId: '9' })).toMatchObject({ kind: 'opened', goneAfter: 41 });
});

test('what is over says whether all of it was taken or the rest went back', () => {
  for (const state of ['empty', 'expired'] as const)
    expect(stageOf({ ...info, envelope: { ...envelope, state, done_at: 90_000 } }, { now: 100_000, ownId: '9' })).toMatchObject({
      kind: 'empty',
      expired: state === 'expired',
    });
});

test('the words to be said come along', () => {
  expect(asksView({ condition: 'phrase', phrase: '国米必胜' })).toEqual({ kind: 'phrase', words: '国米必胜' });
  expect(asksView({ condition: 'followers', phrase: '' })).toEqual({ kind: 'followers' });
});
