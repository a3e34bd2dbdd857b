import { expect, test, vi } from 'vitest';
import { listen, opened, reply } from './testingClient.ts';
import { commentEvent } from './testing.ts';

test('several listeners share one subscription, which ends with the last', () => {
  const { realtime, latest } = opened();
  const one = listen(realtime, 'rooms');
  const other = listen(realtime, 'rooms');
  latest().say(reply('subscribed', 'rooms', 'e', 8));
  const third = listen(realtime, 'rooms');
  expect(latest().sent).toEqual([{ type: 'subscribe', data: { topic: 'rooms' } }]);
  latest().say(commentEvent('rooms', 'e', 9));
  one.leave();
  other.leave();
  latest().say(commentEvent('rooms', 'e', 10));
  third.leave();
  expect([one.heard, other.heard, third.heard]).toEqual([['e:9'], ['e:9'], ['e:9', 'e:10']]);
  third.leave();
  expect(latest().sent.slice(1)).toEqual([{ type: 'unsubscribe', data: { topic: 'rooms' } }]);
});

test('a listener whose state is older gets what it missed, the others nothing twice', () => {
  const { realtime, latest } = opened();
  const early = listen(realtime, 'rooms', { epoch: 'e', seq: 5 });
  latest().say(reply('subscribed', 'rooms', 'e', 5));
  latest().say(commentEvent('rooms', 'e', 6));
  const late = listen(realtime, 'rooms', { epoch: 'e', seq: 4 });
  expect(latest().sent.at(-1)).toEqual({ type: 'subscribe', data: { topic: 'rooms', epoch: 'e', seq: 4 } });
  latest().say(reply('subscribed', 'rooms', 'e', 4));
  for (const seq of [5, 6]) latest().say(commentEvent('rooms', 'e', seq));
  expect([early.heard, late.heard]).toEqual([['e:6'], ['e:5', 'e:6']]);
});

test('an older listener that joins before the answer asks for what it misses, an equal one does not', () => {
  const { realtime, latest } = opened();
  listen(realtime, 'rooms', { epoch: 'e', seq: 5 });
  listen(realtime, 'rooms', { epoch: 'e', seq: 5 });
  expect(latest().sent).toHaveLength(1);
  const { heard } = listen(realtime, 'rooms', { epoch: 'e', seq: 4 });
  expect(latest().sent.slice(1)).toEqual([{ type: 'subscribe', data: { topic: 'rooms', epoch: 'e', seq: 4 } }]);
  for (const seq of [5, 4]) latest().say(reply('subscribed', 'rooms', 'e', seq));
  latest().say(commentEvent('rooms', 'e', 5));
  expect(heard).toEqual(['e:5']);
});

test('what came before the snapshot of a listener is not told again', () => {
  const { realtime, latest } = opened();
  const { heard } = listen(realtime, 'match:7', { epoch: 'e', seq: 5 });
  for (const seq of [4, 5, 6, 6, 5, 7]) latest().say(commentEvent('match:7', 'e', seq));
  expect(heard).toEqual(['e:6', 'e:7']);
});

test('a gap asks for a replay once', () => {
  const { realtime, latest } = opened();
  const { heard } = listen(realtime, 'rooms', { epoch: 'e', seq: 1 });
  latest().say(reply('subscribed', 'rooms', 'e', 1));
  for (const seq of [2, 5, 6]) latest().say(commentEvent('rooms', 'e', seq));
  expect(latest().sent.slice(1)).toEqual([{ type: 'subscribe', data: { topic: 'rooms', epoch: 'e', seq: 2 } }]);
  latest().say(reply('subscribed', 'rooms', 'e', 2));
  for (const seq of [3, 4, 5, 6]) latest().say(commentEvent('rooms', 'e', seq));
  expect(heard).toEqual(['e:2', 'e:3', 'e:4', 'e:5', 'e:6']);
});

test('a question that was cut off is not waited for', () => {
  const { realtime, latest, clock } = opened();
  const { heard } = listen(realtime, 'rooms', { epoch: 'e', seq: 1 });
  latest().cut();
  clock.advance(2_000);
  latest().open();
  latest().say(reply('subscribed', 'rooms', 'e', 1));
  latest().sent.length = 0;
  latest().say(commentEvent('rooms', 'e', 3));
  expect(latest().sent).toEqual([{ type: 'subscribe', data: { topic: 'rooms', epoch: 'e', seq: 1 } }]);
  expect(heard).toEqual([]);
});

test('a gap that no replay fills ends in a reset, after three questions', () => {
  const { realtime, latest, clock, sockets } = opened();
  const { heard } = listen(realtime, 'rooms', { epoch: 'e', seq: 1 });
  latest().say(reply('subscribed', 'rooms', 'e', 1));
  for (let seq = 3; seq < 10; seq += 1) {
    latest().say(commentEvent('rooms', 'e', seq));
    latest().say(reply('subscribed', 'rooms', 'e', seq));
    clock.advance(1_000);
  }
  expect(latest().sent.filter(({ type }) => type === 'subscribe')).toHaveLength(4);
  expect(heard[0]).toMatch(/^reset e:\d$/);
  latest().say(commentEvent('rooms', 'e', 10));
  expect(heard.at(-1)).toBe('e:10');
  expect(sockets).toHaveLength(1);
});

test('an answer that promises more than it sent is questioned', () => {
  const { realtime, latest, clock } = opened();
  listen(realtime, 'rooms', { epoch: 'e', seq: 1 });
  latest().say(reply('subscribed', 'rooms', 'e', 3));
  clock.advance(1_000);
  expect(latest().sent.slice(1)).toEqual([{ type: 'subscribe', data: { topic: 'rooms', epoch: 'e', seq: 1 } }]);
});

test('a reset is told and followed', () => {
  const { realtime, latest } = opened();
  const { heard } = listen(realtime, 'rooms', { epoch: 'e', seq: 1 });
  for (const type of ['reset', 'subscribed'] as const) latest().say(reply(type, 'rooms', 'e', 40));
  latest().say(commentEvent('rooms', 'e', 41));
  expect(heard).toEqual(['reset e:40', 'e:41']);
});

test('a server that starts anew with lower numbers is believed, without a loop', () => {
  const { realtime, latest, clock, sockets } = opened();
  const { heard } = listen(realtime, 'rooms', { epoch: 'old', seq: 90 });
  latest().say(reply('subscribed', 'rooms', 'old', 90));
  latest().cut();
  clock.advance(2_000);
  latest().open();
  expect(latest().sent.at(-1)).toEqual({ type: 'subscribe', data: { topic: 'rooms', epoch: 'old', seq: 90 } });
  latest().say(reply('subscribed', 'rooms', 'new', 2));
  latest().say(commentEvent('rooms', 'new', 3));
  expect(heard).toEqual(['reset new:2', 'new:3']);
  expect([sockets.length, latest().sent.filter(({ type }) => type === 'subscribe').length]).toEqual([2, 1]);
});

test('a new numbering in the middle of a connection is believed, a late event of the old one is not', () => {
  const { realtime, latest } = opened();
  const { heard } = listen(realtime, 'rooms', { epoch: 'old', seq: 90 });
  latest().say(reply('subscribed', 'rooms', 'old', 90));
  latest().say(commentEvent('rooms', 'new', 1));
  latest().say(commentEvent('rooms', 'old', 91));
  latest().say(commentEvent('rooms', 'new', 2));
  expect(heard).toEqual(['reset new:0', 'new:1', 'new:2']);
});

test('a server that lost the end of its numbering resets who is ahead of it', () => {
  const { realtime, latest } = opened();
  const { heard } = listen(realtime, 'rooms', { epoch: 'e', seq: 90 });
  latest().say(reply('subscribed', 'rooms', 'e', 80));
  latest().say(commentEvent('rooms', 'e', 81));
  expect(heard).toEqual(['reset e:80', 'e:81']);
});

test('the answer to an earlier question is not taken for a numbering that lost its end', () => {
  const { realtime, latest } = opened();
  const early = listen(realtime, 'rooms', { epoch: 'e', seq: 10 });
  latest().say(reply('subscribed', 'rooms', 'e', 10));
  for (const seq of [13, 11, 12]) latest().say(commentEvent('rooms', 'e', seq));
  const late = listen(realtime, 'rooms', { epoch: 'e', seq: 11 });
  expect(
    latest()
      .sent.slice(1)
      .map(({ data }) => data),
  ).toEqual([10, 11].map((seq) => ({ topic: 'rooms', epoch: 'e', seq })));
  latest().say(reply('subscribed', 'rooms', 'e', 10));
  for (const seq of [11, 12, 13]) latest().say(commentEvent('rooms', 'e', seq));
  latest().say(reply('subscribed', 'rooms', 'e', 11));
  expect([early.heard, late.heard]).toEqual([
    ['e:11', 'e:12', 'e:13'],
    ['e:12', 'e:13'],
  ]);
});

test('an event of a kind or shape that is not known keeps its number', () => {
  const { realtime, latest } = opened();
  const { heard } = listen(realtime, 'rooms', { epoch: 'e', seq: 1 });
  latest().say(reply('subscribed', 'rooms', 'e', 1));
  latest().say({ ...commentEvent('rooms', 'e', 2), type: 'from_the_future' });
  latest().say({ ...commentEvent('rooms', 'e', 3), data: { text: 1 } });
  latest().say(commentEvent('rooms', 'e', 4));
  expect(heard).toEqual(['e:4']);
  expect(latest().sent).toHaveLength(1);
});

test('a listener that throws does not keep the others from hearing', () => {
  const onError = vi.fn();
  const { realtime, latest } = opened({ onError });
  const broken = new Error('broken');
  const fail = () => {
    throw broken;
  };
  realtime.subscribe('rooms', { onEvent: fail, onReset: fail, from: { epoch: 'e', seq: 1 } });
  const { heard } = listen(realtime, 'rooms', { epoch: 'e', seq: 1 });
  realtime.on('online', fail);
  latest().say(commentEvent('rooms', 'e', 2));
  latest().say(reply('reset', 'rooms', 'e', 7));
  latest().say({ code: 100, type: 'online', data: { topic: 'rooms', total: 3 } });
  expect(heard).toEqual(['e:2', 'reset e:7']);
  expect(onError.mock.calls).toEqual([[broken], [broken], [broken]]);
});

test('a listener may leave while it is being told', () => {
  const { realtime, latest } = opened();
  const leave = realtime.subscribe('rooms', { onEvent: () => leave(), onReset: () => undefined, from: { epoch: 'e', seq: 1 } });
  latest().say(commentEvent('rooms', 'e', 2));
  expect(latest().sent.at(-1)).toEqual({ type: 'unsubscribe', data: { topic: 'rooms' } });
});

const refusal = (topic: string, isBusy = false) => ({
  code: 200,
  type: 'error',
  data: { code: 1, msg: 'x', frame: 'subscribe', topic, ...(isBusy && { is_busy: true }) },
});

/** Lets seconds pass on a connection that is alive. */
function pass({ latest, clock }: Pick<ReturnType<typeof opened>, 'latest' | 'clock'>, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    clock.advance(1_000);
    latest().say({ code: 200, type: 'heartbeat', data: { server_at: 1 } });
  }
}

test('a busy server is asked again after growing pauses for as long as somebody listens, and what is refused for good is not', () => {
  const { realtime, latest, clock } = opened();
  const one = listen(realtime, 'rooms', { epoch: 'e', seq: 1 });
  const asked = () => latest().sent.filter(({ type }) => type === 'subscribe').length;
  for (let turn = 1; turn <= 20; turn += 1) {
    latest().say(refusal('rooms', true));
    for (let second = 0; second < 31 && asked() === turn; second += 1) pass({ latest, clock }, 1);
    expect(asked()).toBe(turn + 1);
  }
  latest().say(reply('subscribed', 'rooms', 'e', 1));
  latest().say(commentEvent('rooms', 'e', 2));
  expect(one.heard).toEqual(['e:2']);
  latest().say(refusal('rooms', true));
  one.leave();
  pass({ latest, clock }, 31);
  expect(asked()).toBe(21);

  listen(realtime, 'room:2');
  latest().say(refusal('room:2'));
  pass({ latest, clock }, 31);
  expect(asked()).toBe(22);
  realtime.register();
  expect(asked()).toBe(23);
});

test('a topic whose right has ended is silent until another listener or sign-in asks for it', () => {
  const { realtime, latest, clock } = opened();
  listen(realtime, 'room:1', { epoch: 'e', seq: 1 });
  latest().say(reply('subscribed', 'room:1', 'e', 1));
  latest().say(refusal('room:1'));
  pass({ latest, clock }, 60);
  const asked = () => latest().sent.filter(({ type }) => type === 'subscribe');
  expect(asked()).toHaveLength(1);
  const { heard } = listen(realtime, 'room:1', { epoch: 'e', seq: 4 });
  expect(asked()).toHaveLength(2);
  latest().say(reply('subscribed', 'room:1', 'e', 4));
  latest().say(commentEvent('room:1', 'e', 5));
  expect(heard).toEqual(['e:5']);
});

test('a registration that the server was too busy for is said again', () => {
  const { latest, clock } = opened();
  latest().say({ code: 200, type: 'error', data: { code: 1, msg: 'x', frame: 'register', is_busy: true } });
  clock.advance(5_000);
  expect(latest().sent.map(({ type }) => type)).toEqual(['register', 'toggle']);
});
