// @module-tag full
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Anchor } from '../../modules/live/studio/studio.fixtures.ts';
import type { Site } from '../../server.ts';
import { eventually } from '../../testing/processes.ts';
import type { RtmpPeer } from '../../testing/rtmpPeer.ts';
import { longTags } from '../packager/packager.fixtures.ts';
import { mediaWorld, type MediaWorld } from './mediaWorld.fixtures.ts';

let world: MediaWorld;
let other: MediaWorld['other'];
let anchor: Anchor;
beforeAll(async () => {
  world = await mediaWorld();
  ({ other } = world);
});
beforeEach(async () => {
  anchor = await world.anchor();
});
afterEach(() => world.cut());
afterAll(() => world.close());

/** Pushes at a node as an encoder does, until it is stopped; `hush` leaves the line open and sends no more. */
async function push(at: Site, rate = 25): Promise<RtmpPeer & { hush(): void }> {
  const peer = await world.encoder(anchor, at);
  expect(peer.heard()).toContain('Publish.Start');
  const timer = world.pace(peer, longTags({ seconds: 60, rate, sound: 48_000 })[Symbol.iterator]());
  return Object.assign(peer, { hush: () => clearInterval(timer) });
}
const row = () => world.row(anchor.room);
const isLive = () => eventually(async () => (await row())?.status === 'live', 'the room');
const hasStandby = async () => ((await world.post('Live/streamHealth', {}, anchor)).data as { has_standby: boolean }).has_standby;
const playlist = async (origin: string) => (await fetch(`${origin}/media/live/${anchor.room}/plain.m3u8`)).text();
const newest = (text: string) => Number(/-s(\d+)\.m4s\n?(?!.*-s\d+\.m4s)/s.exec(text)?.[1] ?? 0);
const streamOf = (text: string) => /^(\S+)-s\d+\.m4s$/m.exec(text)?.[1];
/** Waits until the room is seen to be published into by the second publisher. */
async function isTaken(generation: number): Promise<void> {
  await eventually(async () => (await row())?.generation === generation + 1, 'the stand-by to take over');
  await eventually(async () => (await row())?.awayAt === null, 'its first piece');
  expect((await row())?.status).toBe('live');
}

test.each([
  ['hangs up', 'the same node', (peer: RtmpPeer & { hush(): void }) => void peer.socket.destroy()],
  ['falls silent', 'the same node', (peer: RtmpPeer & { hush(): void }) => peer.hush()],
  ['hangs up', 'another node', (peer: RtmpPeer & { hush(): void }) => void peer.socket.destroy()],
  ['falls silent', 'another node', (peer: RtmpPeer & { hush(): void }) => peer.hush()],
])('when the first encoder %s, the second at %s is on without an end', async (_, where, lose) => {
  const first = await push(world.site.site);
  await isLive();
  const at = where === 'another node' ? other : { site: world.site.site, origin: world.site.origin };
  await push(at.site, 30);
  await eventually(hasStandby, 'the stand-by');
  const generation = (await row())?.generation ?? 0;
  const before = await playlist(world.site.origin);
  lose(first);
  await isTaken(generation);
  await eventually(async () => !(await hasStandby()), 'no more stand-by');
  // Viewers of the first node go on: another picture in the same list, or the list of the other node.
  await eventually(async () => {
    const text = await playlist(world.site.origin);
    return where === 'another node' ? ![undefined, streamOf(before)].includes(streamOf(text)) : newest(text) > newest(before);
  }, 'the second picture');
  const text = await playlist(at.origin);
  expect(text).not.toContain('ENDLIST');
  const events = await world.eventsOn(`room:${anchor.room}`, 'room');
  expect(events.every(({ data }) => (data as { status: string }).status === 'live')).toBe(true);
});

test('a room that is ended, or gets another key, hangs up on the stand-by too', async () => {
  await push(world.site.site);
  await isLive();
  const second = await push(other.site);
  await eventually(hasStandby, 'the stand-by');
  await world.get('Live/endRoom', {}, anchor);
  await second.closed;
  expect((await row())?.status).toBe('ended');
  await world.get('Live/startRoom', {}, anchor);
  await eventually(async () => !(await hasStandby()), 'a free place');
  await push(world.site.site);
  await isLive();
  const third = await push(world.site.site);
  await world.post('Live/renewPushUrl', { id: anchor.room }, anchor);
  await third.closed;
});
