// @module-tag full
import type { StreamHealth, StreamPoint } from '@pitchside/api/live/studio';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '../../../modules/member/member/index.ts';
import { roomModerators } from '../../../modules/live/room/index.ts';
import type { Anchor, Somebody } from '../../../modules/live/studio/studio.fixtures.ts';
import type { Site } from '../../../server.ts';
import { eventually } from '../../../testing/processes.ts';
import { rtmpTag, type RtmpPeer } from '../../../testing/rtmpPeer.ts';
import { openTestSocket, type TestSocket } from '../../../testing/testSocket.ts';
import type { MediaTag } from '../../packager/flv.ts';
import { longTags } from '../../packager/packager.fixtures.ts';
import { mediaWorld, type MediaWorld } from '../mediaWorld.fixtures.ts';

let world: MediaWorld;
let other: MediaWorld['other'];
let anchor: Anchor;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  world = await mediaWorld();
  ({ other } = world);
});
beforeEach(async () => {
  anchor = await world.anchor();
});
afterEach(async () => {
  world.cut();
  for (const socket of sockets.splice(0)) await socket.close();
});
afterAll(() => world.close());

const ask = async (who: Somebody = anchor) =>
  (await world.post('Live/streamHealth', {}, who)) as {
    code: number;
    data: { health: StreamHealth | null; trail: StreamPoint[]; topic: string; turned_away_at: number | null };
  };
const health = async () => (await ask()).data.health;

/** A publisher of the anchor's room at a node, with the server's answers. */
const open = (at: Site = other.site): Promise<RtmpPeer> => world.encoder(anchor, at);
async function push(tags: Iterable<MediaTag>, at?: Site): Promise<RtmpPeer> {
  const peer = await open(at);
  for (const tag of tags) peer.socket.write(rtmpTag(tag));
  return peer;
}
async function follow(who: Somebody, topic: string): Promise<TestSocket> {
  const socket = await openTestSocket(world.site.origin);
  sockets.push(socket);
  socket.send({ type: 'register', data: { info: 'web', lang: 'zh', token: who.token } });
  socket.send({ type: 'subscribe', data: { topic } });
  await socket.until((frames) => frames.some(({ type }) => type === 'subscribed' || type === 'error'));
  return socket;
}

test('the anchor hears at one node how what is pushed at another arrives, and asks for the first picture', async () => {
  expect(await ask()).toMatchObject({ code: 0, data: { health: null, trail: [], topic: `studio:${anchor.room}` } });
  const socket = await follow(anchor, `studio:${anchor.room}`);
  await push(longTags({ seconds: 3, rate: 30, sound: 48_000 }));
  // A measurement during the first tags has not seen two key pictures yet.
  const isMeasured = ({ type, data }: TestSocket['frames'][number]) =>
    type === 'stream_health' && data.audio !== null && Number((data.video as StreamHealth['video'])?.key_interval) > 0;
  await socket.until((frames) => frames.some(isMeasured));
  const measured = socket.frames.find(isMeasured);
  expect(measured).toMatchObject({
    topic: `studio:${anchor.room}`,
    data: {
      room_id: anchor.room,
      state: 'on',
      tries: 0,
      video: { codec: 'H.264', width: 98, height: 54, usual_fps: 30, key_interval: 1_000 },
      audio: { codec: 'AAC', rate: 48_000 },
    },
  });
  const { data } = await ask();
  expect(data.health).toMatchObject({ state: 'on', video: { codec: 'H.264' } });
  expect(data.trail).toHaveLength(1);
});

test('nobody else hears of it: not an assistant, not another anchor, not a visitor; and the anchor no more once they are none', async () => {
  const [helper, stranger] = [await world.somebody(), await world.anchor()];
  await world.site.site.platform.db.insert(roomModerators).values({ roomId: Number(anchor.room), userId: helper.id });
  const topic = `studio:${anchor.room}`;
  for (const who of [helper, stranger, { id: 0, token: '' }]) {
    const socket = await follow(who, topic);
    expect(socket.frames.map(({ type }) => type)).not.toContain('subscribed');
  }
  const own = await follow(anchor, topic);
  expect(own.frames.map(({ type }) => type)).toContain('subscribed');
  await world.site.site.platform.db.update(users).set({ isAnchor: false }).where(eq(users.id, anchor.id));
  await own.until((frames) => frames.some(({ type, data }) => type === 'error' && data.topic === topic));
});

test('a second publisher with the same key stands by, a third is refused at any node, and the anchor is told of both', async () => {
  world.pace(await open(), longTags({ seconds: 60 }));
  await eventually(async () => (await health())?.state === 'on', 'the stream');
  const socket = await follow(anchor, `studio:${anchor.room}`);
  const second = await push(longTags({ seconds: 3 }), world.site.site);
  expect(second.heard()).toContain('Publish.Start');
  await socket.until((frames) => frames.some(({ type, data }) => type === 'stream_standby' && data.is_ready === true));
  expect((await ask()).data).toMatchObject({ has_standby: true });
  for (const at of [other.site, world.site.site]) expect((await open(at)).heard()).toContain('BadName');
  await eventually(async () => (await health())?.tries === 2, 'both tries');
  expect(await health()).toMatchObject({
    state: 'on',
    tried_at: world.site.clock.now(),
    faults: expect.arrayContaining(['second_publisher']),
  });
  second.socket.destroy();
  await socket.until((frames) => frames.some(({ type, data }) => type === 'stream_standby' && data.is_ready === false));
  expect((await ask()).data).toMatchObject({ has_standby: false });
});

test('an encoder that comes to a closed room with the right key is heard of in the studio, until the room opens or it is old', async () => {
  const turnedAway = async () => (await ask()).data.turned_away_at;
  await world.get('Live/endRoom', {}, anchor);
  const socket = await follow(anchor, `studio:${anchor.room}`);
  expect(await turnedAway()).toBeNull();
  expect((await open()).heard()).toContain('closed');
  await socket.until((frames) => frames.some(({ type }) => type === 'publisher_turned_away'));
  expect(await turnedAway()).toBe(world.site.clock.now());
  world.site.clock.set(world.site.clock.now() + 61_000);
  expect(await turnedAway()).toBeNull();
  await open();
  await eventually(async () => (await turnedAway()) !== null, 'the second try');
  await world.get('Live/startRoom', {}, anchor);
  expect(await turnedAway()).toBeNull();
});

test('a picture that no browser plays is hung up on and named, after the line is gone too', async () => {
  const peer = await push([{ kind: 'video', at: 0, body: Buffer.from('\x90hvc1....', 'latin1') }]);
  await peer.closed;
  expect(peer.heard()).toContain('The picture must be H.264.');
  await eventually(async () => (await health())?.state === 'refused', 'what was wrong');
  expect(await health()).toMatchObject({ level: 'broken', faults: ['codec_video'], video: { codec: 'HEVC', is_playable: false } });
  world.site.clock.set(world.site.clock.now() + 700_000);
  expect(await health()).toBeNull();
});

test('a stream without any key frame is told of while it is pushed', async () => {
  function* keyless(): Generator<MediaTag> {
    for (const tag of longTags({ seconds: 60 }))
      yield tag.body[1] === 1 ? { ...tag, body: Buffer.from([0x27, ...tag.body.subarray(1)]) } : tag;
  }
  world.pace(await open(), keyless());
  await eventually(async () => (await health())?.faults.includes('no_key_frames') ?? false, 'the fault');
  expect(await health()).toMatchObject({ level: 'broken', video: { key_interval: null } });
});

test('sound alone, and key frames six seconds apart, are told of while they are pushed', async () => {
  const named = (fault: string) => eventually(async () => (await health())?.faults.includes(fault as never) ?? false, fault);
  const sound = [...longTags({ seconds: 60, sound: 48_000 })].filter(({ kind }) => kind === 'audio');
  world.pace(await open(), sound.values());
  await named('no_video');
  anchor = await world.anchor();
  world.pace(await open(), longTags({ seconds: 60, sound: 48_000, keyEvery: 150 }));
  await named('key_interval');
});

test('a publisher who moved to another node is on, whatever the first node says last', async () => {
  const first = await push(longTags({ seconds: 3 }), other.site);
  await eventually(async () => (await health())?.state === 'on', 'the stream');
  world.site.clock.set(world.site.clock.now() + 1_000);
  first.socket.destroy();
  await first.closed;
  await eventually(async () => (await health())?.state === 'away', 'the break');
  let peer = await open(world.site.site);
  await eventually(async () => peer.heard().includes('Publish.Start') || ((peer = await open(world.site.site)), false), 'a place');
  world.pace(peer, longTags({ seconds: 60 }));
  await eventually(async () => (await health())?.state === 'on', 'the stream at the other node');
  // The first node ends its stream ten seconds after the break: both have reported by then.
  const socket = await follow(anchor, `studio:${anchor.room}`);
  await socket.until((frames) => frames.filter(({ type }) => type === 'stream_health').length >= 12);
  expect(socket.frames.filter(({ type, data }) => type === 'stream_health' && data.state !== 'on')).toEqual([]);
}, 60_000);
