import type { Pin } from '@pitchside/api/live/pins';
import type { Poll } from '@pitchside/api/live/polls';
import type { TopicEvent } from '@pitchside/api/realtime';
import { beforeEach, expect, test, vi } from 'vitest';
import { createScope } from '../../../platform/resource/scope.ts';

const answers: ((data: unknown) => void)[] = [];
const call = vi.fn(() => new Promise((resolve) => answers.push(resolve)));
vi.mock('../../../platform/api/api.ts', () => ({ api: { call } }));
const { board, emptyBoard, followBoard } = await import('./board.store.ts');

const pin = (id: string): Pin => ({
  id,
  kind: 'line',
  text: '今晚八点',
  user: { id: '1', user_nickname: '阿飞', role: 'anchor' },
  at: 1,
  until: null,
});
const poll = (id: string, votes = 0): Poll => ({
  id,
  room_id: '2',
  question: '谁会赢？',
  options: [
    { text: '主队', votes },
    { text: '客队', votes: 0 },
  ],
  opened_at: 1,
  ends_at: null,
  closed_at: null,
});
const event = (type: 'pin' | 'poll', data: unknown) => ({ type, data, topic: 'room:2', epoch: 'e', seq: 1 }) as TopicEvent;
const settle = () => new Promise((resolve) => setTimeout(resolve));
beforeEach(() => void answers.splice(0));

test('the answers fill the board, and leaving empties it', async () => {
  const scope = createScope();
  followBoard(scope, '2').ask();
  answers[0]?.({ pin: pin('7') });
  answers[1]?.({ poll: poll('3', 4), choice: 1 });
  await settle();
  expect(board).toEqual({ pin: pin('7'), poll: poll('3', 4), choice: 1 });
  scope.leave();
  expect(board).toEqual(emptyBoard());
});

test('what is heard while the answers are on their way stands, and the own vote is taken from them', async () => {
  const scope = createScope();
  const followed = followBoard(scope, '2');
  followed.ask();
  followed.hear(event('pin', { room_id: '2', pin: null }));
  followed.hear(event('poll', poll('3', 9)));
  answers[0]?.({ pin: pin('7') });
  answers[1]?.({ poll: poll('3', 4), choice: 0 });
  await settle();
  expect(board).toEqual({ pin: null, poll: poll('3', 9), choice: 0 });
  // Another poll has no vote yet.
  followed.hear(event('poll', poll('4')));
  expect(board).toEqual({ pin: null, poll: poll('4'), choice: null });
  scope.leave();
});
