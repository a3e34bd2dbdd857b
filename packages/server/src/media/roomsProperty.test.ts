import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, liveWorld, type LiveWorld } from '../modules/live/live/live.fixtures.ts';
import { createLive, type Live } from '../modules/live/live/index.ts';
import { createLeases } from '../platform/leases.ts';
import type { Platform } from '../platform/platform.ts';
import type { Running } from '../platform/running.types.ts';
import { createLocalBus } from '../ports/bus/local.ts';
import { eventually } from '../testing/processes.ts';
import { openRtmpPeer, rtmpOpening, rtmpTag, type RtmpPeer } from '../testing/rtmpPeer.ts';
import { createMedia } from './media.service.ts';
import type { MediaOrigin } from './origin.ts';
import { longTags } from './packager/packager.fixtures.ts';
import { nothingRecorded } from './recorder/recorder.fixtures.ts';
import { seeded } from './timeline/pushed.fixtures.ts';

/** Milliseconds that a room waits for its publisher in these tests. */
const grace = 400;

let world: LiveWorld;
let nodes: { media: MediaOrigin; live: Live }[];
const running: Running[] = [];
const peers: RtmpPeer[] = [];
beforeAll(async () => {
  world = await liveWorld({ PITCHSIDE_DEMO: 'on' });
  const bus = createLocalBus();
  nodes = [];
  for (let count = 0; count < 3; count += 1) {
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
    const media: MediaOrigin = createMedia(platform, live, { rowsById: async () => new Map(), foresee: () => undefined }, nothingRecorded, {
      sweepEvery: 300,
    });
    running.push(await media.start());
    nodes.push({ media, live });
  }
});
afterAll(async () => {
  for (const { socket } of peers) socket.destroy();
  for (const each of running) await each.stop();
  await world.close();
});

const statusOf = async (room: number) => (await world.live.room(String(room)))?.room.status;
const waits = async (room: number) => (await world.live.room(String(room)))?.room.awayUntil !== null;

/** A room, with the acts on it at any node. */
async function newRoom(name: string) {
  const owner = await world.member(name);
  const room = await world.room(owner, { grace });
  const [first] = nodes;
  if (!first) throw new Error('no node');
  const pushing = new Set<RtmpPeer>();
  const isOn = () => [...pushing].some(({ socket }) => !socket.destroyed);
  return {
    isOn,
    status: () => statusOf(room),
    waits: () => waits(room),
    open: () => world.platform.db.transaction((tx) => first.live.open(tx, room)).then(() => undefined),
    close: (node: number) => nodes[node]?.live.close(room),
    newKey: (node: number) => nodes[node]?.live.newKey(room),
    /** Hangs up on the publisher that came first, or on all of them. */
    drop(all = false) {
      for (const peer of pushing) {
        pushing.delete(peer);
        peer.socket.destroy();
        if (!all) return;
      }
    },
    /** Pushes with the key that is right now; true when let in. */
    async push(node: number): Promise<boolean> {
      const { key } = (await first.live.handlers.getPushUrl({ id: String(room) }, as(owner))) as { key: string };
      const at = nodes[node]?.media.ingestAddress() ?? '';
      const tried = openRtmpPeer(at, rtmpOpening(typeof key === 'string' ? key : ''));
      peers.push(tried);
      await eventually(() => /Publish\.(Start|BadName)/.test(tried.heard()), 'an answer');
      const isIn = tried.heard().includes('Publish.Start');
      if (!isIn) return false;
      pushing.add(tried);
      for (const tag of longTags({ seconds: 3 })) tried.socket.write(rtmpTag(tag));
      return true;
    },
  };
}

test('a broadcast that is begun again while its encoder is still waited for is on the air', async () => {
  const room = await newRoom('再开');
  expect(await room.push(0)).toBe(true);
  await eventually(async () => (await room.status()) === 'live', 'the first broadcast');
  // The encoder stops, then its anchor ends the broadcast: the node waits for the encoder still.
  room.drop();
  await room.close(0);
  expect(await room.status()).toBe('ended');
  await room.open();
  await eventually(() => room.push(0), 'a place');
  await eventually(async () => (await room.status()) === 'live', 'the second broadcast');
});

/** Sequences under test: the gate runs a few, since each waits for real ends. */
const orders = process.env.PITCHSIDE_DEEP ? 24 : 4;

test(
  'whatever the order of starts, pushes, cuts, ends and new keys at three nodes, a room is on the air when somebody pushes and over when nobody does',
  { tags: ['full'], timeout: 240_000 },
  async () => {
    for (let seed = 1; seed <= orders; seed += 1) {
      const random = seeded(seed);
      const room = await newRoom(`次序${seed}`);
      const acts: string[] = [];
      let everOn = false;
      for (let step = 0; step < 8; step += 1) {
        const node = Math.floor(random() * nodes.length);
        const act = (['push', 'push', 'push', 'drop', 'close', 'open', 'newKey'] as const)[Math.floor(random() * 7)] ?? 'push';
        acts.push(`${act} ${node}`);
        if (act === 'push') everOn = (await room.push(node)) || everOn;
        else if (act === 'drop') room.drop();
        else if (act === 'open') await room.open();
        else await room[act](node);
        // Some acts follow at once, others after the grace period of the previous stream.
        if (random() < 0.3) await new Promise((resume) => setTimeout(resume, random() * grace * 1.5));
      }
      await room.open();
      if (random() < 0.5) {
        await eventually(
          async () => room.isOn() || room.push(Math.floor(random() * nodes.length)),
          `a place after ${seed}: ${acts.join(', ')}`,
        );
        everOn = true;
      }
      const wanted = () => (room.isOn() ? 'live' : everOn ? 'ended' : 'not_started');
      await eventually(
        async () => {
          const status = await room.status();
          // A publisher who was dropped before the first picture never went on the air; nobody waits for one who is there, or for nobody.
          return (status === wanted() || (!room.isOn() && status === 'not_started')) && !(await room.waits());
        },
        `what is right after ${seed}: ${acts.join(', ')}`,
      );
      // It stays so, whatever comes late.
      await new Promise((resume) => setTimeout(resume, grace * 2));
      if (room.isOn()) expect(await room.status(), `later, after ${seed}: ${acts.join(', ')}`).toBe('live');
      else expect(await room.status(), `later, after ${seed}: ${acts.join(', ')}`).not.toBe('live');
      room.drop(true);
    }
  },
);
