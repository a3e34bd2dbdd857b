import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { startNatsServer } from '../packages/server/src/testing/natsProcess.ts';
import { eventually } from '../packages/server/src/testing/processes.ts';
import { freePort, startProduct, type Product } from '../scripts/product/start.mjs';
import { run } from '../scripts/setup/command.mjs';
import { root, toolEnvironment, workingNode } from '../scripts/setup/node.mjs';
import { startCluster } from './faults/cluster.ts';
import { openFaultProxy } from './faults/faultProxy.ts';
import { startPooler } from './faults/pooler.ts';
import { follow } from './fixtures/follower.ts';
import { childOf, inSite } from './fixtures/siteProcess.ts';
import { openSpenders } from './fixtures/spenders.ts';

/** Seconds that the bus is away, and sockets of the storm: what the issue of a bad night looks like; fewer where time is short. */
const sizes = process.env.PITCHSIDE_DEEP ? { bus: 60, sockets: 2_000 } : { bus: 15, sockets: 500 };
/** Longest wait for an answer after a fault, ms: a pooler and three nodes find a new primary in it. */
const patience = 90_000;
const after = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));
const print = (text: string) => process.stdout.write(`  ${text}\n`);

/** Lets the clock of a site's process jump five minutes ahead on one signal, and back on the next. */
const jumpsOnSignal = (folder: string) =>
  inSite(
    folder,
    `const now = Date.now;
     let ahead = 0;
     Date.now = () => now() + ahead;
     process.on('SIGUSR2', () => { ahead = ahead === 0 ? 300_000 : 0; });`,
  );

/** A small disk of its own for a node; undefined where this process may not mount one. */
function smallDisk(folder: string): { folder: string; fill(): void; free(): void; remove(): void } | undefined {
  const place = join(folder, 'disk');
  mkdirSync(place);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', place]).status !== 0) {
    print('no disk can be mounted here: a full disk is not tried');
    return undefined;
  }
  chmodSync(place, 0o755);
  const filler = join(place, 'filler');
  return {
    folder: place,
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M', 'count=100'], { stdio: 'ignore' }),
    free: () => rmSync(filler, { force: true }),
    remove: () => void spawnSync('umount', [place]),
  };
}

/** Many sockets that come back after a break within three seconds, each at an instant of its own. */
function openCrowd(node: Product, count: number, topic: string) {
  const open = new Set<WebSocket>();
  const subscribed = new Set<WebSocket>();
  let isOver = false;
  function enter(place: number): void {
    const socket = new WebSocket(`${node.origin.replace('http', 'ws')}/ws`, {
      headers: { 'x-forwarded-for': `127.2.${place >> 8}.${place & 255}` },
    });
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', data: { topic } })));
    socket.on('message', (raw: Buffer) => {
      if (!subscribed.has(socket) && raw.includes('"subscribed"')) subscribed.add(socket);
    });
    socket.on('close', () => {
      open.delete(socket);
      subscribed.delete(socket);
      if (!isOver) setTimeout(enter, ((place * 7_919) % 3_000) + 200, place).unref();
    });
  }
  for (let place = 0; place < count; place += 1) enter(place);
  return {
    subscribed: () => subscribed.size,
    stop() {
      isOver = true;
      for (const socket of open) socket.terminate();
    },
  };
}

test('three nodes, a primary with a replica, a pooler and a bus: nothing acknowledged is lost or done twice, whatever fails @faults', async () => {
  test.setTimeout(30 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-faults-'));
  chmodSync(folder, 0o755);
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const disk = smallDisk(folder);
    if (disk) ending.push(disk.remove);
    const cluster = await startCluster(folder);
    ending.push(cluster.stop);
    const line = await openFaultProxy(cluster.primary.port);
    ending.push(line.close);
    const direct = `postgres://postgres@127.0.0.1:${line.port}/postgres`;
    const pooler = await startPooler(folder, line.port);
    if (pooler) ending.push(pooler.stop);
    const nats = await startNatsServer();
    ending.push(nats.stop);
    const bus = await openFaultProxy(Number(new URL(nats.url).port));
    ending.push(bus.close);
    const metrics = await freePort();

    const nodes: Product[] = [];
    const start = async (roles: string, settings: Record<string, string> = {}) => {
      const node = await startProduct({
        DATABASE_URL: pooler?.url ?? direct,
        DATABASE_DIRECT_URL: direct,
        BUS_URL: `nats://127.0.0.1:${bus.port}`,
        PITCHSIDE_ROLES: roles,
        PITCHSIDE_SEED: '2026',
        PITCHSIDE_SIM_SPEED: '0',
        PITCHSIDE_TRUSTED_PROXIES: '127.0.0.1, ::1',
        ...settings,
      });
      nodes.push(node);
      // Faults are counted below: stopping must not hide them behind its own.
      ending.push(() => node.stop(node.faults().length));
      return node;
    };
    const work = await start('jobs,feed,ingest');
    const first = await start('web,realtime', { ...(disk && { PITCHSIDE_DATA: disk.folder }), NODE_OPTIONS: jumpsOnSignal(folder) });
    const second = await start('web,realtime', { PITCHSIDE_METRICS_PORT: String(metrics), PITCHSIDE_SOCKETS_PER_ADDRESS: '5000' });
    const web = [first, second];

    /** The site as a proxy in front shows it: another node each time. */
    let turn = 0;
    const site = Object.defineProperty({ ...second }, 'origin', { get: () => web[(turn += 1) % web.length]?.origin });
    const spenders = await openSpenders(site, folder);
    const followers = Array.from({ length: 4 }, () => follow(site, `room:${spenders.room}`));
    const ready = async (node: Product) =>
      fetch(`${node.origin}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
        ({ status }) => status,
        () => 0,
      );
    const sockets = async () =>
      Number(/^pitchside_sockets (\d+)$/m.exec(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text())?.[1]);

    // Half-open: their client is gone, and nothing says so. The server has to find out by itself.
    const halfOpen = await openFaultProxy(Number(new URL(second.origin).port));
    ending.push(halfOpen.close);
    const gone = Array.from({ length: 50 }, () => new WebSocket(`ws://127.0.0.1:${halfOpen.port}/ws`));
    for (const socket of gone) socket.on('error', () => undefined);
    await eventually(() => gone.every(({ readyState }) => readyState === WebSocket.OPEN), 'fifty sockets', patience);
    halfOpen.hang();
    const hungAt = performance.now();
    ending.push(() => gone.forEach((socket) => socket.terminate()));

    const crowd = openCrowd(second, sizes.sockets, `room:${spenders.room}`);
    ending.push(crowd.stop);
    await eventually(() => crowd.subscribed() === sizes.sockets, 'the crowd', patience);

    const table: string[] = [];
    /**
     * Lets something fail while members spend.
     * @param happen resolves when the fault is over
     */
    async function fault(name: string, happen: () => Promise<unknown>, look?: () => Promise<string>): Promise<void> {
      let [begunAt, overAt] = [Infinity, Infinity];
      const good = { during: 0, first: NaN, back: NaN };
      const before = spenders.refused.count;
      const stop = spenders.begin(300, (begun, at) => {
        if (begun > begunAt && begun < overAt) good.during += 1;
        if (begun > begunAt && Number.isNaN(good.first)) good.first = at - begunAt;
        if (begun > overAt && Number.isNaN(good.back)) good.back = at - overAt;
      });
      await after(1_500);
      begunAt = performance.now();
      await happen();
      overAt = performance.now();
      await eventually(() => !Number.isNaN(good.back), `a good answer after: ${name}`, patience);
      await stop();
      await spenders.settle();
      const seen = look ? await look() : '';
      const ms = (value: number) => Math.round(value).toLocaleString('en');
      table.push(
        `| ${name} | ${((overAt - begunAt) / 1_000).toFixed(1)} | ${good.during} | ${ms(good.first)} | ${ms(good.back)} | ${spenders.refused.count - before} | ${seen} |`,
      );
    }
    const restart = async (node: Product) => {
      await node.pause('SIGKILL');
      await after(1_000);
      await node.resume();
    };

    await fault('kill -9: web, realtime', () => restart(first));
    await fault('kill -9: jobs, feed, ingest', () => restart(work));
    let back = 0;
    await fault(
      `kill -9: a node with ${sizes.sockets} sockets`,
      async () => {
        await restart(second);
        const begun = performance.now();
        await eventually(() => crowd.subscribed() === sizes.sockets, 'the return of the crowd', patience);
        back = performance.now() - begun;
      },
      async () => `all back ${Math.round(back)} ms after its start`,
    );
    crowd.stop();
    await fault('PostgreSQL stopped', async () => {
      await cluster.primary.stop('SIGINT');
      await after(4_000);
      await cluster.primary.start();
    });
    await fault('PostgreSQL killed', async () => {
      await cluster.primary.stop('SIGKILL');
      await after(1_000);
      await cluster.primary.start();
    });
    await fault('PostgreSQL hung', async () => {
      cluster.primary.signal('SIGSTOP');
      await after(8_000);
      cluster.primary.signal('SIGCONT');
    });
    await fault('line to the database hung', async () => {
      line.hang();
      await after(8_000);
      line.pass();
    });
    await fault('replica away', async () => {
      await cluster.replica.stop('SIGKILL');
      await after(4_000);
      await cluster.replica.start();
    });
    await fault(
      'database read-only',
      async () => {
        await cluster.primary.query('alter system set default_transaction_read_only = on');
        await cluster.primary.query('select pg_reload_conf()');
        await after(5_000);
        const seen = await ready(first);
        await cluster.primary.query('alter system reset default_transaction_read_only');
        await cluster.primary.query('select pg_reload_conf()');
        expect(seen).toBe(503);
      },
      async () => '/readyz 503',
    );
    await fault(`bus away for ${sizes.bus} s`, async () => {
      bus.refuse();
      await after(sizes.bus * 1_000);
      bus.pass();
    });
    await fault('bus hung', async () => {
      bus.hang();
      await after(8_000);
      bus.pass();
    });
    if (disk)
      await fault(
        'disk full',
        async () => {
          disk.fill();
          await eventually(async () => (await ready(first)) === 503, 'a node that says its disk is full', patience);
          disk.free();
          await eventually(async () => (await ready(first)) === 200, 'a node that is ready again', patience);
        },
        async () => '/readyz 503, then 200',
      );
    await fault('clock of one node five minutes ahead', async () => {
      process.kill(childOf(first, 'dist/site.js'), 'SIGUSR2');
      await after(8_000);
      process.kill(childOf(first, 'dist/site.js'), 'SIGUSR2');
    });
    await fault('failover to the replica', async () => {
      await cluster.primary.stop('SIGKILL');
      await after(1_000);
      await cluster.replica.query('select pg_promote()');
      line.pass(cluster.replica.port);
    });

    // The last writes are delivered by the next look into the event log.
    await after(3_000);
    for (const follower of followers) follower.stop();
    await eventually(
      async () => (await sockets()) < 50,
      'the end of half-open sockets',
      Math.max(0, 180_000 - (performance.now() - hungAt)),
    );
    const leftOpen = Math.round((performance.now() - hungAt) / 1_000);
    print('| fault | lasts s | good answers in it | first good ms | good again ms | 503 | seen |\n  |---|---|---|---|---|---|---|');
    for (const row of table) print(row);
    const acknowledged = await spenders.prove();
    const audit = await run(String(workingNode()), [join(root, 'packages/server/dist/audit.js')], {
      env: toolEnvironment({ DATABASE_URL: cluster.replica.url, PITCHSIDE_DATA: undefined }),
    });
    print(`${acknowledged} acknowledged gifts, none lost, none twice; half-open sockets were gone at the latest after ${leftOpen} s`);
    print(
      `sockets: ${followers.map(({ counts }) => `${counts.heard} events, ${counts.missing} missing, ${counts.again} again, ${counts.resets} resets over ${counts.breaks} breaks`).join('; ')}`,
    );
    expect(audit).toMatchObject({ code: 0 });
    expect(followers.map(({ counts }) => counts.missing)).toEqual([0, 0, 0, 0]);
    expect(nodes.flatMap((node) => node.faults())).toEqual([]);
  } finally {
    for (const end of ending.reverse()) await end();
  }
});
