import type { Envelope, EnvelopeEvent } from '@pitchside/api/money/envelopes';
import type { TopicEvent } from '@pitchside/api/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let hear: (event: TopicEvent) => void = () => undefined;
let answer: (given: { list: { envelope: Envelope; mine: number | null }[] }) => void = () => undefined;
vi.mock('../stage/room.store.ts', () => ({
  onRoomEvent: (listener: typeof hear) => {
    hear = listener;
    return () => undefined;
  },
}));
vi.mock('../../../platform/api/api.ts', () => ({ api: { call: () => new Promise((resolve) => (answer = resolve)) } }));
const { envelopes, followEnvelopes, nextEnvelope, noteTaken } = await import('./envelopes.store.ts');

const made = (id: string, opensAt: number): Envelope => ({
  id,
  room_id: '2',
  from: { id: '7', user_nickname: '圣西罗常客', avatar: 'regular', level: 44 },
  text: '',
  total: 100,
  count: 10,
  left: 10,
  condition: 'everyone',
  phrase: '',
  state: 'open',
  opens_at: opensAt,
  expires_at: Date.now() + 600_000,
  done_at: null,
});
let seq = 0;
const emitEnvelope = (data: EnvelopeEvent) => hear({ type: 'envelope', topic: 'room:2', epoch: 'e', seq: (seq += 1), data });
const ids = () => envelopes.list.map(({ envelope }) => envelope.id);
const share = { member: { id: '9', user_nickname: 'a', avatar: 'a', level: 1 }, amount: 3, at: 1 };

let leave = () => {};
beforeEach(() => (leave = followEnvelopes('2')));
afterEach(() => leave());

test('what came while the answer was under way is kept, in the order of opening', async () => {
  emitEnvelope({ act: 'opened', envelope: made('b', 200) });
  answer({
    list: [
      { envelope: made('a', 100), mine: null },
      { envelope: { ...made('b', 200), left: 3 }, mine: null },
    ],
  });
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b']));
  expect(envelopes.list[1]?.envelope.left).toBe(10);
  emitEnvelope({ act: 'taken', id: 'b', room_id: '2', left: 6, share });
  emitEnvelope({ act: 'taken', id: 'b', room_id: '2', left: 7, share });
  expect(envelopes.list[1]?.envelope.left).toBe(6);
});

test('one that was taken from is offered no more, and one that is over goes', () => {
  emitEnvelope({ act: 'opened', envelope: made('a', 100) });
  emitEnvelope({ act: 'opened', envelope: made('b', 200) });
  expect(nextEnvelope(envelopes.list)?.envelope.id).toBe('a');
  noteTaken('a', 8);
  expect(nextEnvelope(envelopes.list)?.envelope.id).toBe('b');
  envelopes.openId = 'b';
  const before = envelopes.turn;
  emitEnvelope({ act: 'expired', id: 'b', room_id: '2', left: 4, done_at: 1 });
  expect([ids(), envelopes.openId, envelopes.turn]).toEqual([['a'], 'b', before + 1]);
});
