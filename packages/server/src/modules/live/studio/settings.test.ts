import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { world as matchesOf } from '../../scores/matches/matches.fixtures.ts';
import { testUpload } from '../../../testing/testUpload.ts';
import { uploads } from '../../content/uploads/index.ts';
import { studioWorld, type Anchor, type StudioWorld } from './studio.fixtures.ts';

const ok = { code: 0 };
const large = 5 * 1024 * 1024;
let folder: string;
let world: StudioWorld;
let anchor: Anchor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-studio-'));
  world = await studioWorld({ PITCHSIDE_DATA: folder });
  await world.site.site.matches.apply(matchesOf(world.site.clock.now() + 3_600_000, 2));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => void (anchor = await world.anchor()));

const set = (body: object) => world.post('Live/setLiveInfo', { title: '德比夜', category: 'football', ...body }, anchor);
const cover = async (file?: Parameters<typeof testUpload>[3]) => testUpload(world.site, anchor.token, 'cover', file);

test('title, category and match change together, for everybody in the room and in the lists', async () => {
  expect(await set({ match_id: 'm1' })).toMatchObject({ ...ok, data: { room: { title: '德比夜', match: { id: 'm1' } } } });
  for (const topic of [`room:${anchor.room}`, 'rooms'])
    expect((await world.eventsOn(topic, 'room')).at(-1)).toMatchObject({ data: { id: anchor.room, title: '德比夜', match: { id: 'm1' } } });
  expect(await world.get('live/setTitle', { title: '⚽'.repeat(40) }, anchor)).toMatchObject({ data: { room: { match: { id: 'm1' } } } });
  expect(await world.get('live/updateLive', { category: 'talk', match_id: '' }, anchor)).toMatchObject({
    data: { room: { title: '⚽'.repeat(40), category: 'talk', match: null } },
  });
  expect(await world.get('live/updateLive', { language: 'vi' }, anchor)).toMatchObject({
    data: { room: { category: 'talk', language: 'vi' } },
  });
  expect(await world.get('live/updateLive', {}, anchor)).toMatchObject({ data: { room: { category: 'talk', language: 'vi' } } });
});

test('what is no title, no category and no match is refused, and nothing of it is changed', async () => {
  for (const wrong of [
    { title: '' },
    { title: '⚽'.repeat(41) },
    { title: ' \u200B ' },
    { category: 'chess' },
    { language: 'fr' },
    { category: '' },
  ])
    expect(await set(wrong)).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  expect(await set({ match_id: 'nobody' })).toMatchObject({ code: 1, msg: '没有找到这场比赛' });
  expect(await world.row(anchor.room)).toMatchObject({ title: '房间', matchId: null });
});

test('a broadcast that is on takes the new title with it', async () => {
  await world.get('Live/startRoom', {}, anchor);
  await world.site.site.live.streamStarted(Number(anchor.room));
  await world.get('live/setTitle', { title: '下半场' }, anchor);
  expect(await world.get('Live/endRoom', {}, anchor)).toMatchObject({ data: { broadcast: { title: '下半场' } } });
});

describe('a cover', () => {
  test('is cut to the shape of a card; the one before goes an hour later', async () => {
    const [first, second] = [await cover(), await cover()];
    expect(await set({ cover: first.key })).toMatchObject({ data: { room: { cover: `/u/${first.key}.jpg` } } });
    const stored = await world.site.site.uploads.readPublic(`${first.key}.jpg`);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 1_280, height: 720 });
    // A cover that is in use again is kept.
    await set({ cover: first.key });
    const deleteAt = async (key: string) =>
      (await world.site.site.platform.db.select().from(uploads)).find((row) => row.key === key)?.deleteAt;
    expect(await deleteAt(first.key)).toBeNull();
    await set({ cover: second.key });
    expect([await deleteAt(first.key), await deleteAt(second.key)]).toEqual([world.site.clock.now() + 3_600_000, null]);
    expect(await set({ cover: '' })).toMatchObject({ data: { room: { cover: null } } });
  });

  test('is a picture by its content: a renamed drawing, a page, or 5 MiB of anything is none', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();
    for (const [bytes, msg] of [
      [svg, '只支持 png、jpg 图片'],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), '只支持 png、jpg 图片'],
      [Buffer.from('GIF89a'), '只支持 png、jpg 图片'],
      [Buffer.concat([png.subarray(0, 8), svg]), '图片无法读取，换一张试试'],
      [Buffer.alloc(large), '文件太大'],
      [Buffer.alloc(large + 1), '文件太大'],
    ] as const) {
      const { key, answer } = await cover({ bytes, name: 'cover.png', type: 'image/png' });
      expect(answer).toMatchObject({ code: 1, msg });
      expect(await set({ cover: key })).toMatchObject({ code: 1, msg: '没有找到' });
    }
    // Data after the picture is removed by re-encoding, up to the maximum size.
    const padded = await cover({ bytes: Buffer.concat([png, Buffer.alloc(large - 1 - png.length)]) });
    expect(padded.answer).toMatchObject(ok);
    expect(await world.row(anchor.room)).toMatchObject({ cover: null });
  });

  test('is one’s own, and made for a cover', async () => {
    const mine = anchor;
    const theirs = await cover();
    anchor = await world.anchor();
    const portrait = await testUpload(world.site, anchor.token, 'avatar');
    for (const key of [theirs.key, portrait.key])
      expect(await set({ cover: key, title: '别人的' })).toMatchObject({ code: 1, msg: '没有找到' });
    expect(await world.row(anchor.room)).toMatchObject({ title: '房间', cover: null });
    anchor = mine;
    expect(await set({ cover: theirs.key })).toMatchObject(ok);
  });
});

describe('the announcement on the wall', () => {
  const placard = (text: string) => world.post('Live/setPlacard', { placard: text }, anchor);

  test('of 51 characters is refused, of fifty is told to the room and remembered', async () => {
    expect(await placard('⚽'.repeat(51))).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
    expect(await placard('⚽'.repeat(50))).toMatchObject({ ...ok, data: { placard: '⚽'.repeat(50) } });
    await placard('今晚八点');
    await placard('今晚八点');
    await placard('');
    expect((await world.get('Live/getPlacard', { id: anchor.room })).data).toEqual({ placard: '' });
    expect((await world.eventsOn(`room:${anchor.room}`, 'placard')).map(({ data }) => (data as { placard: string }).placard)).toEqual([
      '⚽'.repeat(50),
      '今晚八点',
      '',
    ]);
    const { list, total } = (await world.post('Live/placardList', {}, anchor)).data as { list: { placard: string }[]; total: number };
    expect([list.map(({ placard: text }) => text), total]).toEqual([['今晚八点', '⚽'.repeat(50)], 2]);
  });

  test('is the owner’s to set', async () => {
    const fan = await world.somebody();
    expect(await world.post('Live/setPlacard', { placard: '我来写' }, fan)).toMatchObject({ code: 1, msg: '只有主播可以这样做' });
    expect(await world.post('Live/setPlacard', { placard: '我来写', id: anchor.room }, await world.anchor())).toMatchObject(ok);
    expect((await world.get('Live/getPlacard', { id: anchor.room })).data).toEqual({ placard: '' });
  });
});

test('categories show their hottest rooms with how many are live', async () => {
  const rooms = await Promise.all([3, 9, 6].map((heat) => world.anchor({ category: 'basketball', status: 'live', heat })));
  const { data } = await world.get('Live/getBucketRoomList', { limit: 2 });
  const { list } = data as { list: { category: string; total: number; rooms: { id: string }[] }[] };
  expect(list.map(({ category }) => category)).toEqual(['football', 'basketball', 'esports', 'talk']);
  expect(list[1]).toMatchObject({ total: 3, rooms: [{ id: rooms[1]?.room }, { id: rooms[2]?.room }] });
  expect(list[2]).toMatchObject({ total: 0, rooms: [] });
});
