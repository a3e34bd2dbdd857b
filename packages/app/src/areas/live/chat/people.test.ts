import type { Barrage } from '@pitchside/api/live/barrage';
import type { GiftEvent } from '@pitchside/api/live/gifts';
import { expect, test } from 'vitest';
import { createPeople, mostPeople } from './people.ts';

const said = (id: string, text: string, at: number): Barrage => ({
  id: `${at}`,
  room_id: '2',
  type: 'scroll',
  text,
  user: { id, user_nickname: `fan ${id}`, avatar: `seed ${id}`, level: 6, role: id === 'a' ? 'admin' : 'viewer', noble: null },
  at,
});

test('a card tells what somebody said last, newest first, the same words counted', () => {
  const people = createPeople();
  people.hear([said('a', '一', 1), said('a', '一', 2), said('a', '二', 3), said('b', '三', 4), said('a', '四', 5), said('a', '五', 6)]);
  expect(people.of('a')).toEqual({
    id: 'a',
    nickname: 'fan a',
    avatar: 'seed a',
    level: 6,
    role: 'admin',
    recent: [
      { at: 6, words: '五' },
      { at: 5, words: '四' },
      { at: 3, words: '二' },
    ],
  });
  expect(people.of('b')?.recent).toEqual([{ at: 4, words: '三' }]);
  people.clear();
  expect(people.of('a')).toBeUndefined();
});

test('whoever gives is known as well, keeps role and words, and wears the rank of now', () => {
  const people = createPeople();
  people.hear([said('a', '一', 1)]);
  const gift = { sender: { id: 'a', user_nickname: 'fan a', avatar: 'seed a', level: 7, noble: 'icon' } } as GiftEvent;
  people.see(gift);
  expect(people.of('a')).toMatchObject({ level: 7, noble: 'icon', role: 'admin', recent: [{ words: '一' }] });
  people.see({ ...gift, sender: { ...gift.sender, noble: null } });
  expect(people.of('a')).not.toHaveProperty('noble');
});

test('only so many people are remembered: those heard of last', () => {
  const people = createPeople();
  for (let index = 0; index <= mostPeople; index += 1) {
    people.hear([said(`m${index}`, '好球', index)]);
    if (index === mostPeople - 1) people.hear([said('m0', '还在', index)]);
  }
  expect([people.of('m0')?.recent?.length, people.of('m1'), people.of(`m${mostPeople}`)?.id]).toEqual([2, undefined, `m${mostPeople}`]);
});
