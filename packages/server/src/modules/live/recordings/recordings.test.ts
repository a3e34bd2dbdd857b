import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../platform/retention.ts';
import { barrages } from '../barrage/index.ts';
import { broadcasts } from '../studio/index.ts';
import { studioWorld, type Anchor, type StudioWorld } from '../studio/studio.fixtures.ts';
import { recordingPieces } from './recordings.tables.ts';
import type { RecordedPiece } from './index.ts';

let world: StudioWorld;
let anchor: Anchor;
let broadcast: number;
beforeAll(async () => void (world = await studioWorld()));
afterAll(() => world.close());

const recordings = () => world.site.site.recordings;
const fetched = (file: string) => world.site.site.app.inject(`/media/recorded/${broadcast}/${file}`);
const playlist = async () => (await fetched('index.m3u8')).body;
const filesIn = (text: string) => text.split('\n').filter((line) => /^p\d+\.m4s$/.test(line));

function piece(number: number, change: Partial<RecordedPiece> = {}): RecordedPiece {
  return {
    init: Buffer.from('codecs and sizes'),
    bytes: Buffer.from(`piece ${number}`),
    stream: 's',
    number,
    startedAt: world.site.clock.now() + number * 10_000,
    duration: 10_000,
    ...change,
  };
}

beforeEach(async () => {
  anchor = await world.anchor();
  await world.get('Live/startRoom', {}, anchor);
  await world.site.site.live.streamStarted(Number(anchor.room));
  broadcast = (await recordings().broadcastOf(Number(anchor.room))) ?? 0;
});

const end = () => world.site.site.live.streamEnded(Number(anchor.room));
const listed = async () =>
  ((await world.post('Live_streaming/getLivePlaybackList', { id: anchor.room })).data as { list: { playback: object }[] }).list;

const one = () => world.post('Live/playback', { id: String(broadcast) });

describe('a recording', () => {
  test('can be watched from its beginning while it grows, and is a playback once the broadcast is over', async () => {
    expect((await fetched('index.m3u8')).statusCode).toBe(404);
    await recordings().keep(broadcast, piece(0));
    expect(await playlist()).toMatch(/PLAYLIST-TYPE:EVENT[\s\S]*#EXT-X-MAP:URI="i\d+\.mp4"/);
    expect(await listed()).toEqual([]);
    await end();
    await recordings().keep(broadcast, piece(1, { duration: 4_400 }));
    // The last segment arrives after the end: viewers already poll for it.
    expect(await playlist()).toMatch(/PLAYLIST-TYPE:EVENT[\s\S]*#EXTINF:4\.400,\n\S+\n$/);
    world.site.clock.set(world.site.clock.now() + 15_000);
    const text = await playlist();
    expect(text).toMatch(/PLAYLIST-TYPE:VOD[\s\S]*#EXTINF:10\.000,[\s\S]*#EXTINF:4\.400,[\s\S]*#EXT-X-ENDLIST\n$/);
    expect(text).not.toContain('DISCONTINUITY');
    const [first = '', second = ''] = filesIn(text);
    expect((await fetched(first)).body).toBe('piece 0');
    expect((await fetched(second)).body).toBe('piece 1');
    expect((await fetched(/i\d+\.mp4/.exec(text)?.[0] ?? '')).body).toBe('codecs and sizes');
    expect(await listed()).toMatchObject([{ playback: { url: `/media/recorded/${broadcast}/index.m3u8`, seconds: 14 } }]);
    expect((await one()).data).toMatchObject({
      broadcast: { id: String(broadcast), playback: { seconds: 14 } },
      room: { id: anchor.room },
    });
  });

  test('has a piece once, however often it was tried while the database did not answer', async () => {
    await recordings().keep(broadcast, piece(0));
    for (let tries = 0; tries < 3; tries += 1) await recordings().keep(broadcast, piece(1));
    const text = await playlist();
    expect(filesIn(text)).toHaveLength(2);
    expect(text).not.toContain('DISCONTINUITY');
    await end();
    expect(await listed()).toMatchObject([{ playback: { seconds: 20 } }]);
    const rows = () => world.site.site.platform.db.select().from(recordingPieces).where(eq(recordingPieces.broadcastId, broadcast));
    // Unfinished segments are deleted.
    world.site.clock.set(world.site.clock.now() + day / 12);
    await recordings().sweep();
    expect((await rows()).map(({ number, storedAt }) => [number, storedAt !== null])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  test('says where something is missing, where the publisher began anew, and where codecs changed', async () => {
    await recordings().keep(broadcast, piece(0));
    await recordings().keep(broadcast, piece(2));
    await recordings().keep(broadcast, piece(3, { init: Buffer.from('others') }));
    await recordings().keep(broadcast, piece(4, { stream: 't', init: Buffer.from('others') }));
    const text = await playlist();
    expect(text.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(3);
    expect(text.match(/#EXT-X-MAP/g)).toHaveLength(2);
  });

  test('goes on in the same film after a wait for its encoder, with the gap marked and not counted', async () => {
    const now = world.site.clock.now();
    await recordings().keep(broadcast, piece(0));
    await recordings().keep(broadcast, piece(1, { duration: 4_000 }));
    await recordings().keep(broadcast, piece(2, { startedAt: now + 14_000 + 47_200 }));
    // It came back at another node.
    await recordings().keep(broadcast, piece(0, { stream: 't', startedAt: now + 71_200 + 5_000 }));
    // So much is no wait.
    await recordings().keep(broadcast, piece(1, { stream: 't', startedAt: now + 86_200 + 2_000 }));
    await end();
    const breaks = [
      { at: 14, seconds: 47 },
      { at: 24, seconds: 5 },
    ];
    expect(await listed()).toMatchObject([{ playback: { seconds: 44, breaks } }]);
    const text = await playlist();
    expect(filesIn(text)).toHaveLength(5);
    // The media of one stream goes on without a gap of its own.
    expect(text.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
  });

  test('is offered to those who look back as soon as there is some of it, as a list that slides along', async () => {
    const pastOf = async () => ((await world.get('Live/getLiveUrl', { id: anchor.room })).data as { past: object | null }).past;
    const recent = async () => (await fetched('recent.m3u8')).body;
    expect(await pastOf()).toBeNull();
    const { clock } = world.site;
    await recordings().keep(broadcast, piece(0, { startedAt: clock.now() }));
    await recordings().keep(broadcast, piece(2, { startedAt: clock.now() + 20_000 }));
    const since = clock.now();
    world.site.clock.set(since + 1_100);
    expect(await pastOf()).toEqual({ url: `/media/recorded/${broadcast}/recent.m3u8`, since });
    expect(await recent()).toMatch(/MEDIA-SEQUENCE:0\n(?!#EXT-X-DISC)[\s\S]*#EXT-X-DISCONTINUITY\n/);
    expect(await recent()).not.toContain('PLAYLIST-TYPE');

    await recordings().keep(broadcast, piece(3, { startedAt: since + 30_000 }));
    // Two hours, plus the five minutes of slack for viewers at the very beginning.
    const passed = since + (2 * 60 + 5) * 60_000;
    world.site.clock.set(passed + 20_001);
    const slid = await recent();
    expect(slid).toMatch(/MEDIA-SEQUENCE:1\n#EXT-X-INDEPENDENT/);
    expect(filesIn(slid)).toEqual(filesIn(await playlist()).slice(1));
    expect(slid).toMatch(/#EXT-X-DISCONTINUITY\n#EXT-X-MAP/);
    world.site.clock.set(passed + 31_000);
    expect(await recent()).toMatch(/MEDIA-SEQUENCE:2\n#EXT-X-DISCONTINUITY-SEQUENCE:1\n/);
    world.site.clock.set(passed + 86_400_000);
    expect(filesIn(await recent())).toHaveLength(1);

    await world.post('Live/setLiveList', { ids: [String(broadcast)], is_listed: false }, anchor);
    expect((await fetched('recent.m3u8')).statusCode).toBe(404);
    expect(await recordings().past(Number(anchor.room))).toBeNull();
  });

  test('that its anchor hides is seen by nobody, whatever they know of it', async () => {
    await recordings().keep(broadcast, piece(0));
    await end();
    const names = ['index.m3u8', ...filesIn(await playlist())];
    await world.post('Live/setLiveList', { ids: [String(broadcast)], is_listed: false }, anchor);
    for (const name of names) expect((await fetched(name)).statusCode).toBe(404);
    expect(await one()).toMatchObject({ code: 1, msg: '没有找到' });
    await world.post('Live/setLiveList', { ids: [String(broadcast)], is_listed: true }, anchor);
    for (const name of names) expect((await fetched(name)).statusCode).toBe(200);
  });

  test('gives what was said while it was on, and nothing that was said before, since, or taken out', async () => {
    const { db } = world.site.site.platform;
    const begun = world.site.clock.now();
    await recordings().keep(broadcast, piece(0));
    const said = (text: string, at: number, removedAt: number | null = null) => ({
      roomId: Number(anchor.room),
      userId: anchor.id,
      text,
      role: 'viewer' as const,
      at,
      removedAt,
    });
    world.site.clock.set(begun + 60_000);
    await end();
    await db
      .insert(barrages)
      .values([
        said('赛前', begun - 1),
        said('开球', begun),
        said('骂人', begun + 5_000, begun + 6_000),
        said('好球', begun + 30_000),
        said('散场', begun + 61_000),
      ]);
    const talk = async (from: number, seconds = 120) => {
      const { code, data } = await world.post('Live/playbackBarrage', { id: String(broadcast), from, seconds });
      return code === 0 ? (data as { list: { text: string }[] }).list.map(({ text }) => text) : code;
    };
    expect(await talk(begun - 10_000)).toEqual(['开球', '好球']);
    expect(await talk(begun, 30)).toEqual(['开球']);
    expect(await talk(begun + 30_000, 1)).toEqual(['好球']);
    expect(await talk(begun + 60_000)).toEqual([]);
    await world.post('Live/setLiveList', { ids: [String(broadcast)], is_listed: false }, anchor);
    expect(await talk(begun)).toBe(1);
  });

  test('has no files of another, and none of names that nobody gave', async () => {
    await recordings().keep(broadcast, piece(0));
    const [file = ''] = filesIn(await playlist());
    const other = await world.site.site.app.inject(`/media/recorded/${broadcast + 1}/${file}`);
    expect(other.statusCode).toBe(404);
    for (const name of ['p0.m4s', 'i999999.mp4', 'x', 'p1', '..%2f..%2fetc', 'index.m3u8.bak'])
      expect((await fetched(name)).statusCode).toBe(404);
    expect((await world.site.site.app.inject('/media/recorded/x/index.m3u8')).statusCode).toBe(404);
  });

  test('is forgotten after thirty days, its files with it; a file that never came sooner', async () => {
    const { db } = world.site.site.platform;
    await recordings().keep(broadcast, piece(0));
    await end();
    await db.update(recordingPieces).set({ storedAt: null, name: 'never-came.m4s' }).where(eq(recordingPieces.broadcastId, broadcast));
    await recordings().keep(broadcast, piece(1));
    world.site.clock.set(world.site.clock.now() + day);
    await recordings().sweep();
    expect(filesIn(await playlist())).toHaveLength(1);
    world.site.clock.set(world.site.clock.now() + 30 * day);
    expect(await recordings().sweep()).toBeGreaterThan(0);
    expect((await fetched('index.m3u8')).statusCode).toBe(404);
    const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, broadcast));
    expect(row?.playback).toBeNull();
  });
});
