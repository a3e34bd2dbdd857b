import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { barrageList } from '@pitchside/api/live/barrage';
import { getOverlays, ownOverlays, readOverlay } from '@pitchside/api/live/overlays';
import { createToken } from '@pitchside/api/member/tokens';
import { createWebhook } from '@pitchside/api/member/webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { world } from '../modules/scores/matches/matches.fixtures.ts';
import { eventually } from '../testing/processes.ts';
import { testPeople, type TestPeople } from '../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { startWebhookReceiver } from '../testing/webhookReceiver.ts';

const folder = join(import.meta.dirname, '../../../../examples');
let site: TestSite;
let people: TestPeople;
const running: ChildProcess[] = [];
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_WEBHOOK_LOOPBACK: 'on' });
  // The examples compare instants with the clock of this machine.
  site.clock.set(Date.now());
  people = testPeople(site);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await site.close();
});

/** Starts an example, and gives what it says. */
async function run(file: string, env: Record<string, string>): Promise<() => string> {
  const child = spawn(process.execPath, [join(folder, file)], { env: { ...process.env, ...env }, stdio: 'pipe' });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  await eventually(() => said.includes('listening'), `${file} that listens`);
  return () => said;
}

test('the bot answers !score with the match of the room, once, and no other bot', async () => {
  await site.site.matches.apply(world(site.clock.now(), 1));
  const anchor = await people.anchor('live', { matchId: 'm1' });
  const bot = await people.newcomer();
  const body = { name: 'score', scopes: ['room:read', 'chat:send'], days: 30 };
  const { token } = createToken.data.parse((await site.call('POST', 'Token/create', { token: bot.token, body })).data);
  const said = await run('bot/bot.mjs', { SITE: site.origin, TOKEN: token, ROOM: anchor.room });
  await site.site.barrage.say(anchor.room, (await people.newcomer()).id, '!score');
  const answers = async () =>
    barrageList.data
      .parse((await site.call('GET', 'Barrage/getList', { query: `?id=${anchor.room}` })).data)
      .list.filter(({ is_bot: isBot }) => isBot)
      .map(({ text }) => text);
  await eventually(async () => (await answers()).length > 0, `an answer; the bot said ${said()}`);
  expect(await answers()).toEqual(['a1 (en) 0-0 b1 (en)']);
  await site.call('GET', 'Barrage/send', { token, query: `?id=${anchor.room}&text=${encodeURIComponent('!score')}` });
  const asked = await people.newcomer();
  site.clock.set(site.clock.now() + 10_000);
  await site.site.barrage.say(anchor.room, asked.id, '!score');
  await eventually(async () => (await answers()).length === 3, 'the second answer');
  expect(await answers()).toEqual(['a1 (en) 0-0 b1 (en)', '!score', 'a1 (en) 0-0 b1 (en)']);
});

test('the receiver takes what is signed with its secret, and nothing else', async () => {
  const anchor = await people.anchor();
  // A port that is free: the receiver that had it is closed.
  const probe = await startWebhookReceiver();
  const url = probe.url;
  await probe.close();
  const body = { url, events: ['room.live', 'room.ended'] };
  const { secret } = createWebhook.data.parse((await site.call('POST', 'Webhook/create', { token: anchor.token, body })).data);
  const said = await run('webhook/receiver.mjs', { SECRET: secret, PORT: String(probe.port) });
  await site.site.live.streamEnded(Number(anchor.room));
  await site.site.webhooks.send();
  await eventually(() => said().includes('room.ended'), 'the event');
  const forged = await fetch(url, {
    method: 'POST',
    headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': String(Math.floor(Date.now() / 1_000)), 'webhook-signature': 'v1,AAAA' },
    body: '{"type":"order.paid","data":{}}',
  });
  expect([forged.status, said().includes('order.paid')]).toEqual([401, false]);
});

test('the scene of OBS shows the overlays of a room by its secret, whole and one by one', async () => {
  const anchor = await people.anchor('live');
  const { path } = ownOverlays.data.parse((await site.call('POST', 'Overlay/renew', { token: anchor.token, body: {} })).data);
  const written = readFileSync(join(folder, 'obs/scene.json'), 'utf8');
  expect(written.split('\n').length).toBeLessThanOrEqual(40);
  const secret = path?.replace('/overlay/', '') ?? '';
  const scene = JSON.parse(written.replaceAll('SITE', site.origin).replaceAll('SECRET', secret)) as {
    current_scene: string;
    sources: { id: string; name: string; settings: { url?: string; items?: { name: string }[] } }[];
  };
  const sources = scene.sources.filter(({ id }) => id === 'browser_source');
  const shown = scene.sources.find(({ name }) => name === scene.current_scene)?.settings.items?.map(({ name }) => name);
  expect(shown).toEqual(sources.map(({ name }) => name));
  const asked = sources.map(({ settings }) => readOverlay(new URL(settings.url ?? '').pathname));
  expect(asked).toEqual([
    { secret, kind: null },
    { secret, kind: 'score' },
  ]);
  const opened = getOverlays.data.parse((await site.call('POST', getOverlays.path, { body: { secret: asked[0]?.secret } })).data);
  expect(opened.room_id).toBe(anchor.room);
});
