// @module-tag full
import type { StreamHealth } from '@pitchside/api/live/studio';
import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Anchor } from '../../modules/live/studio/studio.fixtures.ts';
import { eventually } from '../../testing/processes.ts';
import { openRtmpPeer, rtmpOpening } from '../../testing/rtmpPeer.ts';
import { openWhipPeer, type WhipPeer, type WhipPeerOptions } from '../../testing/whipPeer.ts';
import { mediaWorld, type MediaWorld } from '../ingest/mediaWorld.fixtures.ts';
import { largePicture } from './h264.fixtures.ts';

const hasFfmpeg = spawnSync(process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg', ['-version']).status === 0;
/** 20 ms of silence. */
const silence = Buffer.from([0xf8, 0xff, 0xfe]);

let world: MediaWorld;
let other: MediaWorld['other'];
let anchor: Anchor;
const peers: WhipPeer[] = [];
const timers: NodeJS.Timeout[] = [];
beforeAll(async () => {
  world = await mediaWorld({ PITCHSIDE_WHIP_PORTS: 'any' });
  ({ other } = world);
});
beforeEach(async () => {
  anchor = await world.anchor();
});
afterEach(async () => {
  for (const timer of timers.splice(0)) clearInterval(timer);
  for (const peer of peers.splice(0)) await peer.close();
});
afterAll(() => world.close());

async function way(): Promise<{ url: string; token: string; has_sound: boolean; server: string; key: string }> {
  const { data } = await world.get('Live/getPushUrl', { id: anchor.room }, anchor);
  const { whip, server, key } = data as { server: string; key: string; whip: { url: string; token: string; has_sound: boolean } };
  expect(new URL(whip.url).pathname).toBe(`/whip/${anchor.room}`);
  return { ...whip, server, key };
}
async function open(options: WhipPeerOptions & { key?: string | undefined; at?: string; room?: string } = {}): Promise<WhipPeer> {
  const { token } = await way();
  const { at = world.site.origin, room = anchor.room } = options;
  const peer = await openWhipPeer(`${at}/whip/${room}`, 'key' in options ? options.key : token, options);
  peers.push(peer);
  return peer;
}
/** Sends 25 pictures a second, a key picture whenever one is asked for, and sound where it is wanted. */
function play(peer: WhipPeer, { withSound = false, lose = -1 } = {}): void {
  const begun = performance.now();
  let [frame, sound, answered] = [0, 0, 0];
  timers.push(
    setInterval(() => {
      const now = performance.now() - begun;
      for (; frame * 40 <= now; frame += 1) {
        const isKey = frame === 0 || peer.keysAsked() > answered;
        answered = peer.keysAsked();
        peer.picture(largePicture(isKey, isKey ? 6_000 : 2_500), frame * 40, frame === lose ? [1] : []);
      }
      for (; withSound && sound * 20 <= now; sound += 1) peer.sound(silence, sound * 20);
    }, 10),
  );
}
const status = async () => (await world.row(anchor.room))?.status;
const health = async () => ((await world.post('Live/streamHealth', {}, anchor)).data as { health: StreamHealth | null }).health;
const get = async (file: string, at = world.site.origin) => (await fetch(`${at}/media/live/${anchor.room}/${file}`)).text();
const end = (peer: WhipPeer, at = world.site.origin) => fetch(`${at}${peer.headers.get('location')}`, { method: 'DELETE' });

test('a publisher goes live within seconds, is asked for key pictures, and plays as low-latency HLS', { timeout: 60_000 }, async () => {
  const begun = performance.now();
  const peer = await open();
  expect(peer.status).toBe(201);
  expect(peer.headers.get('content-type')).toContain('application/sdp');
  expect(peer.headers.get('location')).toMatch(new RegExp(`^/whip/${anchor.room}/[\\da-f]{32}$`));
  expect(peer.headers.get('etag')).toMatch(/^"[\da-f]{32}"$/);
  expect(peer.body).toMatch(/a=group:BUNDLE.*\r\na=ice-lite/);
  await eventually(peer.isConnected, 'the connection');
  play(peer, { withSound: true });
  await eventually(async () => (await status()) === 'live', 'the room');
  expect(performance.now() - begun).toBeLessThan(10_000);
  await eventually(async () => ((await get('index.m3u8')).match(/EXTINF/g) ?? []).length >= 4, 'four segments');
  // A key picture about every two seconds: segments are cut at them.
  const lengths = [...(await get('index.m3u8')).matchAll(/EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
  expect(Math.max(...lengths)).toBeLessThan(3);
  await eventually(async () => Number((await health())?.video?.key_interval) > 1_500, 'two key pictures');
  expect(await health()).toMatchObject({ state: 'on', video: { codec: 'H.264', width: 98, height: 54 } });
  if (hasFfmpeg) await eventually(async () => (await health())?.audio?.codec === 'AAC', 'the sound');
  expect((await way()).has_sound).toBe(hasFfmpeg);
  expect((await end(peer)).status).toBe(200);
  expect((await end(peer)).status).toBe(404);
  await eventually(async () => (await health())?.state === 'away', 'the end');
});

test('over TCP it goes as well, where UDP is blocked', { timeout: 60_000 }, async () => {
  const peer = await open({ overTcp: true });
  await eventually(peer.isConnected, 'the connection');
  play(peer);
  await eventually(async () => (await status()) === 'live', 'the room');
  await end(peer);
});

test('a lost packet costs the pictures up to the next key picture, which is asked for at once', { timeout: 60_000 }, async () => {
  const peer = await open();
  await eventually(peer.isConnected, 'the connection');
  play(peer, { lose: 60 });
  await eventually(async () => (await status()) === 'live', 'the room');
  await eventually(async () => Number((await health())?.video?.lost) > 0, 'the loss');
  const before = peer.keysAsked();
  await eventually(async () => Number((await health())?.video?.fps) >= 23, 'the pictures afterwards');
  expect(before).toBeGreaterThan(1);
});

test('who may not publish, and what cannot be played, is refused by name', async () => {
  const code = ({ body }: WhipPeer) => (JSON.parse(body) as { code: string }).code;
  const cases: [string, number, Parameters<typeof open>[0]][] = [
    ['noKey', 401, { key: undefined }],
    ['key', 401, { key: 'wrong' }],
    ['key', 401, { room: '999999' }],
    ['app', 404, { room: 'nobody' }],
    ['codec', 422, { codec: 'VP8' }],
    ['codec', 422, { offer: (sdp) => sdp.replace(/profile-level-id=\w+/, 'profile-level-id=640032') }],
    ['codec', 422, { offer: (sdp) => sdp.replace('packetization-mode=1', 'packetization-mode=0') }],
    ['no_video', 422, { offer: (sdp) => sdp.replace('a=sendonly', 'a=recvonly') }],
    ['no_video', 422, { offer: (sdp) => sdp.slice(0, sdp.indexOf('m=')) }],
    ['offer', 400, { offer: () => 'hello' }],
    ['offer', 400, { offer: (sdp) => `${sdp}m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n` }],
    ['offer', 400, { offer: (sdp) => sdp.replaceAll(/a=(?:ice-ufrag|ice-pwd|fingerprint).*\r\n/g, '') }],
  ];
  for (const [reason, wanted, options] of cases) {
    const peer = await open(options);
    expect([reason, peer.status, code(peer)]).toEqual([reason, wanted, reason]);
  }
  expect((await open({ headers: { 'content-type': 'application/json' } })).status).toBe(415);
  expect((await open({ offer: (sdp) => sdp + 'a=x\r\n'.repeat(20_000) })).status).toBe(413);
  await world.get('Live/endRoom', {}, anchor);
  const closed = await open();
  expect([closed.status, code(closed)]).toEqual([403, 'closed']);
  const patched = await fetch(`${world.site.origin}/whip/${anchor.room}/${'0'.repeat(32)}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/trickle-ice-sdpfrag' },
    body: 'a=end-of-candidates',
  });
  expect([patched.status, patched.headers.get('allow')]).toEqual([405, 'DELETE']);
});

test('one key is one publisher at all nodes, by WebRTC and by RTMP; any node ends its session', { timeout: 60_000 }, async () => {
  const peer = await open();
  await eventually(peer.isConnected, 'the connection');
  play(peer);
  await eventually(async () => (await status()) === 'live', 'the room');
  const { server, key } = await way();
  // A second one stands by, and further ones are refused.
  const standby = openRtmpPeer(server, rtmpOpening(key));
  await eventually(() => standby.heard().includes('Publish.Start'), 'the stand-by');
  for (const at of [world.site.origin, other.origin]) expect((await open({ at })).status).toBe(409);
  const rtmp = openRtmpPeer(server, rtmpOpening(key));
  await eventually(() => rtmp.heard().includes('BadName'), 'the refusal');
  rtmp.socket.destroy();
  standby.socket.destroy();
  expect(await get('index.m3u8', other.origin)).toContain('#EXTINF');
  expect((await end(peer, other.origin)).status).toBe(200);
  const back = await open({ at: other.origin });
  expect(back.status).toBe(201);
});

test('another key ends a session at once', { timeout: 60_000 }, async () => {
  const peer = await open();
  await eventually(peer.isConnected, 'the connection');
  play(peer);
  await eventually(async () => (await status()) === 'live', 'the room');
  await world.post('Live/renewPushUrl', { id: anchor.room }, anchor);
  await eventually(async () => (await end(peer)).status === 404, 'the end of the session');
});

test('a publisher whose media never arrives is given up after ten seconds, and the anchor reads why', { timeout: 60_000 }, async () => {
  const peer = await open({ isDeaf: true });
  expect(peer.status).toBe(201);
  const begun = performance.now();
  await eventually(async () => (await health())?.faults.includes('unreached') === true, 'the word', 20_000);
  expect(performance.now() - begun).toBeGreaterThan(8_000);
  expect(await health()).toMatchObject({ state: 'unreached', level: 'broken' });
  expect((await end(peer)).status).toBe(404);
});
