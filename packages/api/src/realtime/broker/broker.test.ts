import { expect, test } from 'vitest';
import { listen, reply } from '../testingClient.ts';
import { commentEvent, createFakeSockets, createManualClock } from '../testing.ts';
import { enterPage } from '../shared/testing.ts';
import { createHost } from './host.ts';
import { pagesPerConnection } from './sharedConnection.ts';

/** A browser without pages. */
function browser() {
  const fake = createFakeSockets();
  const clock = createManualClock();
  const options = { clock, random: () => 0.5 };
  const host = createHost({ WebSocket: fake.WebSocket, network: undefined, ...options });
  const open = (token?: string, lang: 'zh' | 'en' = 'zh') => {
    const speaker: { token?: string; lang: 'zh' | 'en' } = { lang, ...(token && { token }) };
    const page = enterPage(host, { url: () => 'wss://site/ws', hello: () => ({ ...speaker }), ...options });
    page.realtime.connect();
    for (const socket of fake.sockets) if (socket.readyState === 0) socket.open();
    return {
      ...page,
      /** Signs in, or out with nothing. */
      become(next?: string) {
        if (next === undefined) delete speaker.token;
        else speaker.token = next;
        page.realtime.register();
        for (const socket of fake.sockets) if (socket.readyState === 0) socket.open();
      },
    };
  };
  const living = () => fake.sockets.filter(({ isClosedByClient }) => !isClosedByClient);
  return { ...fake, clock, open, living };
}
const asked = ({ sent }: { sent: readonly { type: string }[] }, type: string) => sent.filter((frame) => frame.type === type);

test('three pages are one socket and one subscription, and each hears an event once', () => {
  const { open, sockets, latest } = browser();
  const pages = [open(), open(), open()];
  const ears = pages.map(({ realtime }) => listen(realtime, 'rooms', { epoch: 'e', seq: 1 }));
  latest().say(reply('subscribed', 'rooms', 'e', 1));
  latest().say(commentEvent('rooms', 'e', 2));
  expect(ears.map(({ heard }) => heard)).toEqual([['e:2'], ['e:2'], ['e:2']]);
  expect(sockets).toHaveLength(1);
  expect(asked(latest(), 'subscribe')).toHaveLength(1);
  expect(pages.map(({ realtime }) => realtime.status.state)).toEqual(['open', 'open', 'open']);
});

test('a page that comes later is replayed what it missed, the others hear nothing twice', () => {
  const { open, latest } = browser();
  const early = listen(open().realtime, 'rooms', { epoch: 'e', seq: 1 });
  latest().say(reply('subscribed', 'rooms', 'e', 1));
  for (const seq of [2, 3]) latest().say(commentEvent('rooms', 'e', seq));
  const late = listen(open().realtime, 'rooms', { epoch: 'e', seq: 2 });
  latest().say(reply('subscribed', 'rooms', 'e', 2));
  latest().say(commentEvent('rooms', 'e', 3));
  expect([early.heard, late.heard]).toEqual([['e:2', 'e:3'], ['e:3']]);
});

test('a page that ends leaves the others their socket, and the last one takes it along', () => {
  const { open, latest, living } = browser();
  const [first, second] = [open(), open()];
  listen(first.realtime, 'room:1');
  const other = listen(second.realtime, 'rooms', { epoch: 'e', seq: 1 });
  first.fire('pagehide');
  expect(asked(latest(), 'unsubscribe')).toEqual([{ type: 'unsubscribe', data: { topic: 'room:1' } }]);
  latest().say(reply('subscribed', 'rooms', 'e', 1));
  latest().say(commentEvent('rooms', 'e', 2));
  expect(other.heard).toEqual(['e:2']);
  expect(living()).toHaveLength(1);
  second.fire('pagehide');
  expect(living()).toHaveLength(0);
});

test('who has another token, or another language, hears by another socket', () => {
  const { open, sockets } = browser();
  const own = listen(open('a').realtime, 'user:1', { epoch: 'e', seq: 1 });
  const stranger = listen(open('b').realtime, 'user:1', { epoch: 'e', seq: 1 });
  open('a', 'en');
  expect(sockets.map(({ sent }) => asked(sent.length > 0 ? { sent } : { sent: [] }, 'register').length)).toEqual([1, 1, 1]);
  sockets[0]?.say(reply('subscribed', 'user:1', 'e', 1));
  sockets[0]?.say(commentEvent('user:1', 'e', 2));
  expect([own.heard, stranger.heard]).toEqual([['e:2'], []]);
});

test('signing in as the only page registers anew on the same socket', () => {
  const { open, sockets, latest } = browser();
  const page = open();
  page.become('a');
  expect(sockets).toHaveLength(1);
  expect(asked(latest(), 'register').map((frame) => ('data' in frame ? frame.data : undefined))).toEqual([
    { info: 'web', by_topic: true, patches: true, deflate: true, lang: 'zh' },
    { info: 'web', by_topic: true, patches: true, deflate: true, lang: 'zh', token: 'a' },
  ]);
});

test('when a member signs out each page follows, goes on where it stood, and one socket is left', () => {
  const { open, living } = browser();
  const pages = [open('a'), open('a'), open('a')];
  const ears = pages.map(({ realtime }) => listen(realtime, 'rooms', { epoch: 'e', seq: 1 }));
  const [before] = living();
  before?.say(reply('subscribed', 'rooms', 'e', 1));
  before?.say(commentEvent('rooms', 'e', 2));
  for (const page of pages) page.become();
  expect(living()).toHaveLength(1);
  const [after] = living();
  expect(after).not.toBe(before);
  expect(after && asked(after, 'subscribe')).toEqual([{ type: 'subscribe', data: { topic: 'rooms', epoch: 'e', seq: 2 } }]);
  after?.say(reply('subscribed', 'rooms', 'e', 2));
  after?.say(commentEvent('rooms', 'e', 3));
  expect(ears.map(({ heard }) => heard)).toEqual([
    ['e:2', 'e:3'],
    ['e:2', 'e:3'],
    ['e:2', 'e:3'],
  ]);
});

test('a listener that came without a place keeps the one it was given when its page moves', () => {
  const { open, living } = browser();
  const [mover, stayer] = [open('a'), open('a')];
  listen(mover.realtime, 'rooms');
  living()[0]?.say(reply('subscribed', 'rooms', 'e', 8));
  mover.become();
  expect(living()).toHaveLength(2);
  expect(living()[1]?.sent.at(-1)).toEqual({ type: 'subscribe', data: { topic: 'rooms', epoch: 'e', seq: 8 } });
  stayer.fire('pagehide');
  expect(living()).toHaveLength(1);
});

test('pages that want odds of different companies do not share, pages that want none do', () => {
  const { open, living } = browser();
  const [one, other, third] = [open(), open(), open()];
  one.realtime.send({ type: 'toggle', data: { company_id: '3' } });
  third.realtime.send({ type: 'toggle', data: { company_id: '3' } });
  expect(living()).toHaveLength(1);
  other.realtime.send({ type: 'toggle', data: { company_id: '8' } });
  expect(living()).toHaveLength(2);
});

test('a sign-in by QR code waits on a socket of its own, and its page shares again when it has signed in', () => {
  const { open, living, sockets } = browser();
  const [page, other] = [open(), open()];
  const heard: string[] = [];
  for (const { realtime } of [page, other]) realtime.on('login', ({ state }) => heard.push(state));
  const present = () => page.realtime.send({ type: 'login', data: { code: 'c' } });
  present();
  for (const socket of sockets) if (socket.readyState === 0) socket.open();
  present();
  const own = living()[1];
  expect(own && asked(own, 'login')).toHaveLength(1);
  own?.say({ code: 100, type: 'login', data: { state: 'refused' } });
  expect(heard).toEqual(['refused']);
  page.become('a');
  other.become('a');
  expect(living()).toHaveLength(1);
});

test('who comes into a room later hears how many are there', () => {
  const { open, latest } = browser();
  listen(open().realtime, 'room:1');
  latest().say({ code: 100, type: 'online', data: { topic: 'room:1', total: 3 } });
  const late = open();
  const totals: number[] = [];
  late.realtime.on('online', ({ total }) => totals.push(total));
  listen(late.realtime, 'room:1');
  expect(totals).toEqual([3]);
});

test('a page that asks for the connection while it waits gets it at once, for all', () => {
  const { open, sockets, latest } = browser();
  const [one, other] = [open(), open()];
  latest().cut();
  expect(other.realtime.status.state).toBe('waiting');
  one.realtime.close();
  one.realtime.connect();
  expect(sockets).toHaveLength(2);
  latest().open();
  expect([one.realtime.status.state, other.realtime.status.state]).toEqual(['open', 'open']);
});

test('so does one that hears of the network’s return', () => {
  const { open, sockets, latest } = browser();
  const page = open();
  latest().cut();
  page.fire('online');
  expect(sockets).toHaveLength(2);
});

test('a page that comes later asks for the server’s clock', () => {
  const { open, latest } = browser();
  open();
  expect(asked(latest(), 'heartbeat')).toHaveLength(0);
  const late: number[] = [];
  open().realtime.on('heartbeat', ({ server_at }) => late.push(server_at));
  expect(asked(latest(), 'heartbeat')).toHaveLength(1);
  latest().say({ code: 200, type: 'heartbeat', data: { server_at: 7 } });
  expect(late).toEqual([7]);
});

test('a socket carries so many pages at most, and the next one opens another', () => {
  const { open, living } = browser();
  for (let page = 0; page < pagesPerConnection; page += 1) open();
  expect(living()).toHaveLength(1);
  open();
  expect(living()).toHaveLength(2);
});
