import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { longTags } from '../packages/server/src/media/packager/packager.fixtures.ts';
import { runningEmbedded } from '../packages/server/src/ports/database/embeddedRunning.ts';
import { eventually, processes, signalFamily } from '../packages/server/src/testing/processes.ts';
import { openRtmpPeer, rtmpOpening, rtmpTag } from '../packages/server/src/testing/rtmpPeer.ts';
import { startProduct } from '../scripts/product/start.mjs';
import { run } from '../scripts/setup/command.mjs';
import { root, toolEnvironment, workingNode } from '../scripts/setup/node.mjs';
import { follow } from './fixtures/follower.ts';
import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/members.ts';
import { childOf, inSite } from './fixtures/siteProcess.ts';
import { openSpenders } from './fixtures/spenders.ts';
import type { Site } from './fixtures/site.ts';

const rounds = process.env.PITCHSIDE_DEEP ? 10 : 1;
const after = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

const postgres = (site: Site) => childOf(site, 'bin/postgres');
const served = (site: Site) => childOf(site, 'dist/site.js');

/** Faults of the site; each resolves at the moment from which the site has to recover by itself. */
const faults: Record<string, (site: Site) => Promise<void>> = {
  'site killed': async (site) => void process.kill(served(site), 'SIGKILL'),
  'fault thrown': async (site) => void process.kill(served(site), 'SIGUSR2'),
  'database killed': async (site) => void process.kill(postgres(site), 'SIGKILL'),
  async 'connections cut'(site) {
    const client = new pg.Client({ connectionString: runningEmbedded(join(site.data, 'postgres')) });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1', [
      'client backend',
    ]);
    await client.end();
  },
  async 'database hung'(site) {
    const pid = postgres(site);
    signalFamily(pid, 'SIGSTOP');
    await after(4_000);
    signalFamily(pid, 'SIGCONT');
  },
  async 'site hung'(site) {
    const pid = served(site);
    process.kill(pid, 'SIGSTOP');
    await after(2_000);
    process.kill(pid, 'SIGCONT');
  },
  async 'all killed'(site) {
    await site.pause('SIGKILL');
    await site.resume();
  },
};

/** Lets the site's process throw, on a signal, what nobody is there to catch. */
const faultOnSignal = (folder: string) => inSite(folder, "process.on('SIGUSR2', () => { throw new Error('nobody foresaw this'); });");

/** Pushes pictures at their pace, and again after each break. */
function push(server: string, key: string) {
  let isOver = false;
  let pushes = 0;
  const over = (async () => {
    while (!isOver) {
      const peer = openRtmpPeer(server, rtmpOpening(key));
      let isGone = false;
      void peer.closed.then(() => (isGone = true));
      for (let waited = 0; waited < 100 && !isGone && !peer.heard().includes('Publish.Start'); waited += 1) await after(50);
      if (peer.heard().includes('Publish.Start')) pushes += 1;
      const begun = performance.now();
      for (const tag of longTags({ seconds: 3_600 })) {
        await after(Math.max(0, tag.at - (performance.now() - begun)));
        if (isGone || isOver) break;
        peer.socket.write(rtmpTag(tag));
      }
      peer.socket.destroy();
      await after(300);
    }
  })();
  return { pushes: () => pushes, stop: () => ((isOver = true), over) };
}

test(`nothing acknowledged is lost or done twice, and the site comes back by itself, over ${rounds} of every outage @deep`, async () => {
  test.setTimeout(rounds * 180_000 + 120_000);
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-outage-'));
  const site = await startProduct({ PITCHSIDE_SEED: '2026', PITCHSIDE_SIM_SPEED: '0', NODE_OPTIONS: faultOnSignal(folder) });
  const print = (text: string) => process.stdout.write(`  ${text}\n`);
  try {
    const spenders = await openSpenders(site, folder);
    const anchor = await signIn(site.origin, 'anchor');
    const read = async <T>(path: string) =>
      (await (await fetch(`${site.origin}/api/${path}`, { headers: { token: anchor.token } })).json()) as { code: number; data: T };
    let room: { id: string; server: string; key: string } | undefined;
    for (let id = 1; id < 60 && !room; id += 1) {
      const { code, data } = await read<{ server: string; key: string }>(`Live/getPushUrl?id=${id}`);
      if (code === 0) room = { id: String(id), ...data };
    }
    if (!room) throw new Error('the anchor has no room');
    const { id, server, key } = room;
    const stream = push(server, key);
    const plays = async () =>
      await fetch(`${site.origin}/media/live/${id}/index.m3u8`).then(
        ({ status }) => status === 200,
        () => false,
      );
    await eventually(plays, 'the stream');
    const followers = Array.from({ length: 4 }, () => follow(site, `room:${spenders.room}`));

    const times: Record<string, number[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, happen] of Object.entries(faults)) {
        let good: number | undefined;
        let since = Infinity;
        // An answer to what was sent before may still be on its way.
        const stop = spenders.begin(240, (begun, at) => {
          if (begun > since) good ??= at;
        });
        await after(400 + ((round * 137) % 600));
        await happen(site);
        since = performance.now();
        await eventually(() => good !== undefined, `a good answer after: ${name}`);
        (times[name] ??= []).push((good ?? 0) - since);
        await stop();
        await spenders.settle();
        await eventually(plays, `the stream after: ${name}`);
      }
      if (rounds > 1) print(`round ${round + 1} of ${rounds}`);
    }

    for (const [name, each] of Object.entries(times)) {
      const sorted = [...each].sort((a, b) => a - b).map(Math.round);
      print(
        `${name}: ${each.length} times, first good answer after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`,
      );
    }
    print(
      `${spenders.refused.count} calls answered 503, the slowest after ${Math.round(spenders.refused.slowest)} ms; the stream was pushed ${stream.pushes()} times`,
    );
    const acknowledged = await spenders.prove();
    // The last writes are delivered by the next poll of the event log.
    await after(2_500);
    for (const follower of followers) follower.stop();
    print(
      `sockets: ${followers.map(({ counts }) => `${counts.heard} events, ${counts.missing} missing, ${counts.again} again, ${counts.resets} resets over ${counts.breaks} breaks`).join('; ')}`,
    );
    expect(followers.map(({ counts }) => counts.missing)).toEqual([0, 0, 0, 0]);
    expect(followers.every(({ counts }) => counts.heard > 0)).toBe(true);
    await stream.stop();
    const audit = await run(String(workingNode()), [join(root, 'packages/server/dist/audit.js')], {
      env: toolEnvironment({ PITCHSIDE_DATA: site.data, DATABASE_URL: undefined }),
    });
    print(`${acknowledged} acknowledged gifts, none lost, none twice`);
    expect(acknowledged).toBeGreaterThan(rounds * 10);
    expect(audit).toMatchObject({ code: 0 });
    // Each thrown fault is logged once, in full, and there was no other.
    expect(site.said().match(/"msg":"fault"/g)).toHaveLength(rounds);
    expect(site.said().match(/"message":"nobody foresaw this"/g)).toHaveLength(rounds);
  } finally {
    await site.stop(rounds);
    rmSync(folder, { recursive: true, force: true });
  }
  await eventually(() => !processes().some(({ command }) => command.includes(site.data)), 'the end of all its processes');
});

test('whoever keeps the site is killed: no process of it stays behind, even one that hangs', async () => {
  test.setTimeout(120_000);
  const site = await startProduct({ PITCHSIDE_SIM_SPEED: '0', PITCHSIDE_DEMO: 'off' });
  try {
    const all = [served(site), postgres(site)];
    process.kill(all[0] ?? 0, 'SIGSTOP');
    process.kill(site.pid() ?? 0, 'SIGKILL');
    await eventually(
      () => !processes().some(({ pid, command }) => all.includes(pid) && !command.includes('defunct')),
      'the end of its processes',
    );
  } finally {
    await site.stop();
  }
});
