import { expect, test } from 'vitest';
import type { RoomEnvelope } from '../envelopes/envelopes.store.ts';
import { noticesNow } from './notices.presenter.ts';

const envelope = (id: string, change: Partial<RoomEnvelope['envelope']> = {}, mine: number | null = null): RoomEnvelope => ({
  envelope: {
    id,
    room_id: '1',
    from: { id: '2', user_nickname: '圣西罗常客', avatar: 'a', level: 3 },
    text: '',
    total: 100,
    count: 10,
    left: 4,
    condition: 'everyone',
    phrase: '',
    state: 'open',
    opens_at: 100,
    expires_at: 900,
    done_at: null,
    ...change,
  },
  mine,
});
const quiet = { step: null, shortage: null, closed: [], list: [], balance: 50, now: 200 };

test('an envelope is told once it is open, until it was taken from, closed or empty', () => {
  const shownIds = (list: RoomEnvelope[], closed: string[] = []) => noticesNow({ ...quiet, list, closed }).map(({ id }) => id);
  expect(shownIds([envelope('a')])).toEqual(['a']);
  expect(shownIds([envelope('a', { opens_at: 201 })])).toEqual([]);
  expect(shownIds([envelope('a', {}, 7), envelope('b')])).toEqual(['b']);
  expect(shownIds([envelope('a'), envelope('b')], ['a'])).toEqual(['b']);
  expect(shownIds([envelope('a', { left: 0 }), envelope('b', { state: 'empty' })])).toEqual([]);
});

test('what an order lacks follows the balance, and goes when there is enough', () => {
  const shortage = { gift: '火箭', count: 10, total: 384 };
  expect(noticesNow({ ...quiet, shortage })).toEqual([{ kind: 'shortage', id: 'shortage', gift: '火箭', count: 10, missing: 334 }]);
  expect(noticesNow({ ...quiet, shortage, balance: 384 })).toEqual([]);
  expect(noticesNow({ ...quiet, shortage, balance: null })).toEqual([]);
});

test('a picture that stutters is offered the next lower quality, until that is closed', () => {
  const step = { from: 'original', to: 'high' } as const;
  expect(noticesNow({ ...quiet, step })).toEqual([{ kind: 'quality', id: 'quality', from: 'original', to: 'high' }]);
  expect(noticesNow({ ...quiet, step, closed: ['quality'] })).toEqual([]);
});
