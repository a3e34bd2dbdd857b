// @module-tag full
import { codes, servedCalls, type Call } from '@pitchside/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rooms } from '../modules/live/room/index.ts';
import { mutated } from '../testing/arbitrary.ts';
import { assertFaults } from '../testing/faults.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

/** Bodies for each call. */
const runs = process.env.PITCHSIDE_DEEP ? 300 : 10;
/** Calls that are tested at the same time: most of the time a request waits for the database. */
const atOnce = 8;

const people = { member: '13800000001', anchor: '13800000002', operator: '13800000003' } as const;
type Person = keyof typeof people;
const callers = [...(Object.keys(people) as Person[]), 'visitor', 'stranger'] as const;

let site: TestSite;
const tokens: Partial<Record<(typeof callers)[number], string>> = { stranger: 'x'.repeat(43) };
const known: string[] = ['1', '2', '3', 'football', 'basketball', 'gift', 'starter', 'secret', '86-13800000001', '2026-11-21'];

/** Signs in again everybody whom a call has signed out: a stale token would be refused before any handler. */
async function signAllIn(): Promise<void> {
  for (const person of Object.keys(people) as Person[]) {
    if (tokens[person] !== undefined && (await site.call('GET', 'User/getUserInfo', { token: tokens[person] })).code === codes.ok) continue;
    tokens[person] = await site.signIn(people[person]);
    if (person === 'operator') await site.call('POST', 'admin/unlock', { token: tokens[person], body: { password: 'secret' } });
  }
}

let signing: Promise<void> | undefined;
/** The same for requests that run side by side: one of them does it. */
const again = (): Promise<void> => (signing ??= signAllIn().finally(() => (signing = undefined)));

beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_CAPTCHA: 'off', PITCHSIDE_SANDBOX_PAY: 'on' });
  const { platform, ledger } = site.site;
  const ids = [
    await site.join(people.member),
    await site.join(people.anchor, { isAnchor: true }),
    await site.join(people.operator, { role: 'operator' }),
  ];
  const [, owner = 0] = ids;
  const [room] = await platform.db
    .insert(rooms)
    .values({ ownerId: owner, title: '房间', category: 'football', status: 'live' })
    .returning({ id: rooms.id });
  known.push(String(room?.id), ...ids.map(String));
  for (const member of ids)
    await platform.events.transaction((tx, emit) =>
      ledger.post(tx, emit, { kind: 'opening', member, moves: [{ unit: 'diamond', from: 'issue', to: member, amount: 1_000_000 }] }),
    );
  await signAllIn();
}, 60_000);
const seen = new Map<string, number>();
afterAll(async () => {
  await site.close();
  process.stdout.write(
    `Fuzz of calls: ${[...seen]
      .toSorted()
      .map(([kind, count]) => `${kind}: ${count}`)
      .join(', ')}; no fault.\n`,
  );
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const types = [
  'application/json',
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=gb2312',
  '',
];

/** One request: most often the call's own method and JSON, with a generated body or query. */
const requests = (call: Call) =>
  fc.record({
    method: fc.oneof({ weight: 3, arbitrary: fc.constant(call.method) }, { weight: 1, arbitrary: fc.constantFrom(...methods) }),
    params: mutated(call.input, fc.constantFrom(...known)),
    caller: fc.constantFrom(...callers),
    type: fc.constantFrom(...types),
    key: fc.option(fc.string({ maxLength: 12, unit: 'grapheme-ascii' }), { nil: undefined, freq: 3 }),
    isTwice: fc.boolean(),
  });

const inQuery = (params: Record<string, unknown>, isTwice: boolean): string => {
  const pairs = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed())}`,
    );
  return (isTwice ? [...pairs, pairs[0] ?? ''] : pairs).join('&');
};

/** Each call meets bodies and methods of its own. */
const seedOf = ({ path }: Call): number => [...path].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 1_000_000_007, 20261122);

async function resists(call: Call): Promise<void> {
  await fc.assert(
    fc.asyncProperty(requests(call), async ({ method, params, caller, type, key, isTwice }) => {
      const query =
        method === 'GET' || method === 'HEAD' || call.inQuery === true ? `?${inQuery(params, isTwice && caller === 'visitor')}` : '';
      const token = tokens[caller];
      const headers = {
        ...(token !== undefined && { token }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(query === '' && type !== '' && { 'content-type': type }),
      };
      const answer = await site.site.app.inject({
        method,
        url: `/api/${call.path}${query}`,
        headers,
        ...(query === '' && { payload: JSON.stringify(params) }),
      });
      assertFaults(site.site.platform.faults);
      // A busy database may answer 503.
      if (answer.statusCode !== 503) expect(answer.statusCode, call.path).toBeLessThan(500);
      expect(answer.headers['content-type'], call.path).toBe('application/json; charset=utf-8');
      const code = method === 'HEAD' ? 0 : answer.json<{ code: unknown }>().code;
      expect(typeof code, call.path).toBe('number');
      if (code === codes.tokenUnknown && caller in people) await again();
      const kind = `${answer.statusCode} with code ${String(code)}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }),
    { numRuns: runs, seed: seedOf(call) },
  );
}

const areaOf = ({ path }: Call) => path.split('/')[0]?.toLowerCase() ?? '';
const areas = [...Map.groupBy(Object.values<Call>(servedCalls), areaOf)];

test.each(areas)(
  'no method, body, query or caller makes a fault of the calls of %s: every answer is an envelope',
  async (_, calls) => {
    const waiting = [...calls];
    const work = async () => {
      for (let call = waiting.shift(); call; call = waiting.shift()) await resists(call);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await signAllIn();
  },
  20_000 + runs * 2_000,
);

test('each served call is in one of the areas', () => {
  expect(areas.flatMap(([, calls]) => calls).length).toBe(Object.keys(servedCalls).length);
});
