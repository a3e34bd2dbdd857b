// @module-tag full
import type { Room } from '@pitchside/api/live/live';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Anchor } from '../../modules/live/studio/studio.fixtures.ts';
import type { Site } from '../../server.ts';
import { eventually } from '../../testing/processes.ts';
import { rtmpTag, type RtmpPeer } from '../../testing/rtmpPeer.ts';
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
afterEach(() => {
  vi.restoreAllMocks();
  world.cut();
});
afterAll(() => world.close());

/** Pushes three seconds into the anchor's room at a node, and stays connected. */
async function push(at: Site = world.site.site): Promise<RtmpPeer> {
  const peer = await world.encoder(anchor, at);
  expect(peer.heard()).toContain('Publish.Start');
  for (const tag of longTags({ seconds: 3, sound: 48_000 })) peer.socket.write(rtmpTag(tag));
  return peer;
}
const shown = async () => ((await world.get('Live_streaming/getRoomInfo', { id: anchor.room })).data as { room: Room }).room;
const is = (state: Partial<Pick<Room, 'status'>> & { isAway?: boolean }) =>
  eventually(async () => {
    const { status, away } = await shown();
    return (state.status ?? status) === status && (state.isAway ?? away !== null) === (away !== null);
  }, JSON.stringify(state));
async function lose(peer: RtmpPeer): Promise<void> {
  peer.socket.destroy();
  await is({ status: 'live', isAway: true });
}
const playlist = async (origin: string) => (await fetch(`${origin}/media/live/${anchor.room}/plain.m3u8`)).text();
const streamOf = (text: string) => /^(\S+)-s\d+\.m4s$/m.exec(text)?.[1];

test('a room whose encoder is lost waits as long as its anchor chose, everybody is told until when, and it goes on in the same stream', async () => {
  expect((await world.post('Live/ownRoom', {}, anchor)).data).toMatchObject({ grace: 60 });
  expect((await world.post('Live/setGrace', { seconds: 180 }, anchor)).data).toMatchObject({ seconds: 180, room: { away: null } });
  const peer = await push();
  await is({ status: 'live', isAway: false });
  const before = streamOf(await playlist(world.site.origin));
  const now = world.site.clock.now();
  await lose(peer);
  expect((await shown()).away).toEqual({ since: now, until: now + 180_000 });
  // What was pushed is there to its end: three seconds, without waiting for another picture.
  const lengths = [...(await playlist(world.site.origin)).matchAll(/EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
  expect(lengths.reduce((sum, each) => sum + each, 0)).toBeCloseTo(3, 0);
  await push();
  await is({ status: 'live', isAway: false });
  const after = await playlist(world.site.origin);
  expect(streamOf(after)).toBe(before);
  expect(after).not.toContain('ENDLIST');
  const events = await world.eventsOn(`room:${anchor.room}`, 'room');
  expect(events.map(({ data }) => (data as Room).away !== null)).toEqual([false, false, true, false]);
  expect((await world.eventsOn('rooms', 'room')).length).toBeGreaterThan(0);
});

test('a wait follows the setting at once, and when it runs out the room ends as ever', async () => {
  await lose(await push());
  const { since } = (await shown()).away ?? { since: 0 };
  expect((await world.post('Live/setGrace', { seconds: 600 }, anchor)).data).toMatchObject({ room: { away: { until: since + 600_000 } } });
  world.site.clock.set(world.site.clock.now() + 599_000);
  expect(await shown()).toMatchObject({ status: 'live', away: { until: since + 600_000 } });
  expect((await world.post('Live/setGrace', { seconds: 10 }, anchor)).code).toBe(0);
  await is({ status: 'ended', isAway: false });
  expect((await world.post('Live/setGrace', { seconds: 11 }, anchor)).code).toBe(1);
  expect(await playlist(world.site.origin)).toContain('ENDLIST');
});

test('an anchor ends the wait at once, and the stream is over at its node', async () => {
  await lose(await push(other.site));
  expect((await world.get('Live/endRoom', {}, anchor)).code).toBe(0);
  expect(await shown()).toMatchObject({ status: 'ended', away: null });
  await eventually(async () => (await playlist(other.origin)).includes('ENDLIST'), 'the end of the stream');
});

test('an encoder that comes back at another node goes on there, for viewers of the first node too, and the end of the first stream is no end', async () => {
  const logged = vi.spyOn(world.site.site.platform.log, 'info');
  await lose(await push());
  const first = streamOf(await playlist(world.site.origin));
  await push(other.site);
  await is({ status: 'live', isAway: false });
  await eventually(async () => ![first, undefined].includes(streamOf(await playlist(world.site.origin))), 'the new stream');
  world.site.clock.set(world.site.clock.now() + 61_000);
  await eventually(
    () => logged.mock.calls.some(([about, said]) => said === 'stream ended' && (about as { room?: string }).room === anchor.room),
    'the end of the first stream',
  );
  expect(await shown()).toMatchObject({ status: 'live', away: null });
  expect(streamOf(await playlist(world.site.origin))).toBe(streamOf(await playlist(other.origin)));
});

test('an encoder that left before its first picture keeps nobody waiting', async () => {
  (await world.encoder(anchor)).socket.destroy();
  await push();
  await is({ status: 'live', isAway: false });
});
