import { createRealtime, readPlainFrames, type Realtime } from '@pitchside/api/realtime';
import { initialMatches, type Match } from '@pitchside/api/scores/matches';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inflateRawSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { playing, world } from '../modules/scores/matches/matches.fixtures.ts';
import type { MatchUpdate } from '../modules/scores/sport/index.ts';
import { topicEvents } from '../platform/events.tables.ts';
import type { Language } from '../text/local.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { openTestSocket } from '../testing/testSocket.ts';

const topic = 'matches:football';
const ids = ['m1', 'm2', 'm3'];
const runs = process.env.PITCHSIDE_DEEP ? 300 : 12;

let site: TestSite;
let origins: string[];
let version = 0;
beforeAll(async () => {
  site = await openTestSite();
  origins = [site.origin, (await site.secondNode()).origin];
  await site.site.matches.apply(world(site.clock.now() - 600_000, ids.length));
  await change({ id: 'm1' });
});
afterAll(() => site.close());

/** The source says something new of a match. */
function change({ id, ...fields }: { id: string } & Partial<MatchUpdate>): Promise<void> {
  version += 1;
  return site.site.matches.apply({ updates: [{ ...playing(id, version, 10, 0), ...fields }] });
}

/** The table as the server has it. */
async function table(lang: Language): Promise<{ list: Match[]; epoch: string; seq: number }> {
  const { data } = await site.call('GET', initialMatches.path, { query: '?sport=football', lang });
  return initialMatches.data.parse(data);
}

/** A socket that keeps what it gets, text by text. */
async function listen(origin: string, hello: object, from: object = {}) {
  const client = await openTestSocket(origin);
  const texts: string[] = [];
  client.socket.on(
    'message',
    (raw: Buffer) => void (raw.includes('"registered"') || raw.includes('"subscribed"') || texts.push(raw.toString())),
  );
  client.send({ type: 'register', data: { info: 'web', by_topic: true, lang: 'zh', ...hello } });
  client.send({ type: 'subscribe', data: { topic, ...from } });
  await client.until((frames) => frames.some(({ type }) => type === 'subscribed'));
  return {
    ...client,
    texts,
    /** Returns the next frame of the topic. */
    async next(): Promise<unknown> {
      await vi.waitFor(() => expect(texts).not.toEqual([]), { timeout: 10_000 });
      return JSON.parse(texts.shift() ?? '');
    },
  };
}

test('a row comes whole once and then as what changed; who does not ask for that gets it whole each time', async () => {
  const [patched, plain] = [await listen(site.origin, { patches: true }), await listen(site.origin, {})];
  const { epoch, seq } = await site.site.platform.events.position(topic);
  await change({ id: 'm1', minute: 11 });
  expect(await patched.next()).toEqual([topic, epoch, [seq + 1, 'match', expect.objectContaining({ id: 'm1', minute: 11 })]]);
  await change({ id: 'm1', minute: 12, half: { home: 1, away: 0 } });
  expect(await patched.next()).toEqual([topic, epoch, [seq + 2, 1, { version, minute: 12, half: { '=': { home: 1, away: 0 } } }]]);
  await change({ id: 'm2', minute: 12 });
  expect(await patched.next()).toEqual([topic, epoch, [seq + 3, 'match', expect.objectContaining({ id: 'm2' })]]);
  await change({ id: 'm1', minute: 13 });
  expect(await patched.next()).toEqual([topic, epoch, [seq + 4, 2, { version, minute: 13, half: null }]]);
  for (const at of [1, 2, 3, 4])
    expect(await plain.next()).toMatchObject({ code: 100, type: 'match', topic, epoch, seq: seq + at, data: { sport: 'football' } });
  await Promise.all([patched.close(), plain.close()]);
});

test('who comes back is told whole rows first, by whichever node; who changes the language too', async () => {
  const { epoch, seq } = await site.site.platform.events.position(topic);
  for (const minute of [20, 21, 22]) await change({ id: 'm1', minute });
  const back = await listen(origins[1] ?? '', { patches: true }, { epoch, seq });
  expect(await back.next()).toEqual([
    topic,
    epoch,
    [seq + 1, 'match', expect.objectContaining({ id: 'm1', minute: 20 })],
    [seq + 2, 1, { version: version - 1, minute: 21 }],
    [seq + 3, 1, { version, minute: 22 }],
  ]);
  await change({ id: 'm1', minute: 23 });
  // The node was asked for its first place in the topic after the last of these.
  expect(await back.next()).toEqual([topic, epoch, [seq + 4, 'match', expect.objectContaining({ minute: 23 })]]);
  await change({ id: 'm1', minute: 24 });
  expect(await back.next()).toEqual([topic, epoch, [seq + 5, 1, { version, minute: 24 }]]);
  back.send({ type: 'register', data: { info: 'web', by_topic: true, patches: true, lang: 'en' } });
  await back.settle();
  back.texts.length = 0;
  await change({ id: 'm1', minute: 25 });
  const english = expect.objectContaining({ name: '英超 (en)' });
  expect(await back.next()).toEqual([topic, epoch, [seq + 6, 'match', expect.objectContaining({ minute: 25, competition: english })]]);
  await back.close();
});

test('who asks for it gets long messages deflated, the same bytes for all, and short ones as they are', async () => {
  const messages: { data: Buffer; isBinary: boolean }[][] = [[], []];
  const clients = await Promise.all(
    messages.map(async (own) => {
      const client = await openTestSocket(site.origin);
      client.socket.on('message', (data: Buffer, isBinary) => own.push({ data, isBinary }));
      client.send({ type: 'register', data: { info: 'web', by_topic: true, lang: 'zh', patches: true, deflate: true } });
      client.send({ type: 'subscribe', data: { topic } });
      await client.until((frames) => frames.some(({ type }) => type === 'subscribed'));
      own.length = 0;
      return client;
    }),
  );
  for (const minute of [30, 31]) {
    await change({ id: 'm3', minute });
    await vi.waitFor(() => expect(messages.map(({ length }) => length)).toEqual([minute - 29, minute - 29]), { timeout: 10_000 });
  }
  const [[long, short], other] = messages as [[(typeof messages)[0][0], (typeof messages)[0][0]], (typeof messages)[0]];
  expect(messages.map((own) => own.map(({ isBinary }) => isBinary))).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(long.data).toEqual(other[0]?.data);
  expect(readPlainFrames(inflateRawSync(long.data).toString())).toMatchObject([
    { kind: 'event', event: { type: 'match', data: { id: 'm3' } } },
  ]);
  expect(readPlainFrames(short.data.toString())).toMatchObject([{ kind: 'event', patch: { changes: { minute: 31 } } }]);
  await Promise.all(clients.map((client) => client.close()));
});

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      id: fc.constantFrom(...ids),
      minute: fc.nat(90),
      half: fc.constantFrom(null, { home: 0, away: 1 }),
      penalties: fc.constantFrom(null, { home: 2, away: 1 }),
      counts: fc.constantFrom(null, { yellow: { home: 1, away: 0 }, red: { home: 0, away: 0 }, corner: { home: 3, away: 4 } }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'speak' as const, 'lose' as const), client: fc.constantFrom(0, 1, 2) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('trim' as const, 'pause' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Page = Awaited<ReturnType<typeof openPage>>;

/** A page that keeps the table by the socket of either node, over a line that loses what the test tells it to. */
async function openPage(first: number) {
  let [dialled, lost] = [first, 0];
  let lang: Language = 'zh';
  const sockets: WebSocket[] = [];
  const rows = new Map<string, Match>();
  class LossySocket extends WebSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
    override addEventListener(...[type, listener]: Parameters<WebSocket['addEventListener']>) {
      if (type !== 'message') return super.addEventListener(type, listener);
      super.addEventListener('message', (event) => {
        const isEvent = typeof event.data !== 'string' || readPlainFrames(event.data).some(({ kind }) => kind === 'event');
        if (isEvent && lost > 0) lost -= 1;
        else (listener as (event: WebSocket.MessageEvent) => void)(event);
      });
    }
  }
  const realtime: Realtime = createRealtime({
    url: () => `${(origins[(dialled += 1) % 2] ?? '').replace('http', 'ws')}/ws`,
    hello: () => ({ lang }),
    WebSocket: LossySocket as never,
    random: () => 0,
    network: undefined,
  });
  const take = ({ list }: { list: readonly Match[] }) => list.forEach((match) => rows.set(match.id, match));
  const fetchAgain = async () => {
    const since = new Map(rows);
    for (const match of (await table(lang)).list) if (rows.get(match.id) === since.get(match.id)) rows.set(match.id, match);
  };
  const { epoch, seq, list } = await table(lang);
  take({ list });
  realtime.subscribe(topic, {
    from: { epoch, seq },
    onEvent: (event) => event.type === 'match' && rows.set(event.data.id, event.data),
    onReset: () => void fetchAgain(),
  });
  realtime.connect();
  return {
    rows: () => [...rows.values()].sort((one, other) => one.id.localeCompare(other.id)),
    expected: async () => (await table(lang)).list.toSorted((one, other) => one.id.localeCompare(other.id)),
    cut: () => sockets.at(-1)?.terminate(),
    lose: () => void (lost += 1),
    heal: () => void (lost = 0),
    /** Chooses another language, as a page does that fetches everything again. */
    async speak() {
      lang = lang === 'zh' ? 'en' : 'zh';
      realtime.register();
      await fetchAgain();
    },
    close: () => realtime.close(),
  };
}

async function act(next: Step, pages: readonly Page[]): Promise<void> {
  if ('client' in next) return pages[next.client]?.[next.kind]();
  if (next.kind === 'trim') return void (await site.site.platform.db.delete(topicEvents));
  if (next.kind === 'pause') return new Promise((resume) => setTimeout(resume, 30));
  if ('id' in next) {
    const { kind: _kind, ...fields } = next;
    await change(fields);
  }
}

test(
  'through changes, losses, cuts, replays and other languages on two nodes every page ends with exactly the rows of the server',
  { timeout: 120_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const pages = await Promise.all([0, 1, 0].map(openPage));
        for (const next of steps) await act(next, pages);
        for (const page of pages) page.heal();
        for (const id of ids) await change({ id, minute: 45 + (version % 40) });
        for (const page of pages) {
          await vi.waitFor(async () => expect(page.rows()).toEqual(await page.expected()), { timeout: 15_000, interval: 50 });
          page.close();
        }
      }),
      // Each attempt to shrink would wait for rows that do not come.
      { numRuns: runs, endOnFailure: true },
    ),
);
