// @module-tag full
import { createECDH, randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { usualPushWishes } from '@pitchside/api/messages/push';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { startPushService, type Subscription } from '../../../testing/pushService.ts';
import { buildSiteNode } from '../../../testing/siteNode.ts';
import { openTestDatabase } from '../../../testing/testDatabase.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { goal, playing, world } from '../../scores/matches/matches.fixtures.ts';
import { pushDevices } from './push.tables.ts';

/** Members with devices, each of them with a star for the match. */
async function fans({ site, clock }: TestSite, members: number, subscriptions: readonly Omit<Subscription, 'number'>[]): Promise<void> {
  const { db } = site.platform;
  // What is old is forgotten by a job, sessions too.
  const now = clock.now();
  await db.execute(sql`
    insert into member (mobile, password_hash, nickname, avatar, created_at)
    select '86-1' || lpad(n::text, 10, '0'), '', 'fan ' || n, '', ${now}::bigint from generate_series(1, ${members}::int) as n`);
  await db.execute(
    sql`insert into session (user_id, token_hash, device, created_at, seen_at) select id, 'fan ' || id, '', ${now}::bigint, ${now}::bigint from member where nickname like 'fan %'`,
  );
  await db.execute(
    sql`insert into collected_match (user_id, match_id, at) select id, 'm1', ${now}::bigint from member where nickname like 'fan %'`,
  );
  const { rows } = await db.execute<{ id: number; user_id: number }>(
    sql`select id, user_id from session where token_hash like 'fan %' order by id`,
  );
  const devices = subscriptions.map(({ endpoint, keys }, index) => {
    const { id = 0, user_id = 0 } = rows[index % rows.length] ?? {};
    const { kinds, scopes } = usualPushWishes;
    return {
      memberId: Number(user_id),
      sessionId: Number(id),
      endpoint,
      ...keys,
      userAgent: '',
      language: 'zh' as const,
      kinds,
      scopes,
      createdAt: now,
      seenAt: now,
    };
  });
  for (let from = 0; from < devices.length; from += 1_000) await db.insert(pushDevices).values(devices.slice(from, from + 1_000));
}

const score = (site: TestSite, at: number) => site.site.matches.apply({ updates: [playing('m1', 5, 10, 1, [goal('g1', 10, 1, at)])] });

test(
  'of 600 devices none is lost and none sees a goal twice, though two of three nodes are killed while they send',
  { timeout: 180_000 },
  async () => {
    const program = await buildSiteNode();
    const database = await openTestDatabase();
    const service = await startPushService();
    const site = await openTestSite({}, { database });
    const start = async () =>
      program.start(database.url, {
        PITCHSIDE_NODE_JOBS: 'on',
        PITCHSIDE_PUSH_LOOPBACK: 'on',
        PITCHSIDE_CAPTCHA: 'off',
        PITCHSIDE_CLOCK: new Date(site.clock.now()).toISOString(),
      });
    await site.site.matches.apply(world(site.clock.now() - 600_000, 1));
    await fans(
      site,
      200,
      Array.from({ length: 600 }, () => service.subscribe()),
    );
    const nodes = [await start(), await start()];
    await score(site, site.clock.now());
    for (const [index, seen] of [100, 300].entries()) {
      await vi.waitFor(() => expect(service.received.length).toBeGreaterThan(seen), { timeout: 60_000, interval: 5 });
      await nodes[index]?.kill();
      if (index === 1) nodes.push(await start());
    }
    const reached = () => new Set(service.received.map(({ subscription }) => subscription)).size;
    await vi.waitFor(() => expect(reached()).toBe(600), { timeout: 90_000, interval: 50 });
    await vi.waitFor(async () => expect((await site.site.push.figures()).waiting).toBe(0), { timeout: 30_000, interval: 50 });
    await nodes[2]?.stop();
    // What was in flight when a node was killed comes again under the same key and topic: a browser shows it once.
    const shown = new Set(
      service.received.map(
        ({ subscription, message, headers }) => `${subscription} ${message.notification.data.key} ${String(headers.topic)}`,
      ),
    );
    expect(shown.size).toBe(600);
    const repeats = service.received.length - 600;
    process.stdout.write(`      600 devices, 2 kills: 0 lost, 0 shown twice; ${repeats} came again on the wire\n`);
    expect(repeats).toBeLessThanOrEqual(2 * 96);
    await site.close();
    await service.stop();
    program.remove();
  },
);

/** A push service that answers and notes when, in a thread of its own; what it gets is not decrypted. */
async function startSink() {
  const worker = new Worker(
    `const { createServer } = require('node:http');
     const { parentPort } = require('node:worker_threads');
     const at = [];
     const server = createServer((request, response) => {
       request.resume().on('end', () => { at.push(Date.now()); response.writeHead(201).end(); });
     }).listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
     parentPort.on('message', () => parentPort.postMessage(at));`,
    { eval: true },
  );
  const answer = <T>() => new Promise<T>((resolve) => worker.once('message', resolve));
  const port = await answer<number>();
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Instants of what came. */
    async times(): Promise<number[]> {
      worker.postMessage('times');
      return answer<number[]>();
    },
    stop: () => worker.terminate(),
  };
}

test('a goal for 10,000 devices of 4,000 members is sent once to each', { timeout: 180_000 }, async () => {
  const sink = await startSink();
  const site = await openTestSite({ PITCHSIDE_PUSH_LOOPBACK: 'on' });
  await site.site.matches.apply(world(site.clock.now() - 600_000, 1));
  const keys = Array.from({ length: 100 }, () => ({
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }));
  await fans(
    site,
    4_000,
    Array.from({ length: 10_000 }, (_, index) => ({
      endpoint: `${sink.origin}/push/${index}`,
      keys: keys[index % keys.length] ?? { p256dh: '', auth: '' },
    })),
  );
  const running = await site.site.runJobs();
  // The first round is over and the next ones come.
  await vi.waitFor(() => expect(site.site.jobs.some(({ name }) => name === 'push.send')).toBe(true));
  const begun = Date.now();
  await score(site, site.clock.now());
  await vi.waitFor(async () => expect(await sink.times()).toHaveLength(10_000), { timeout: 120_000, interval: 200 });
  const times = (await sink.times()).map((at) => at - begun).toSorted((one, other) => one - other);
  const seconds = (ms: number | undefined) => ((ms ?? 0) / 1_000).toFixed(2);
  process.stdout.write(
    `      10,000 devices: first ${seconds(times[0])} s, p95 of the first 1,000 ${seconds(times[949])} s, all ${seconds(times.at(-1))} s\n`,
  );
  await vi.waitFor(async () => expect(await site.site.push.figures()).toMatchObject({ waiting: 0, today: { sent: 10_000 } }), {
    timeout: 30_000,
  });
  await running.stop();
  await site.close();
  await sink.stop();
});
