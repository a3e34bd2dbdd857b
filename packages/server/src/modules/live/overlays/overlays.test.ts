import { getOverlays, ownOverlays, overlaySettings, usualOverlays, type OverlaySettings } from '@pitchside/api/live/overlays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSocket } from '../../../testing/testSocket.ts';
import { testUpload } from '../../../testing/testUpload.ts';
import { moderationWorld, type ModerationWorld, type Somebody } from '../moderation/moderation.fixtures.ts';

let world: ModerationWorld;
let second: string;
beforeAll(async () => {
  world = await moderationWorld();
  second = (await world.site.secondNode()).origin;
});
afterAll(() => world.close());

const post = async (path: string, body: Record<string, unknown> = {}, who: Somebody | undefined = world.owner) =>
  world.post(path, body, who);
const own = async (path = 'own', body: Record<string, unknown> = {}) => ownOverlays.data.parse((await post(`Overlay/${path}`, body)).data);
const secretIn = (path: string | null) => path?.replace('/overlay/', '') ?? '';
const scene = (secret: string) => world.site.call('POST', getOverlays.path, { body: { secret } });
const opened = async (secret: string) => getOverlays.data.parse((await scene(secret)).data);
const gone = { code: 1, msg: '这个地址已经失效' };

/** The socket of an overlay, which follows the given topics without being signed in. */
async function overlay(topics: readonly string[], origin = world.site.origin) {
  const socket = await openTestSocket(origin);
  socket.send({ type: 'register', data: { info: 'web', lang: 'zh', by_topic: true, is_viewer: false } });
  for (const topic of topics) socket.send({ type: 'subscribe', data: { topic } });
  await socket.until((frames) =>
    topics.every((topic) => frames.some(({ type, data }) => ['subscribed', 'error'].includes(type) && data.topic === topic)),
  );
  return socket;
}

test('an anchor has settings without a path until they make one; other members have none', async () => {
  expect(await own()).toEqual({ settings: usualOverlays, path: null, read_at: null });
  expect(await post('Overlay/test', { kind: 'gift' })).toMatchObject({ code: 1, msg: '先生成地址，再发测试' });
  for (const path of ['own', 'save', 'renew', 'revoke', 'test'])
    expect(await post(`Overlay/${path}`, { ...usualOverlays, kind: 'gift' }, world.helper), path).not.toMatchObject({ code: 0 });
});

test('a path opens the settings of its room and nothing else; another one ends it, and so does revoking', async () => {
  const { path } = await own('renew');
  const secret = secretIn(path);
  expect(await opened(secret)).toEqual({
    room_id: world.room,
    settings: usualOverlays,
    match: null,
    topic: expect.stringMatching(new RegExp(`^overlay:${world.room}-`)),
    epoch: expect.any(String),
    seq: expect.any(Number),
  });
  expect((await own()).read_at).toBe(world.site.clock.now());
  // It is no sign-in, and the log of events does not have it.
  expect(await world.site.call('POST', 'Overlay/own', { token: secret })).not.toMatchObject({ code: 0 });
  expect((await opened(secret)).topic).not.toContain(secret.split('-')[1]);
  for (const wrong of ['', 'x', `${secret}x`, secret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), `9${secret}`])
    expect(await scene(wrong), wrong).not.toMatchObject({ code: 0 });

  const next = secretIn((await own('renew')).path);
  expect(next).not.toBe(secret);
  expect(await scene(secret)).toMatchObject(gone);
  expect((await own('revoke')).path).toBeNull();
  expect((await own('revoke')).path).toBeNull();
  expect(await scene(next)).toMatchObject(gone);
  expect(secretIn((await own('renew')).path)).not.toBe(next);
});

test('open overlays follow settings and tests on every node, and lose their topic when the path is revoked', async () => {
  const { topic } = await opened(secretIn((await own('renew')).path));
  const [here, there] = [await overlay([topic, `room:${world.room}`]), await overlay([topic], second)];
  const settings: OverlaySettings = { ...usualOverlays, language: 'vi', timer: { ...usualOverlays.timer, is_on: true, title: 'Hiệp 2' } };
  expect((await own('save', settings)).settings).toEqual(settings);
  expect(await post('Overlay/test', { kind: 'goal' })).toMatchObject({ code: 0 });
  for (const socket of [here, there])
    await socket.until((frames) => ['overlay_settings', 'overlay_test'].every((kind) => frames.some(({ type }) => type === kind)));
  expect(here.frames.find(({ type }) => type === 'overlay_settings')?.data).toEqual(settings);
  // Nobody in the room hears of it.
  const ofRoom = (await world.site.site.platform.events.after(`room:${world.room}`, 0)) ?? [];
  expect(ofRoom.filter(({ type }) => String(type).startsWith('overlay'))).toEqual([]);

  await own('revoke');
  for (const socket of [here, there])
    await socket.until((frames) => frames.some(({ type, data }) => type === 'error' && data.topic === topic));
  const late = await overlay([topic]);
  expect(late.frames.some(({ type, data }) => type === 'error' && data.topic === topic)).toBe(true);
  for (const socket of [here, there, late]) await socket.close();
});

test('an overlay reads what everybody reads, and is nobody in the room', async () => {
  const { topic } = await opened(secretIn((await own('renew')).path));
  const closed = [`user:${world.owner.id}`, `studio:${world.room}`];
  const socket = await overlay([topic, `room:${world.room}`, ...closed]);
  expect(socket.frames.filter(({ type }) => type === 'error').map(({ data }) => data.topic)).toEqual(closed);
  const { hub } = world.site.site;
  expect([hub.watchers(), hub.viewers(), hub.watching()]).toEqual([[], [], 0]);
  const viewer = await world.tab(world.helper, [`room:${world.room}`]);
  expect(hub.watchers()).toEqual([{ roomId: Number(world.room), who: { member: world.helper.id } }]);
  expect(viewer.frames.findLast(({ type }) => type === 'online')?.data).toMatchObject({ total: 1 });
  await viewer.close();
  await socket.close();
});

test('pictures of sponsors are the anchor’s own uploads, and stay by their path', async () => {
  const { key } = await testUpload(world.site, world.owner.token, 'sponsor');
  const withPictures = (pictures: string[]) => ({ ...usualOverlays, sponsors: { ...usualOverlays.sponsors, is_on: true, pictures } });
  const [picture = ''] = (await own('save', withPictures([key]))).settings.sponsors.pictures;
  expect(picture).toMatch(/^\/u\/[\w-]+\.png$/);
  expect((await own('save', withPictures([picture]))).settings.sponsors.pictures).toEqual([picture]);
  const other = await testUpload(world.site, world.peer.token, 'sponsor');
  for (const wrong of [other.key, '/u/somebody-elses-picture.png'])
    expect(await post('Overlay/save', withPictures([wrong])), wrong).toMatchObject({ code: 1 });
  expect((await own('save', withPictures([]))).settings.sponsors.pictures).toEqual([]);
});

test('what is out of bounds is refused with its name', async () => {
  const answer = await post('Overlay/save', { ...usualOverlays, chat: { ...usualOverlays.chat, lines: 99 } });
  expect(answer).toMatchObject({ code: 1, msg: expect.stringContaining('chat') });
  expect(overlaySettings.safeParse((await own()).settings).success).toBe(true);
});
