import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createLeases } from '../platform/leases.ts';
import { eventually } from '../testing/processes.ts';
import { openRtmpPeer, rtmpOpening, rtmpTag } from '../testing/rtmpPeer.ts';
import { testPeople } from '../testing/testPeople.ts';
import { testPlatform } from '../testing/testPlatform.ts';
import { openTestSite } from '../testing/testSite.ts';
import type { Channel } from './channel.ts';
import { mountMedia } from './mediaRoutes.ts';
import { longTags } from './packager/packager.fixtures.ts';
import { createRelay } from './relay.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** A node that has the stream of room 7, and counts what it is asked. */
async function taking(asked: string[]): Promise<string> {
  const app = Fastify();
  app.addHook('onRequest', async ({ url }) => void asked.push(url));
  const channel: Channel = {
    file: async (name) => (name === 'part-1.mp4' ? Buffer.alloc(5_000, 'picture') : undefined),
    playlist: async ({ msn }) => ({ text: `#EXTM3U ${msn ?? 'now'}` }),
  };
  const ladders = {
    variants: (_room: string, list: string) => `#EXTM3U ${list}`,
    rung: async (_room: string, name: string) => (['smooth', 'sound'].includes(name) ? channel : undefined),
  };
  mountMedia(app, '/media/live', async (room) => (room === '7' ? channel : undefined), ladders);
  apps.push(app);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** A node without the stream, which knows who has it. */
async function other(placeOf: (room: string) => Promise<string | undefined>): Promise<string> {
  const app = Fastify();
  mountMedia(app, '/media/live', async () => undefined, { variants: () => undefined, rung: async () => undefined }, createRelay(placeOf));
  apps.push(app);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    caching: response.headers.get('cache-control'),
    text: await response.text(),
  };
};

test('a node gives playlists, qualities and parts of a stream that another takes, each asked for once', async () => {
  const asked: string[] = [];
  const origin = await taking(asked);
  const at = await other(async (room) => (room === '7' ? origin : undefined));
  for (const path of [
    '7/index.m3u8?_HLS_msn=3',
    '7/variants.m3u8',
    '7/smooth/index.m3u8',
    '7/audio.m3u8',
    '7/sound/plain.m3u8',
    '7/part-1.mp4',
  ])
    expect(await get(`${at}/media/live/${path}`)).toEqual(await get(`${origin}/media/live/${path}`));
  asked.length = 0;
  const many = await Promise.all(Array.from({ length: 50 }, () => get(`${at}/media/live/7/part-1.mp4`)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  await Promise.all(Array.from({ length: 50 }, () => get(`${at}/media/live/7/index.m3u8?_HLS_msn=9`)));
  expect(asked).toEqual(['/media/live/7/index.m3u8?_HLS_msn=9']);
  expect((await get(`${at}/media/live/7/part-2.mp4`)).status).toBe(404);
});

test('a room without a stream is 404, a question of another node is not handed on, and a node that is gone is 503', async () => {
  const asked: string[] = [];
  const origin = await taking(asked);
  const found: string[] = [];
  const at = await other(async (room) => {
    found.push(room);
    return { 7: origin, 8: 'http://127.0.0.1:1' }[room];
  });
  expect((await get(`${at}/media/live/9/index.m3u8`)).status).toBe(404);
  expect((await get(`${at}/media/live/7x/index.m3u8`)).status).toBe(404);
  expect(found).toEqual(['9']);
  expect((await get(`${at}/media/live/7/index.m3u8`, { 'x-pitchside-hop': '1' })).status).toBe(404);
  expect(await get(`${at}/media/live/8/index.m3u8`)).toMatchObject({ status: 503, caching: 'no-store' });
  expect(asked).toEqual([]);
});

test('a lease says where its node is reached, to all others, and no longer once it was given back', async () => {
  const { platform, close } = await testPlatform(0);
  const [holder, asker] = [
    createLeases(platform, 'one', () => 'http://10.0.0.1:3000'),
    createLeases(platform, 'two', () => 'http://10.0.0.2:3000'),
  ];
  const lease = await holder.take('stream:7', () => undefined);
  expect([await asker.addressOf('stream:7'), await holder.addressOf('stream:7'), await asker.addressOf('stream:8')]).toEqual([
    'http://10.0.0.1:3000',
    undefined,
    undefined,
  ]);
  await lease?.release();
  expect(await asker.addressOf('stream:7')).toBeUndefined();
  await close();
});

test('a stream that is pushed to one node plays from another', { tags: ['full'], timeout: 60_000 }, async () => {
  const site = await openTestSite({ RTMP_PORT: '0', PITCHSIDE_TRANSCODES: '0' });
  const second = await site.secondNode();
  const media = await site.site.media.start();
  const anchor = await testPeople(site).anchor('not_started');
  const { data } = await site.call('GET', 'Live/getPushUrl', { token: anchor.token, query: `?id=${anchor.room}` });
  const { server, key } = data as { server: string; key: string };
  const peer = openRtmpPeer(server, rtmpOpening(key));
  try {
    await eventually(() => /Publish\.(Start|BadName)/.test(peer.heard()), 'an answer');
    for (const tag of longTags({ seconds: 6 })) peer.socket.write(rtmpTag(tag));
    const path = `/media/live/${anchor.room}`;
    await eventually(async () => (await get(`${site.origin}${path}/plain.m3u8`)).text.includes('#EXTINF'), 'a segment');
    expect(second.site.media.streams().streams).toBe(0);
    const there = await get(`${second.origin}${path}/plain.m3u8`);
    expect(there).toEqual(await get(`${site.origin}${path}/plain.m3u8`));
    const [, segment = ''] = /#EXTINF[^\n]*\n([^\n#]+)/.exec(there.text) ?? [];
    const [, begin = ''] = /#EXT-X-MAP:URI="([^"]+)"/.exec(there.text) ?? [];
    const sound = await get(`${second.origin}${path}/sound/plain.m3u8`);
    expect(sound).toEqual(await get(`${site.origin}${path}/sound/plain.m3u8`));
    expect((await get(`${second.origin}${path}/audio.m3u8`)).text).toContain('CODECS="mp4a.40.2"\nsound/index.m3u8');
    const [soundSegment = ''] = /^\S+-s\d+\.m4s$/m.exec(sound.text) ?? [];
    for (const file of [begin, segment, `sound/${soundSegment}`]) {
      const url = (origin: string) => new URL(file, `${origin}${path}/`).href;
      const [own, others] = await Promise.all(
        [site.origin, second.origin].map(async (origin) => Buffer.from(await (await fetch(url(origin))).arrayBuffer())),
      );
      expect([own?.length ?? 0, others?.equals(own ?? Buffer.alloc(0))]).toEqual([expect.any(Number), true]);
      expect(own?.length).toBeGreaterThan(100);
    }
  } finally {
    peer.socket.destroy();
    await media.stop();
    await site.close();
  }
});
