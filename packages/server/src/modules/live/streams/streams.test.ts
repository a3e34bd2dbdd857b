import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { leases as leaseTable } from '../../../platform/leases.tables.ts';
import { databaseNow } from '../../../platform/leases.ts';
import { hookSecret, startMediaServer, type ApiTrouble, type FakeMediaServer, type FakePublisher } from '../../../testing/mediaServer.ts';
import { mediaMtxWords } from '../../../testing/mediaServerMediamtx.ts';
import { srsWords } from '../../../testing/mediaServerSrs.ts';
import type { Site } from '../../../server.ts';
import { studioWorld, type Anchor, type StudioWorld } from '../studio/studio.fixtures.ts';

describe.each([srsWords, mediaMtxWords])('behind $kind', (words) => {
  let server: FakeMediaServer;
  let world: StudioWorld;
  let anchor: Anchor;
  beforeAll(async () => {
    server = await startMediaServer(words);
    world = await studioWorld(server.environment);
  });
  beforeEach(async () => {
    server.connect(world.site.origin);
    anchor = await world.anchor();
  });
  afterEach(() => {
    server.clear();
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await server.stop();
    await world.close();
  });

  /** Stream name and key of the anchor. */
  async function stream(): Promise<{ name: string; key: string }> {
    const { data } = await world.get('Live/getPushUrl', { id: anchor.room }, anchor);
    const { server: address, key } = data as { server: string; key: string };
    expect(address).toBe('rtmp://push.example.com/live');
    const [name = '', query = ''] = key.split('?');
    return { name, key: new URLSearchParams(query).get('key') ?? '' };
  }
  async function on(): Promise<FakePublisher> {
    const publisher = await server.push(await stream());
    if (!publisher) throw new Error('the anchor was not let in');
    await server.play(publisher);
    expect(await status()).toBe('live');
    return publisher;
  }
  const status = async () => (await world.row(anchor.room))?.status;
  const round = (site: Site = world.site.site) => site.jobs.find(({ name }) => name === 'streams.reconcile')?.run();
  async function rounds(count: number, site?: Site): Promise<void> {
    for (let done = 0; done < count; done += 1) await round(site);
  }
  /** Ages the lease of the room's stream. */
  const pass = (ms: number) =>
    world.site.site.platform.db.execute(
      sql`update ${leaseTable} set until = until - ${ms}::bigint where name = ${`stream:${anchor.room}`}`,
    );
  const held = async () =>
    (
      await world.site.site.platform.db.execute<{ holder: string }>(
        sql`select holder from ${leaseTable} where name = ${`stream:${anchor.room}`} and until > ${databaseNow}`,
      )
    ).rows[0]?.holder;

  test('the right key is let in, the room goes live with its picture, and viewers are sent to where pictures are', async () => {
    const publisher = await server.push(await stream());
    expect(publisher).toBeDefined();
    await round();
    expect(await status()).toBe('not_started');
    if (publisher) await server.play(publisher);
    expect(await status()).toBe('live');
    const { data } = await world.get('Live/getLiveUrl', { id: anchor.room });
    const tail = { srs: '.m3u8', mediamtx: '/index.m3u8' }[words.kind];
    expect(data).toMatchObject({
      low_latency: false,
      qualities: [{ id: 'original', url: `https://cdn.example.com/live/${anchor.room}${tail}` }],
      variants: null,
      past: null,
    });
    expect((await world.post('Live/streamHealth', {}, anchor)).data).toMatchObject({ is_measured: false, health: null });
    const page = await world.site.site.app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toMatch(
      /media-src 'self' blob: https:\/\/cdn\.example\.com; connect-src 'self' https:\/\/cdn\.example\.com/,
    );
  });

  test('a wrong key, another application, an unknown or closed room, and what is no room are refused', async () => {
    const right = await stream();
    for (const wrong of [{ key: 'wrong' }, { key: '' }, { app: 'other' }, { name: '999999' }, { name: '../7' }, { name: 'nobody' }])
      expect(await server.push({ ...right, ...wrong })).toBeUndefined();
    await world.get('Live/endRoom', {}, anchor);
    expect(await server.push(right)).toBeUndefined();
    expect(await held()).toBeUndefined();
  });

  test('one key is one publisher at all nodes, however often and in whatever order the hooks come', async () => {
    const publisher = await on();
    const there = await world.site.secondNode();
    server.connect(there.origin);
    expect(await server.push(await stream())).toBeUndefined();
    expect(await server.say(publisher, 'publish')).toBe(true);
    // The end of a refused publisher, and of an earlier one.
    await server.say({ ...publisher, client: words.newClient() }, 'gone');
    expect(await held()).toBe(`${words.kind} ${publisher.client}`);
    await server.leave(publisher);
    await server.say(publisher, 'gone');
    expect(await held()).toBeUndefined();
    await server.say(publisher, 'ready');
    expect(await held()).toBeUndefined();
    expect(await server.push(await stream())).toBeDefined();
  });

  test('a room whose publisher leaves waits for them, and ends when they do not come back', async () => {
    await server.leave(await on());
    const { awayAt, awayUntil } = (await world.row(anchor.room)) ?? {};
    expect((awayUntil ?? 0) - (awayAt ?? 0)).toBe(60_000);
    await rounds(2);
    expect(await status()).toBe('live');
    const back = await on();
    expect((await world.row(anchor.room))?.awayAt).toBeNull();
    expect((await world.post('Live/setGrace', { seconds: 300 }, anchor)).data).toMatchObject({ seconds: 300 });
    await server.leave(back);
    await pass(60_001);
    await rounds(2);
    expect(await status()).toBe('live');
    await pass(240_000);
    await rounds(2);
    expect(await status()).toBe('ended');
    expect((await world.row(anchor.room))?.awayAt).toBeNull();
  });

  test('what hooks did not tell is found: a picture that began, and one that is over', async () => {
    const publisher = await server.push(await stream());
    if (!publisher) throw new Error('the anchor was not let in');
    await server.play(publisher, 'silently');
    await round();
    expect(await status()).toBe('live');
    await server.leave(publisher, 'silently');
    await round();
    await pass(5_000 + 1_000);
    await rounds(2);
    expect((await world.row(anchor.room))?.awayAt).not.toBeNull();
    await pass(60_001);
    await rounds(2);
    expect(await status()).toBe('ended');
  });

  test('a site that comes back after a while finds its streams as they were', async () => {
    const publisher = await on();
    await pass(600_000);
    const { site } = await world.site.secondNode();
    await rounds(3, site);
    expect(await status()).toBe('live');
    expect(await held()).toBe(`${words.kind} ${publisher.client}`);
    expect(server.isThere(publisher)).toBe(true);
  });

  test('a new key hangs up on the old publisher and ends the room, from any node; the new key goes live anew', async () => {
    const publisher = await on();
    const old = await stream();
    const { site } = await world.site.secondNode();
    expect(await site.live.newKey(Number(anchor.room))).toBe(true);
    expect([server.isThere(publisher), await status()]).toEqual([false, 'ended']);
    expect(await server.push(old)).toBeUndefined();
    await on();
  });

  test('a publisher who could not be hung up on is, as soon as the server answers', async () => {
    const publisher = await on();
    server.trouble = 'down';
    await world.get('Live/endRoom', {}, anchor);
    expect([server.isThere(publisher), await status()]).toEqual([true, 'ended']);
    server.trouble = undefined;
    await round();
    expect([server.isThere(publisher), await status()]).toEqual([false, 'ended']);
  });

  test.each<ApiTrouble>(['down', 'slow', 'broken', 'strange'])(
    'a server that is %s ends nobody’s broadcast',
    { tags: ['full'] },
    async (trouble) => {
      const publisher = await on();
      server.trouble = trouble;
      const warned = vi.spyOn(world.site.site.platform.log, 'warn');
      await rounds(2);
      expect(await status()).toBe('live');
      expect(warned).toHaveBeenCalledTimes(1);
      server.trouble = undefined;
      await round();
      expect(await held()).toBe(`${words.kind} ${publisher.client}`);
    },
  );

  test('one that says nothing for longer than its word holds is believed no more', async () => {
    await on();
    server.trouble = 'down';
    await pass(30_000 + 60_001);
    await rounds(2);
    expect(await status()).toBe('ended');
  });

  test('who pushes without having been let in is hung up on; a picture that browsers do not play is not shown', async () => {
    const right = await stream();
    const stranger = await server.push(right, { unasked: true });
    const elsewhere = await server.push({ name: 'camera', key: '', app: 'own' }, { unasked: true });
    await round();
    expect([stranger && server.isThere(stranger), elsewhere && server.isThere(elsewhere)]).toEqual([false, true]);
    const modern = await server.push(right, { codec: 'H265' });
    if (modern) modern.isReady = true;
    await round();
    expect(await status()).toBe('not_started');
  });

  test('a list of more than a page is read to its end', async () => {
    for (let id = 1; id <= 1_005; id += 1) await server.push({ name: `other${id}`, key: '' }, { unasked: true });
    const publisher = await server.push(await stream());
    if (publisher) await server.play(publisher, 'silently');
    await round();
    expect(await status()).toBe('live');
  });

  test('only who knows the secret is heard, and neither it nor a key is logged', async () => {
    const { log } = world.site.site.platform;
    const lines = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level));
    const at = (path: string, body = '{}') => fetch(`${world.site.origin}/hooks/media/${path}`, { method: 'POST', body });
    for (let tries = 0; tries < 30; tries += 1) expect((await at('wrong')).status).toBe(404);
    expect((await at('wrong')).status).toBe(429);
    expect((await at(hookSecret, 'no JSON')).status).toBe(400);
    expect((await at(hookSecret, '{"action":7}')).status).toBe(400);
    expect((await at(hookSecret, 'x'.repeat(20_000))).status).toBe(413);
    const { key, name } = await stream();
    await server.push({ name, key });
    await server.push({ name, key: 'not-the-key' });
    // The requests' serializer has a test of its own.
    const text = JSON.stringify(
      lines.flatMap(({ mock }) => mock.calls),
      (name, value: unknown) => (name === 'req' || name === 'res' ? undefined : value),
    );
    expect(text).toContain('publisher refused');
    for (const hidden of [hookSecret, key, 'not-the-key']) expect(text).not.toContain(hidden);
  });
});
