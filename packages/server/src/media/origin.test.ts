// @module-tag full
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { as, liveWorld, type LiveWorld } from '../modules/live/live/live.fixtures.ts';
import { createLive, type Live } from '../modules/live/live/index.ts';
import { createLeases, databaseNow } from '../platform/leases.ts';
import { leases as leaseTable } from '../platform/leases.tables.ts';
import type { Platform } from '../platform/platform.ts';
import type { Running } from '../platform/running.types.ts';
import { createLocalBus } from '../ports/bus/local.ts';
import { eventually } from '../testing/processes.ts';
import { openRtmpPeer, rtmpOpening, rtmpTag, type RtmpPeer } from '../testing/rtmpPeer.ts';
import { createMedia } from './media.service.ts';
import { nothingRecorded } from './recorder/recorder.fixtures.ts';
import type { MediaOrigin } from './origin.ts';
import { longTags } from './packager/packager.fixtures.ts';

interface Node {
  platform: Platform;
  media: MediaOrigin;
  live: Live;
}

/** No demo room of these tests shows a match. */
const noMatches = { rowsById: async () => new Map(), foresee: () => undefined };

let world: LiveWorld;
const running: Running[] = [];
const peers: RtmpPeer[] = [];
beforeAll(async () => {
  world = await liveWorld({ PITCHSIDE_DEMO: 'on' });
});
afterEach(async () => {
  for (const { socket } of peers.splice(0)) socket.destroy();
  for (const each of running.splice(0)) await each.stop();
});
afterAll(() => world.close());

/** A node that takes streams; nodes that share a bus wake each other. */
async function node(bus = createLocalBus()): Promise<Node> {
  const platform: Platform = { ...world.platform, bus, leases: createLeases({ ...world.platform, bus }) };
  const live = createLive(platform, {
    matchRows: async () => new Map(),
    secret: 'test secret',
    ingestAddress: () => media.ingestAddress(),
    whip: () => media.whip(),
    cut: (roomId) => media.cut(roomId),
    past: async () => null,
    pictureOf: (roomId) => media.pictureOf(roomId),
    variantsOf: (roomId) => media.variantsOf(roomId),
    soundOf: (roomId) => media.soundOf(roomId),
  });
  const media: MediaOrigin = createMedia(platform, live, noMatches, nothingRecorded, { sweepEvery: 150 });
  running.push(await media.start());
  return { platform, media, live };
}

let people = 0;
async function newRoom(): Promise<{ room: number; owner: number }> {
  const owner = await world.member(`主播${(people += 1)}`);
  return { room: await world.room(owner), owner };
}
async function keyOf({ live }: Node, { room, owner }: { room: number; owner: number }): Promise<string> {
  const { key } = await live.handlers.getPushUrl({ id: String(room) }, as(owner));
  return typeof key === 'string' ? key : '';
}
const statusOf = async (room: number) => (await world.live.room(String(room)))?.room.status;

/** Publishes at a node; resolves once accepted or refused. */
async function push({ media }: Node, key: string): Promise<{ peer: RtmpPeer; isIn: boolean }> {
  const peer = openRtmpPeer(media.ingestAddress(), rtmpOpening(key));
  peers.push(peer);
  await eventually(() => /Publish\.(Start|BadName)/.test(peer.heard()), 'an answer');
  const isIn = peer.heard().includes('Publish.Start');
  if (isIn) for (const tag of longTags({ seconds: 3 })) peer.socket.write(rtmpTag(tag));
  return { peer, isIn };
}
const isLive = (room: number) => eventually(async () => (await statusOf(room)) === 'live', 'the room goes live');
const isOver = (room: number) => eventually(async () => (await statusOf(room)) === 'ended', 'the end of the room');

test('one key is one publisher, at whichever node', async () => {
  const [here, there] = [await node(), await node()];
  const room = await newRoom();
  const key = await keyOf(here, room);
  expect((await push(here, key)).isIn).toBe(true);
  await isLive(room.room);
  // One more stands by, at whichever node.
  expect((await push(there, key)).isIn).toBe(true);
  expect((await push(here, key)).isIn).toBe(false);
  expect((await push(there, key)).isIn).toBe(false);
});

test('a new key cuts the publisher at another node and ends the room; the old key is worth nothing, the new one goes live anew', async () => {
  const bus = createLocalBus();
  const [here, there] = [await node(bus), await node(bus)];
  const room = await newRoom();
  const old = await keyOf(here, room);
  const { peer } = await push(there, old);
  await isLive(room.room);
  expect(await here.live.newKey(room.room)).toBe(true);
  await peer.closed;
  await isOver(room.room);
  expect((await push(there, old)).isIn).toBe(false);
  expect((await push(here, await keyOf(here, room))).isIn).toBe(true);
  await isLive(room.room);
  expect(await here.live.newKey(999_999)).toBe(false);
});

test('a room that is closed takes no publisher and cuts the one it has, at another node; opened again it takes one', async () => {
  const bus = createLocalBus();
  const [here, there] = [await node(bus), await node(bus)];
  const room = await newRoom();
  const key = await keyOf(here, room);
  const { peer } = await push(there, key);
  await isLive(room.room);
  await here.live.close(room.room);
  await peer.closed;
  expect(await statusOf(room.room)).toBe('ended');
  for (const at of [here, there]) expect((await push(at, key)).isIn).toBe(false);
  await world.platform.db.transaction((tx) => here.live.open(tx, room.room));
  let isBack = false;
  await eventually(async () => (isBack ||= (await push(here, key)).isIn), 'a place in the open room');
  await isLive(room.room);
});

test('who is let in while the room is being closed is turned away', async () => {
  const here = await node();
  const room = await newRoom();
  const key = await keyOf(here, room);
  // Closed after the key was found right, and before the stream is this node's.
  const { take } = here.platform.leases;
  here.platform.leases.take = async (...given) => {
    await here.live.close(room.room);
    return take.apply(here.platform.leases, given);
  };
  const { peer, isIn } = await push(here, key);
  expect(isIn).toBe(false);
  await peer.closed;
  expect(await here.platform.leases.alive('stream:', 0)).not.toContain(`stream:${room.room}`);
});

test('a node that starts, and one that stops, ends nobody’s stream but its own', async () => {
  const here = await node();
  const room = await newRoom();
  const { peer } = await push(here, await keyOf(here, room));
  await isLive(room.room);
  const there = await node();
  const theirs = await newRoom();
  await push(there, await keyOf(there, theirs));
  await isLive(theirs.room);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await running.pop()?.stop();
  await isOver(theirs.room);
  expect(peer.socket.destroyed).toBe(false);
  expect(await statusOf(room.room)).toBe('live');
});

test('a publisher who comes back at another node keeps the room live', async () => {
  const [here, there] = [await node(), await node()];
  const room = await newRoom();
  const key = await keyOf(here, room);
  const { peer } = await push(here, key);
  await isLive(room.room);
  peer.socket.destroy();
  await peer.closed;
  let isBack = false;
  await eventually(async () => (isBack ||= (await push(there, key)).isIn), 'a place at the other node');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await statusOf(room.room)).toBe('live');
});

test('the room of a node that died ends, and no sooner than its publisher could have come back', async () => {
  const { room } = await newRoom();
  await world.platform.db.execute(sql`update room set status = 'live' where id = ${room}`);
  await world.platform.db.execute(
    sql`insert into ${leaseTable} (name, holder, until) values (${`stream:${room}`}, 'somebody who died', ${databaseNow} - 5000)`,
  );
  await node();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await statusOf(room)).toBe('live');
  await world.platform.db.execute(sql`update ${leaseTable} set until = ${databaseNow} - 60001 where name = ${`stream:${room}`}`);
  await isOver(room);
});
