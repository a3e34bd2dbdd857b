import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCallersWorld, type CallersWorld } from '../../http/callers.fixtures.ts';
import { names, world as football } from '../../modules/scores/matches/matches.fixtures.ts';
import { users } from '../../modules/member/member/index.ts';
import { rooms } from '../../modules/live/room/index.ts';
import { madeUpVideo } from '../../modules/content/uploads/uploadsVideo.fixtures.ts';
import { asMember, asVisitor, login, newPassword, registration, type Known } from './calls.data.ts';
import { createSpecifiedClient, type SpecifiedAnswer } from './client.ts';

const minute = 60_000;
const mobile = '13922220001';

let world: CallersWorld;
let known: Known;
let client: ReturnType<typeof createSpecifiedClient>;
/** Test member, once registered. */
let me = 0;

beforeAll(async () => {
  world = await openCallersWorld();
  const { site, ids } = world;
  const { content, groups } = site.site;
  const shelf = async (kind: 'circle' | 'category' | 'section') => (await content.shelves.list(kind)).at(-1)?.id;
  const [circle, category, section] = [await shelf('circle'), await shelf('category'), await shelf('section')];
  const published = (kind: 'article' | 'video', shelfId: unknown) =>
    site.site.platform.events.transaction(async (tx, emit) => {
      await content.publishing.turn(tx);
      const item = { kind, authorId: ids.fan, state: 'awaiting', title: '德比', body: '两边', at: 1 } as const;
      const clip = { url: '/u/a.mp4', cover: '/u/a.jpg', seconds: 10, width: 16, height: 9 };
      return String((await content.publishing.add(tx, emit, { ...item, shelfId: Number(shelfId), data: { clip } }, false)).id);
    });
  await site.site.matches.apply({ companies: [{ id: '3', names: names('澳门'), rank: 1, sports: ['football'] }] });
  const given = await world.call('giveEnvelope', { id: world.room, total: 2, count: 2 }, await world.tokenOf('fan'));
  known = {
    mobile: `86-${mobile}`,
    password: 'a good secret',
    smsCode: '',
    captcha: undefined,
    room: Number(world.room),
    anchor: ids.anchorHere,
    ownRoom: 0,
    other: ids.fan,
    match: 'm1',
    basketball: 'basketball',
    now: site.clock.now(),
    picture: '',
    cover: '',
    front: '',
    back: '',
    film: '',
    answers: new Map<string, unknown>([
      ['circle', String(circle)],
      ['category', String(category)],
      ['article', await published('article', section)],
      ['video', await published('video', category)],
      ['envelope', (given.data as { envelope: { id: string } }).envelope.id],
      ['group', String((await groups.found(ids.fan, { name: '南看台' })).id)],
    ]),
  };
  client = createSpecifiedClient(site.origin, known);
});
afterAll(() => world.close());

/** Members begin with an empty purse and no room. */
async function setUp(id: number): Promise<void> {
  const { db, events } = world.site.site.platform;
  await db.update(users).set({ isAnchor: true, createdAt: 0 }).where(eq(users.id, id));
  const [room] = await db.insert(rooms).values({ ownerId: id, title: '我的房间', category: 'football' }).returning({ id: rooms.id });
  known.ownRoom = room?.id ?? 0;
  await events.transaction((tx, emit) =>
    world.site.site.ledger.post(tx, emit, {
      kind: 'opening',
      member: id,
      moves: [{ unit: 'diamond', from: 'bonus', to: id, amount: 1_000_000 }],
    }),
  );
}
const lastCode = () => world.site.site.outbox.messages()[0]?.code ?? '';
const good = (answer: SpecifiedAnswer) => expect(answer).toMatchObject({ status: 200, code: 0, data: expect.anything() });

test('its calls are those of the specification, each of them', () => {
  const walked = [...asVisitor, registration, newPassword, login, ...asMember].map(({ call }) => call);
  expect(new Set(walked).size).toBe(141);
});

test('a visitor starts up, asks for a code once, and reads how long to wait for the next', async () => {
  for (const call of asVisitor) good(await client.call(call));
  const { img } = known.answers.get('user/getLoginQrcode') as { img: string };
  const picture = await sharp(Buffer.from(img.replace(/^data:image\/svg\+xml;base64,/, ''), 'base64')).metadata();
  expect(picture).toMatchObject({ format: 'svg', width: picture.height });
  expect(await client.call({ call: 'POST user/getCode', params: { mobile: known.mobile, type: 1 } })).toMatchObject({
    status: 200,
    code: 1,
    msg: expect.stringMatching(/60 秒/),
  });
});

test('a person registers, sets a new password and signs in', async () => {
  known.smsCode = lastCode();
  known.captcha = await world.site.solve('register');
  good(await client.call(registration));
  world.site.clock.set(world.site.clock.now() + minute);
  good(await client.call({ call: 'POST user/getCode', params: { mobile: known.mobile, type: 2 } }));
  known.smsCode = lastCode();
  const answer = await client.call(newPassword);
  expect(answer).toMatchObject({ status: 200, code: 0 });
  known.captcha = await world.site.solve('login');
  good(await client.call(login));
  const user = known.answers.get('user/login') as { token: string; id: string; is_anchor: number };
  expect(user).toMatchObject({ token: expect.any(String), user_nickname: expect.any(String), is_anchor: 0 });
  client.enter(user.token);
  me = Number(user.id);
  await setUp(me);
});

test('files go up by the token of the storage call alone, as Qiniu’s client sends them', async () => {
  const { buffer } = new Uint8Array(
    await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer(),
  );
  const send = async (purpose: string, file: Blob) => {
    const grant = await client.call({ call: 'POST Member/getQiniuToken', params: { purpose } });
    const { token, key, upload_url } = grant.data as { token: string; key: string; upload_url: string };
    good(await client.upload({ token, key, upload_url }, file));
    // A token is good for one file.
    expect(await client.upload({ token, key, upload_url }, file)).toMatchObject({ code: 1 });
    return key;
  };
  const png = new Blob([buffer], { type: 'image/png' });
  known.picture = await send('post', png);
  known.cover = await send('cover', png);
  known.front = await send('verification', png);
  known.back = await send('verification', png);
  known.film = await send('video', new Blob([new Uint8Array(madeUpVideo())], { type: 'video/mp4' }));
  expect(await client.upload({ token: 'a:b:c', key: 'd', upload_url: '/upload' }, png)).toMatchObject({ code: 700 });
});

test('what is wrong with a call is named by its field, in the language of who asks', async () => {
  const { site } = world;
  const refusal = (lang: string) => site.call('POST', 'user/getCode', { lang, body: { mobile: 'x', type: 1 } });
  expect(await Promise.all(['zh', 'en', 'vi'].map(async (lang) => (await refusal(lang)).msg))).toEqual([
    '输入错误：mobile',
    'Invalid input: mobile',
    'Dữ liệu không hợp lệ: mobile',
  ]);
  expect(await site.call('GET', 'Live_streaming/getRoomInfo')).toMatchObject({ code: 1, msg: '输入错误：id' });
});

test.each(asMember.map((call) => [call.call, call] as const))('%s', async (_, call) => {
  const answer = await client.call(call);
  if (call.refused) expect(answer).toMatchObject({ status: 200, code: 1, msg: expect.stringMatching(call.refused) });
  else expect(answer).toMatchObject({ status: 200, code: 0, msg: '' });
  expect(answer.msg).not.toMatch(/输入错误/);
});

test.each([false, true])(
  'the socket tells matches, goals and odds without a topic being named; fields beside the type: %s',
  async (isFlat) => {
    const heard = await client.listen({ isFlat });
    await heard.heard('classified');
    await goOn(heard);
    expect(heard.frames.every(({ code, type, data }) => [100, 200].includes(code) && type !== 'error' && typeof data === 'object')).toBe(
      true,
    );
    heard.send('heartbeat', {});
    await heard.heard('heartbeat');
    await heard.close();
  },
);

/** Changes matches of every sport until a socket has got an event. */
let version = 1;
async function goOn(heard: Awaited<ReturnType<typeof client.listen>>, types = ['football', 'basketball', 'esports', 'exponent']) {
  const { matches, platform } = world.site.site;
  version += 1;
  const now = platform.clock.now();
  const update = (matchId: string, status: string) => ({ matchId, version, status, minute: null, added: 0, score: { home: 0, away: 0 } });
  const rest = { half: null, penalties: null, counts: null, events: [] };
  await matches.apply({
    updates: [
      { ...update('m1', 'first_half'), ...rest, minute: version, status: 'first_half' },
      { ...update('basketball', 'q1'), ...rest, status: 'q1' },
      { ...update('esports', 'playing'), ...rest, status: 'playing' },
    ],
    odds: [
      { matchId: 'm1', companyId: '3', version, at: now + version, minute: null, markets: { european: [1.5 + version / 100, 3.4, 4.2] } },
    ],
  });
  for (const type of types) await heard.heard(type);
}

test('classify 1 tells of the hot matches alone, 0 of all', async () => {
  const { matches, platform } = world.site.site;
  const quiet = football(platform.clock.now() + 400 * 24 * 3_600_000, 1).fixtures?.at(0);
  await matches.apply({ fixtures: quiet ? [{ ...quiet, id: 'quiet' }] : [] });
  const [all, hot] = [await client.listen({ classify: 0 }), await client.listen({ classify: 1 })];
  await Promise.all([all, hot].map((heard) => heard.heard('classified')));
  const move = { version: 50, minute: null, added: 0, score: null, half: null, penalties: null, counts: null, events: [] };
  await matches.apply({ updates: [{ ...move, matchId: 'quiet', status: 'postponed' }] });
  await all.until((frames) => frames.some(({ type, data }) => type === 'football' && data.id === 'quiet'));
  await goOn(hot, ['football']);
  expect(hot.frames.filter(({ type, data }) => type === 'football' && data.id === 'quiet')).toEqual([]);
  await Promise.all([all.close(), hot.close()]);
});

test('a registered member is told of being removed from a room', async () => {
  const session = await world.tokenOf('moderatorElsewhere');
  const heard = await client.listen({ session });
  await heard.heard('classified');
  await heard.until((frames) => frames.some(({ type, data }) => type === 'registered' && data.is_member === true));
  await world.site.site.moderation.kick({ roomId: known.room, userId: world.ids.moderatorElsewhere, byId: known.anchor }, '');
  await heard.heard('liveKickout');
  expect(heard.frames.find(({ type }) => type === 'liveKickout')).toMatchObject({ code: 100, data: { room_id: String(known.room) } });
  await heard.close();
});

test('a computer signs in by its code alone; whoever has only the picture hears nothing', async () => {
  const { site } = world;
  const { code, url } = (await client.call({ call: 'POST user/getLoginQrcode' })).data as { code: string; url: string };
  const [computer, thief] = [await client.listen(), await client.listen()];
  const ticket = new URL(url).searchParams.get('code') ?? '';
  thief.send('login', { code: ticket });
  await thief.heard('registered');
  computer.send('login', { code });
  await computer.heard('login');
  const token = await world.tokenOf('fan');
  for (const [path, body] of [
    ['user/scanLoginQrcode', { code: ticket }],
    ['user/confirmLoginQrcode', { code: ticket, agree: true }],
  ] as const)
    expect(await site.call('POST', path, { token, body })).toMatchObject({ code: 0 });
  await computer.until((frames) => frames.some(({ type, data }) => type === 'login' && data.state === 'success'));
  expect(thief.frames.filter(({ type }) => type === 'login')).toEqual([]);
  await Promise.all([computer.close(), thief.close()]);
});
