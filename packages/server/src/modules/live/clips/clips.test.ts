import { downloadClip, ownClips, removeClip, renameClip, replayFiles, setClipRules } from '@pitchside/api/live/clips';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedPieces, patternLoop } from '../../../media/cutter/cutter.fixtures.ts';
import { day, minute } from '../../../platform/retention.ts';
import { roomKicks, roomModerators } from '../room/index.ts';
import { clipsWorld, type ClipsWorld } from './clips.fixtures.ts';
import { clips as table } from './clips.tables.ts';

let world: ClipsWorld;
beforeAll(async () => void (world = await clipsWorld()));
afterAll(() => world.close());

type OnAir = Awaited<ReturnType<ClipsWorld['onAir']>>;

/** An anchor on the air for some seconds, all of which is recorded. */
async function recorded(seconds = 40): Promise<OnAir> {
  const anchor = await world.onAir();
  const begun = world.clock.now();
  const pieces = recordedPieces(patternLoop(seconds), begun).filter(({ startedAt }) => startedAt < begun + seconds * 1_000);
  await world.record(anchor.broadcast, pieces);
  world.clock.set(begun + seconds * 1_000);
  return anchor;
}
const filmOf = async (id: string) => (await world.one(id)).clip;
const rowOf = async (id: string) =>
  (
    await world.site.site.platform.db
      .select()
      .from(table)
      .where(eq(table.id, Number(id)))
  )[0];
const rule = (anchor: OnAir, change: object) =>
  world.post(setClipRules.path, { who: 'everybody', has_goals: true, can_download: false, delay: 0, ...change }, anchor);

describe('a moment that a viewer keeps', () => {
  test('is the last 30 seconds as they saw them, and plays from its first bytes', async () => {
    const anchor = await recorded();
    const fan = await world.somebody();
    const seen = world.clock.now() - 6_000;
    const made = world.clipOf(await world.make(fan, anchor.room, seen));
    expect(made).toMatchObject({ kind: 'moment', state: 'making', url: null, maker: { id: String(fan.id) }, room: { id: anchor.room } });
    await world.work();
    const clip = await filmOf(made.id);
    expect(clip.state).toBe('ready');
    expect(Math.abs(clip.from + clip.length - seen)).toBeLessThanOrEqual(40);
    expect(clip.length).toBeGreaterThan(29_900);
    expect(clip.length).toBeLessThan(32_200);
    const film = await world.fetched(clip.url ?? '');
    expect([film.statusCode, film.headers['content-type'], film.headers['accept-ranges']]).toEqual([200, 'video/mp4', 'bytes']);
    expect(film.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
    const part = await world.fetched(clip.url ?? '', { range: 'bytes=4-7' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'ftyp', `bytes 4-7/${film.rawPayload.length}`]);
    expect((await world.fetched(clip.url ?? '', { range: 'bytes=999999999-' })).statusCode).toBe(416);
    expect((await world.list({ room_id: anchor.room })).list.map(({ id }) => id)).toEqual([made.id]);
    expect((await world.list({ member_id: String(fan.id) })).total).toBe(1);
    expect((await world.list({ anchor_id: String(anchor.id) })).total).toBe(1);
    expect((await world.list({ match_id: anchor.match })).list[0]?.match?.id).toBe(anchor.match);
  });

  test('is one clip however often it is pressed, and another one later', async () => {
    const anchor = await recorded();
    const fan = await world.somebody();
    const at = world.clock.now();
    const [first, second] = await Promise.all([world.make(fan, anchor.room, at), world.make(fan, anchor.room, at - 500)]);
    expect(world.clipOf(first).id).toBe(world.clipOf(second).id);
    expect(world.clipOf(await world.make(fan, anchor.room, at - 10_000)).id).not.toBe(world.clipOf(first).id);
    // Others have their own.
    expect(world.clipOf(await world.make(await world.somebody(), anchor.room, at)).id).not.toBe(world.clipOf(first).id);
  });

  test('is bounded by the broadcast: nothing before it, of the time to come, or of what its anchor hides', async () => {
    const anchor = await recorded();
    const fan = await world.somebody();
    const now = world.clock.now();
    for (const at of [now - 50_000, now + 60_000, 0])
      expect(await world.make(fan, anchor.room, at)).toMatchObject({ code: 1, msg: '这一刻没有录下来，剪不了' });
    // A clock that is a little ahead counts as now; of a broadcast that has just begun there is less.
    const early = world.clipOf(await world.make(fan, anchor.room, now - 32_000));
    expect(early.length).toBe(8_000);
    expect(world.clipOf(await world.make(fan, anchor.room, now + 2_000))).toMatchObject({ from: now - 30_000, length: 30_000 });

    await world.site.site.live.streamEnded(Number(anchor.room));
    world.clock.set(now + minute);
    const replay = String(anchor.broadcast);
    expect((await world.make(fan, anchor.room, now - 8_000)).code).toBe(1);
    expect((await world.make(fan, anchor.room, now - 8_000, { replay: '99999' })).code).toBe(1);
    expect((await world.make(await world.somebody(), anchor.room, now - 8_000, { replay })).code).toBe(0);
    await world.post('Live/setLiveList', { ids: [replay], is_listed: false }, anchor);
    expect((await world.make(await world.somebody(), anchor.room, now - 8_000, { replay })).code).toBe(1);
  });

  test('waits for its last pictures, asks for them, and is given up when they never come', async () => {
    const anchor = await world.onAir();
    const begun = world.clock.now();
    const pieces = recordedPieces(patternLoop(30), begun);
    await world.record(anchor.broadcast, pieces.slice(0, 3));
    world.clock.set(begun + 24_000);
    const wanted: string[] = [];
    const stop = world.site.site.platform.bus.onWake((name) => void wanted.push(name));
    const { id } = world.clipOf(await world.make(await world.somebody(), anchor.room));
    await world.work();
    expect((await filmOf(id)).state).toBe('making');
    expect(wanted).toContain(`recording:${anchor.room}`);
    stop();
    await world.work();
    // It is looked at once a second, not in a circle.
    expect((await rowOf(id))?.run).toBe(1);
    await world.record(anchor.broadcast, pieces.slice(3));
    world.clock.set(begun + 26_000);
    await world.work();
    expect((await filmOf(id)).state).toBe('ready');

    const lost = await world.onAir();
    world.clock.set(world.clock.now() + 20_000);
    const never = world.clipOf(await world.make(await world.somebody(), lost.room));
    world.clock.set(world.clock.now() + 2 * minute);
    await world.work();
    expect(await filmOf(never.id)).toMatchObject({ state: 'failed', url: null });
  });

  test('is counted: three that are not made, thirty an hour', async () => {
    const anchor = await recorded();
    const fan = await world.somebody();
    const at = world.clock.now();
    for (const back of [0, 5_000, 10_000]) expect((await world.make(fan, anchor.room, at - back)).code).toBe(0);
    expect(await world.make(fan, anchor.room, at - 15_000)).toMatchObject({ code: 1, msg: '你有片段还在生成，稍等一下再剪' });
    await world.work();
    expect((await world.make(fan, anchor.room, at - 15_000)).code).toBe(0);
  });
});

describe('who may clip', () => {
  test('everybody who is signed in and was not removed, unless the anchor says otherwise', async () => {
    const anchor = await recorded();
    const { db } = world.site.site.platform;
    const [fan, follower, helper, kicked] = [
      await world.somebody(),
      await world.somebody(),
      await world.somebody(),
      await world.somebody(),
    ];
    const roomId = Number(anchor.room);
    await world.site.site.follow.fill([{ memberId: follower.id, targetId: anchor.id, remind: false, at: 1 }]);
    await db.insert(roomModerators).values({ roomId, userId: helper.id });
    await db.insert(roomKicks).values({ roomId, userId: kicked.id, at: 1, byId: anchor.id });
    let back = 0;
    const may = async (...people: { id: number; token: string }[]) => {
      back += 100;
      const answers = [];
      for (const who of people) {
        const { code } = await world.make(who, anchor.room, world.clock.now() - back);
        const { may_clip } = who === kicked ? { may_clip: false } : await world.list({ room_id: anchor.room }, who);
        expect(may_clip).toBe(code === 0);
        answers.push(code === 0);
      }
      return answers;
    };
    const all = [fan, follower, helper, anchor, kicked];
    expect(await may(...all)).toEqual([true, true, true, true, false]);
    await rule(anchor, { who: 'followers' });
    expect(await may(...all)).toEqual([false, true, true, true, false]);
    await rule(anchor, { who: 'club' });
    expect(await may(...all)).toEqual([false, false, true, true, false]);
    await rule(anchor, { who: 'team' });
    expect(await may(...all)).toEqual([false, false, true, true, false]);
    expect((await world.list({ room_id: anchor.room })).may_clip).toBe(false);
    await rule(anchor, { who: 'nobody' });
    expect(await may(...all)).toEqual([false, false, false, false, false]);
    expect((await world.site.call('POST', 'Live/makeClip', { body: { id: anchor.room, at: 1 } })).code).not.toBe(0);
  });
});

describe('a clip', () => {
  async function made() {
    const anchor = await recorded();
    const fan = await world.somebody();
    const { id } = world.clipOf(await world.make(fan, anchor.room));
    await world.work();
    return { anchor, fan, id, clip: await filmOf(id) };
  }

  test('is taken down by its maker, the anchor, an assistant or an operator, and by nobody else; its film is gone at once', async () => {
    const { db } = world.site.site.platform;
    const takes = async (who: 'fan' | 'anchor' | 'helper' | 'operator' | 'stranger') => {
      const { anchor, fan, id, clip } = await made();
      const other = await world.somebody(who === 'operator' ? { role: 'operator' } : {});
      if (who === 'helper') await db.insert(roomModerators).values({ roomId: Number(anchor.room), userId: other.id });
      const { code } = await world.post(removeClip.path, { id }, who === 'fan' ? fan : who === 'anchor' ? anchor : other);
      const { statusCode } = await world.fetched(clip.url ?? '');
      expect(statusCode).toBe(code === 0 ? 404 : 200);
      if (code !== 0) return false;
      expect(await filmOf(id)).toMatchObject({ state: 'removed', url: null });
      expect((await world.list({ room_id: anchor.room })).total).toBe(0);
      expect((await world.post(removeClip.path, { id }, anchor)).code).toBe(0);
      const { list } = ownClips.data.parse((await world.post(ownClips.path, {}, anchor)).data);
      expect(list).toMatchObject([{ id, state: 'removed' }]);
      // Its file is deleted, and its row is forgotten a month later.
      const name = (await rowOf(id))?.name ?? '';
      await world.site.site.clips.sweep();
      expect(await rowOf(id)).toMatchObject({ name: null, state: 'removed' });
      expect(name).not.toBe('');
      return true;
    };
    for (const who of ['fan', 'anchor', 'helper', 'operator'] as const) expect(await takes(who), who).toBe(true);
    expect(await takes('stranger')).toBe(false);
  });

  test('that is taken down while it is made has no film', async () => {
    const anchor = await recorded();
    const fan = await world.somebody();
    const { id } = world.clipOf(await world.make(fan, anchor.room));
    await world.post(removeClip.path, { id }, fan);
    await world.work();
    expect(await filmOf(id)).toMatchObject({ state: 'removed', url: null });
  });

  test('is renamed by its maker or the anchor, through the blocklist', async () => {
    const { anchor, fan, id, clip } = await made();
    const { db } = world.site.site.platform;
    await db.transaction(async (tx) => world.site.site.content.words.set(tx, '赌球网', 'block', 1));
    expect(clip.title).toMatch(/^a\d 对 b\d，精彩瞬间$/);
    expect((await world.post(renameClip.path, { id, title: ' 神仙球 ' }, fan)).data).toMatchObject({ clip: { title: '神仙球' } });
    expect((await world.post(renameClip.path, { id, title: '来赌球网' }, fan)).code).toBe(1);
    expect((await world.post(renameClip.path, { id, title: '我的' }, await world.somebody())).code).toBe(1);
    expect((await world.post(renameClip.path, { id, title: '' }, anchor)).data).toMatchObject({ clip: { title: clip.title } });
  });

  test('is downloaded by its anchor, and by viewers where the anchor lets them, for some minutes', async () => {
    const { anchor, fan, id, clip } = await made();
    expect((await world.post(downloadClip.path, { id }, fan)).code).toBe(1);
    expect((await world.one(id, fan)).may).toEqual({ remove: true, rename: true, download: false });
    expect((await world.one(id)).may).toEqual({ remove: false, rename: false, download: false });
    const { url } = downloadClip.data.parse((await world.post(downloadClip.path, { id }, anchor)).data);
    const file = await world.fetched(url);
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, `attachment; filename="clip-${id}.mp4"`]);
    expect((await world.fetched(`${clip.url}?download=1.x`)).statusCode).toBe(404);
    expect((await world.fetched(url.slice(0, -2))).statusCode).toBe(404);
    await rule(anchor, { can_download: true });
    expect((await world.post(downloadClip.path, { id }, fan)).code).toBe(0);
    world.clock.set(world.clock.now() + 11 * minute);
    expect((await world.fetched(url)).statusCode).toBe(404);
  });

  test('is made once by two nodes, and by the other one when the first dies', async () => {
    const anchor = await recorded();
    const second = await world.site.secondNode();
    const ids = [];
    for (let index = 0; index < 3; index += 1)
      ids.push(world.clipOf(await world.make(await world.somebody(), anchor.room, world.clock.now() - index * 100)).id);
    const counts = await Promise.all([world.site.site.clips.work(), second.site.clips.work()]);
    expect(counts[0] + counts[1]).toBe(3);
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ state: 'ready', run: 1 });
    const events = await world.eventsOn(`room:${anchor.room}`, 'clip');
    expect(events).toHaveLength(3);
    // The node that has it is silent: its lease ends.
    const { id } = world.clipOf(await world.make(await world.somebody(), anchor.room, world.clock.now() - 900));
    await world.site.site.platform.db
      .update(table)
      .set({ run: 1, until: Date.now() + 60_000 })
      .where(eq(table.id, Number(id)));
    expect(await second.site.clips.work()).toBe(0);
    await world.site.site.platform.db
      .update(table)
      .set({ until: Date.now() - 1 })
      .where(eq(table.id, Number(id)));
    expect(await second.site.clips.work()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: 'ready', run: 2 });
  });

  test('is deleted after half a year, and its row a month later', async () => {
    const { id, clip } = await made();
    world.clock.set(world.clock.now() + 181 * day);
    await world.site.site.clips.sweep();
    expect((await world.fetched(clip.url ?? '')).statusCode).toBe(404);
    world.clock.set(world.clock.now() + 31 * day);
    await world.site.site.jobs.find(({ name }) => name === 'platform.forget')?.run();
    expect(await rowOf(id)).toBeUndefined();
  });
});

describe('a goal', () => {
  /** A broadcast of 40 seconds with a goal at 20. */
  async function scored(change: object = {}) {
    const anchor = await world.onAir();
    const begun = world.clock.now();
    const pieces = recordedPieces(patternLoop(40), begun);
    world.clock.set(begun + 20_000);
    const event = await world.happens(anchor.match, change);
    world.clock.set(begun + 40_000);
    await world.record(anchor.broadcast, pieces);
    return { anchor, begun, event };
  }

  test('becomes a clip by itself in each room that shows it, named from the match in the language of the reader', async () => {
    const { anchor, begun, event } = await scored();
    await world.work();
    await world.work();
    const { list } = await world.list({ match_id: anchor.match, kind: 'goal' });
    expect(list).toHaveLength(1);
    const [clip] = list;
    expect(clip).toMatchObject({ kind: 'goal', state: 'ready', maker: null, at: begun + 20_000, goal: { id: event }, is_annulled: false });
    expect(clip?.title).toMatch(/^10' 周九，a\d 1–0 b\d$/);
    expect(clip && clip.from).toBeLessThanOrEqual(begun + 8_040);
    expect(clip && Math.abs(clip.from + clip.length - (begun + 28_000))).toBeLessThanOrEqual(40);
    expect(clip?.scores).toEqual([
      { at: 0, home: 0, away: 0 },
      { at: begun + 20_000 - (clip?.from ?? 0), home: 1, away: 0 },
    ]);
    const english = await world.site.call('POST', 'Live/clip', { body: { id: clip?.id }, lang: 'en' });
    expect((english.data as { clip: { title: string } }).clip.title).toMatch(/^10' 周九 \(en\), a\d \(en\) 1–0 b\d \(en\)$/);
    expect(await world.eventsOn(`match:${anchor.match}`, 'clip')).toMatchObject([{ data: { event_id: event, state: 'ready' } }]);
  });

  test('that a review takes back stays as a clip, marked', async () => {
    const { anchor, begun } = await scored();
    await world.work();
    world.clock.set(begun + 60_000);
    await world.happens(anchor.match, { kind: 'goal_cancelled', homeScore: 0 });
    await world.work();
    await world.work();
    const { list } = await world.list({ match_id: anchor.match });
    expect(list).toMatchObject([{ is_annulled: true, state: 'ready' }]);
    expect(list[0]?.title).toContain('进球取消');
    expect(await world.eventsOn(`match:${anchor.match}`, 'clip')).toHaveLength(2);
  });

  test('is looked for where the picture is that lags behind, and nowhere if the anchor wants no clips of goals', async () => {
    const anchor = await world.onAir();
    await rule(anchor, { delay: 6 });
    const begun = world.clock.now();
    world.clock.set(begun + 20_000);
    await world.happens(anchor.match);
    world.clock.set(begun + 40_000);
    await world.record(anchor.broadcast, recordedPieces(patternLoop(40), begun));
    await world.work();
    const [clip] = (await world.list({ match_id: anchor.match })).list;
    expect(clip && Math.abs(clip.from + clip.length - (begun + 34_000))).toBeLessThanOrEqual(40);
    expect(clip?.scores[1]?.at).toBe(begun + 26_000 - (clip?.from ?? 0));

    const other = await world.onAir();
    await rule(other, { has_goals: false });
    world.clock.set(world.clock.now() + 5_000);
    await world.happens(other.match);
    await world.work();
    expect((await rowsOf(other.room)).length).toBe(0);
  });

  const rowsOf = (room: string) =>
    world.site.site.platform.db
      .select()
      .from(table)
      .where(eq(table.roomId, Number(room)));

  test('may come fifty at once: all are made, some in a round', { tags: ['full'] }, async () => {
    const anchor = await world.onAir();
    const begun = world.clock.now();
    await world.record(anchor.broadcast, recordedPieces(patternLoop(40), begun));
    world.clock.set(begun + 20_000);
    for (let index = 0; index < 50; index += 1) await world.happens(anchor.match, { minute: index + 1, homeScore: index + 1 });
    world.clock.set(begun + 40_000);
    for (let round = 0; round < 3; round += 1) await world.work();
    const rows = await rowsOf(anchor.room);
    expect(rows).toHaveLength(50);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['ready']));
  });
});

describe('a whole replay', () => {
  test('is downloaded by its anchor alone, once the broadcast is over, hidden or not, a film for each picture', async () => {
    const anchor = await recorded(20);
    const id = String(anchor.broadcast);
    const files = async (who: { id: number; token: string }) => {
      const { code, data } = await world.post(replayFiles.path, { id }, who);
      return code === 0 ? replayFiles.data.parse(data).files : code;
    };
    expect(await files(anchor)).toBe(1);
    await world.site.site.live.streamEnded(Number(anchor.room));
    await world.post('Live/setLiveList', { ids: [id], is_listed: false }, anchor);
    expect(await files(await world.onAir())).toBe(1);
    const found = await files(anchor);
    if (typeof found === 'number') throw new Error('there is no film');
    const [film] = found;
    expect(found).toHaveLength(1);
    expect(film?.length).toBeGreaterThan(19_000);
    const file = await world.fetched(film?.url ?? '');
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, film?.bytes]);
    expect(file.headers['content-disposition']).toContain('attachment');
    const part = await world.fetched(film?.url ?? '', { range: 'bytes=5000-5009' });
    expect(part.rawPayload.equals(file.rawPayload.subarray(5_000, 5_010))).toBe(true);
    expect((await world.fetched((film?.url ?? '').split('?')[0] ?? '')).statusCode).toBe(404);
    expect((await world.fetched((film?.url ?? '').replace(/replay-\d+-1/, `replay-${id}-2`))).statusCode).toBe(404);
  });
});
