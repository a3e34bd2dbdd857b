import { expect, test, vi } from 'vitest';
import { createHost } from '../broker/index.ts';
import { listen, reply } from '../testingClient.ts';
import { commentEvent, createFakeSockets, createManualClock } from '../testing.ts';
import { createSharedRealtime } from './createSharedRealtime.ts';
import { firstPatience, provenAfter, silence, type PageEvents, type Way } from './link.ts';
import { beatInterval, mostUnanswered, type RealtimePort } from './sharedProtocol.ts';
import { createPorts } from './testing.ts';

const stays = { epoch: 'e', seq: 1 };

/** A page with a worker and with a way to connect by itself, each with sockets of its own, all of it controlled by the test. */
function world({ first, onlyFirst = false }: { first?: Way; onlyFirst?: boolean } = {}) {
  const clock = createManualClock();
  const base = { clock, random: () => 0.5 };
  const events = new Map<string, () => void>();
  const page: PageEvents = { addEventListener: (type, listener) => void events.set(type, listener) };
  const place = () => {
    // A server that is alive.
    const fake = createFakeSockets(
      (socket, { type }) => type === 'heartbeat' && clock.setTimeout(() => socket.say({ code: 200, type, data: { server_at: 1 } }), 1),
    );
    const ports: ReturnType<typeof createPorts>[] = [];
    let host = createHost({ WebSocket: fake.WebSocket, network: undefined, ...base });
    return {
      ...fake,
      ports,
      way: () => {
        const pair = createPorts();
        ports.push(pair);
        host(pair.host);
        return pair.page;
      },
      /** Dies with all that it knew; another one begins with nothing. */
      die() {
        for (const pair of ports) pair.cut();
        host = createHost({ WebSocket: fake.WebSocket, network: undefined, ...base });
      },
      /** The newest socket opens, and brings nothing new of the topic. */
      answer(seq = 1) {
        fake.latest().open();
        fake.latest().say(reply('subscribed', 'rooms', 'e', seq));
      },
    };
  };
  const [worker, own] = [place(), place()];
  const ways = [first ?? worker.way, own.way].slice(0, onlyFirst ? 1 : 2);
  const realtime = createSharedRealtime({ ways, page, url: () => 'wss://site/ws', hello: () => ({ lang: 'zh' }), ...base });
  const { heard } = listen(realtime, 'rooms', stays);
  realtime.connect();
  return { clock, realtime, heard, worker, own, fire: (type: string) => events.get(type)?.() };
}

const askedOf = ({ latest }: Pick<ReturnType<typeof createFakeSockets>, 'latest'>) =>
  latest()
    .sent.filter(({ type }) => type === 'subscribe')
    .map((frame) => ('data' in frame ? frame.data : undefined));

const failing: [string, (fail: (() => void)[]) => Way][] = [
  [
    'is not there',
    () => () => {
      throw new ReferenceError('SharedWorker is not defined');
    },
  ],
  [
    'does not load',
    (fail) => (over) => {
      fail.push(over);
      return createPorts().page;
    },
  ],
  ['says nothing', () => () => createPorts().page],
];

test.each(failing)('where the worker %s, the page goes by itself and misses no topic', (_name, make) => {
  const fail: (() => void)[] = [];
  const { own, heard, realtime, clock } = world({ first: make(fail) });
  for (const over of fail) over();
  if (own.sockets.length === 0) clock.advance(firstPatience);
  own.answer();
  expect(askedOf(own)).toEqual([{ topic: 'rooms', ...stays }]);
  own.latest().say(commentEvent('rooms', 'e', 2));
  expect([heard, realtime.status.state]).toEqual([['e:2'], 'open']);
});

test('what the worker cannot tell apart, the page does: unknown events keep their place and are not heard, unknown words are no words', () => {
  const { worker, heard, realtime } = world();
  const counts: number[] = [];
  realtime.on('online', ({ total }) => counts.push(total));
  worker.answer();
  const say = (frame: object) => worker.latest().say(frame);
  say({ ...commentEvent('rooms', 'e', 2), data: { id: 7 } });
  say({ ...commentEvent('rooms', 'e', 3), type: 'from-tomorrow' });
  say(commentEvent('rooms', 'e', 4));
  say({ code: 100, type: 'online', data: { topic: 'rooms', total: 'many' } });
  say({ code: 100, type: 'online', data: { topic: 'rooms', total: 3 } });
  expect([heard, counts]).toEqual([['e:4'], [3]]);
  expect(askedOf(worker)).toHaveLength(1);
});

test('code that cannot be had is asked for again after growing pauses, and the page says that its line is down', async () => {
  const way = vi.fn<Way>(() => Promise.reject(new TypeError('Failed to fetch')));
  const { realtime, clock } = world({ first: way, onlyFirst: true });
  const turns = async (ms: number) => {
    clock.advance(ms);
    await Promise.resolve();
    await Promise.resolve();
  };
  await turns(0);
  expect(realtime.status).toMatchObject({ state: 'waiting', attempt: 1 });
  for (let second = 0; second < 120; second += 1) await turns(1_000);
  const [, ...later] = way.mock.calls;
  expect(later.length).toBeGreaterThan(5);
  expect(later.length).toBeLessThan(20);
  realtime.close();
  realtime.connect();
  expect(way).toHaveBeenCalledTimes(later.length + 2);
});

test('a worker that dies after a long life is found out and replaced, and what was missed is asked for', () => {
  const { worker, own, heard, clock, realtime } = world();
  worker.answer();
  worker.latest().say(commentEvent('rooms', 'e', 2));
  clock.advance(provenAfter);
  worker.die();
  clock.advance(silence.most + silence.answer);
  expect(realtime.status.state).toBe('connecting');
  expect([worker.sockets.length, own.sockets.length]).toEqual([2, 0]);
  worker.answer(2);
  expect(askedOf(worker)).toEqual([{ topic: 'rooms', epoch: 'e', seq: 2 }]);
  worker.latest().say(commentEvent('rooms', 'e', 3));
  expect(heard).toEqual(['e:2', 'e:3']);
});

test('a worker that dies young is not tried twice', () => {
  const { worker, own, heard, clock } = world();
  worker.answer();
  worker.die();
  clock.advance(silence.most + silence.answer);
  own.answer();
  own.latest().say(commentEvent('rooms', 'e', 2));
  expect([worker.sockets.length, own.sockets.length, heard]).toEqual([1, 1, ['e:2']]);
});

test('a listener without a place keeps the one it was given when the worker dies', () => {
  const { worker, own, realtime, clock } = world();
  const places: number[] = [];
  realtime.subscribe('horns', { onEvent: () => undefined, onReset: () => undefined, onPlace: ({ seq }) => places.push(seq) });
  worker.latest().open();
  worker.latest().say(reply('subscribed', 'horns', 'e', 8));
  expect(places).toEqual([8]);
  worker.die();
  clock.advance(silence.most + silence.answer);
  own.latest().open();
  expect(askedOf(own)).toContainEqual({ topic: 'horns', epoch: 'e', seq: 8 });
});

test('the choice of a company outlives the worker', () => {
  const { worker, own, realtime, clock } = world();
  realtime.send({ type: 'toggle', data: { company_id: '3' } });
  worker.die();
  clock.advance(silence.most + silence.answer);
  own.latest().open();
  expect(own.latest().sent).toContainEqual({ type: 'toggle', data: { company_id: '3' } });
});

test('a silent connection is no dead worker', () => {
  const { worker, realtime, clock } = world();
  worker.answer();
  clock.advance(3_600_000);
  expect([worker.ports.length, worker.sockets.length, realtime.status.state]).toEqual([1, 1, 'open']);
});

test('a page that gives no sign of life is served no more', () => {
  const { worker, clock } = world();
  worker.answer();
  worker.ports[0]?.cut();
  clock.advance(beatInterval * (mostUnanswered + 1));
  expect(worker.sockets[0]?.isClosedByClient).toBe(true);
});

test.each([
  ['freeze', 'resume'],
  ['pagehide', 'pageshow'],
] as const)('a page takes its leave at %s, and at %s goes on where it stood', (asleep, awake) => {
  const { worker, heard, realtime, fire } = world();
  worker.answer();
  fire(asleep);
  expect([worker.sockets[0]?.isClosedByClient, realtime.status.state]).toEqual([true, 'waiting']);
  fire(awake);
  worker.answer();
  worker.latest().say(commentEvent('rooms', 'e', 2));
  expect([heard, worker.sockets.length]).toEqual([['e:2'], 2]);
  fire(awake);
  expect(worker.ports).toHaveLength(2);
});

test('a page that nobody told of its sleep comes anew, and hears nothing twice', () => {
  const { worker, heard, clock } = world();
  worker.answer();
  worker.latest().say(commentEvent('rooms', 'e', 2));
  const [before] = worker.ports;
  // Messages that the worker sent during the page's sleep are read when it wakes; the last one, `left`, ends the port.
  before?.page.addEventListener('message', () => undefined);
  before?.page.postMessage({ type: 'bye' });
  before?.host.postMessage({ type: 'left' });
  worker.answer(2);
  expect(askedOf(worker)).toEqual([{ topic: 'rooms', epoch: 'e', seq: 2 }]);
  worker.latest().say(commentEvent('rooms', 'e', 3));
  expect(heard).toEqual(['e:2', 'e:3']);
  clock.advance(beatInterval);
  expect(worker.ports).toHaveLength(2);
});

test('who closes hears nothing more and holds nothing', () => {
  const { worker, realtime, heard, clock } = world();
  worker.answer();
  realtime.close();
  expect([worker.sockets[0]?.isClosedByClient, realtime.status.state]).toEqual([true, 'idle']);
  clock.advance(beatInterval * 4);
  expect([worker.ports.length, heard]).toEqual([1, []]);
});

test('a page that heard nothing for long asks before it gives up, as it may have been too busy to listen', () => {
  const posted: unknown[] = [];
  let say: (message: unknown) => void = () => undefined;
  const port: RealtimePort = {
    start: () => undefined,
    close: () => undefined,
    postMessage: (message) => void posted.push(message),
    addEventListener: (_type, listener) => void (say = (data) => listener({ data })),
  };
  const { clock, own } = world({ first: () => port });
  say({ type: 'beat' });
  clock.advance(silence.most);
  expect(posted.at(-1)).toEqual({ type: 'ask' });
  clock.advance(silence.answer - 1);
  say({ type: 'beat' });
  clock.advance(silence.most);
  expect(own.sockets).toHaveLength(0);
  clock.advance(silence.answer);
  expect(own.sockets).toHaveLength(1);
});
