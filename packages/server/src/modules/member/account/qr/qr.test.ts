import { codes } from '@pitchside/api/contract';
import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { openTestSocket, type TestFrame, type TestSocket } from '../../../../testing/testSocket.ts';
import { secretOf, ticketOf } from './qrCode.ts';
import { qrSignIns } from './qr.tables.ts';

const chrome = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let site: TestSite;
let phone: string;
let otherPhone: string;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  site = await openTestSite();
  await site.join('13800000001', { nickname: '北看台老周', avatar: 'zhou' });
  await site.join('13800000002');
});
beforeEach(async () => {
  site.clock.set(site.clock.now() + 3_600_000);
  [phone, otherPhone] = [await site.signIn('13800000001'), await site.signIn('13800000002')];
});
afterAll(async () => {
  await Promise.all(sockets.map((socket) => socket.close()));
  await site.close();
});

interface Asked {
  code: string;
  img: string;
  url: string;
  expires_at: number;
}
const newCode = async () => (await site.call('POST', 'user/getLoginQrcode', { body: {}, headers: { 'user-agent': chrome } })).data as Asked;
const computer = async (frame?: { code: string }, origin = site.origin) => {
  const socket = await openTestSocket(origin);
  sockets.push(socket);
  if (frame) socket.send({ type: 'login', data: { code: frame.code } });
  return socket;
};
const states = (frames: TestFrame[]) => frames.filter(({ type }) => type === 'login').map(({ data }) => data.state);
const hears = (socket: TestSocket, state: string) => socket.until((frames) => states(frames).includes(state));
const scan = (code: string, token = phone) => site.call('POST', 'user/scanLoginQrcode', { token, body: { code } });
const confirm = (code: string, agree = true, token = phone) =>
  site.call('POST', 'user/confirmLoginQrcode', { token, body: { code, agree } });
const row = async (code: string) =>
  (
    await site.site.platform.db
      .select()
      .from(qrSignIns)
      .where(eq(qrSignIns.code, ticketOf(code)))
  )[0];

test('a computer asks, a phone scans and says yes, and the computer is signed in by QR code', async () => {
  const asked = await newCode();
  expect(asked.url).toBe(`${site.site.platform.origin.current()}/m/qr?code=${ticketOf(asked.code)}`);
  expect(secretOf(asked.code)).toHaveLength(43);
  const [head = '', picture = ''] = asked.img.split(',');
  expect([head, Buffer.from(picture, 'base64').toString()]).toEqual(['data:image/svg+xml;base64', renderSVG(asked.url)]);
  const socket = await computer(asked);
  await hears(socket, 'waiting');
  expect(await scan(asked.code)).toMatchObject({
    code: codes.ok,
    data: { state: 'scanned', device: 'Chrome 141 · macOS', place: '本机', is_near: true, expires_at: asked.expires_at },
  });
  await hears(socket, 'scanned');
  expect(socket.frames.find(({ data }) => data.state === 'scanned')?.data).toEqual({
    state: 'scanned',
    user_nickname: '北看台老周',
    avatar: 'zhou',
  });
  expect(await confirm(asked.code)).toMatchObject({ code: codes.ok, data: { state: 'confirmed' } });
  await hears(socket, 'success');
  const { token } = (socket.frames.find(({ data }) => data.state === 'success')?.data.user ?? {}) as { token?: string };
  expect(token).not.toBe(phone);
  const { data } = await site.call('GET', 'user/sessionList', { token });
  expect((data as { list: object[] }).list.find((session) => 'is_current' in session && session.is_current)).toMatchObject({
    way: 'qr',
    device: 'Chrome 141 · macOS',
    place: '本机',
  });
  expect(states(socket.frames)).toEqual(['waiting', 'scanned', 'success']);
});

test('the code alone, with no secret, a wrong one or the right one too late, brings nothing', async () => {
  const asked = await newCode();
  const owner = await computer(asked);
  await hears(owner, 'waiting');
  const thieves = [
    await computer({ code: `${ticketOf(asked.code)}${ticketOf(asked.code)}` }),
    await computer({ code: `${ticketOf(asked.code)}${'x'.repeat(43)}` }),
    await computer(asked),
  ];
  const bare = await computer();
  bare.send({ type: 'login', data: { code: ticketOf(asked.code) } });
  for (const thief of thieves) await thief.settle();
  await scan(asked.code);
  await confirm(asked.code);
  await hears(owner, 'success');
  for (const thief of [...thieves, bare]) {
    await thief.settle();
    expect(states(thief.frames)).toEqual([]);
  }
});

test('two sockets at the same moment: only the first bound one is told', async () => {
  const asked = await newCode();
  const both = await Promise.all([computer(asked), computer(asked)]);
  await Promise.all(both.map((socket) => socket.settle()));
  await scan(asked.code);
  await Promise.race(both.map((socket) => hears(socket, 'scanned')));
  await confirm(asked.code);
  await Promise.race(both.map((socket) => hears(socket, 'success')));
  await Promise.all(both.map((socket) => socket.settle()));
  expect(both.map(({ frames }) => states(frames).filter((state) => state === 'success').length).sort()).toEqual([0, 1]);
});

test('a scan without a yes signs nobody in', async () => {
  const asked = await newCode();
  const socket = await computer(asked);
  await scan(asked.code);
  await hears(socket, 'scanned');
  await socket.settle();
  expect(states(socket.frames)).not.toContain('success');
  expect((await row(asked.code))?.state).toBe('scanned');
});

test('a yes without a scan is refused', async () => {
  const asked = await newCode();
  expect(await confirm(asked.code)).toMatchObject({ code: codes.failed, msg: '二维码已失效，请在电脑上换一个' });
  expect((await row(asked.code))?.state).toBe('waiting');
});

test('two phones: the second can neither scan, see nor answer', async () => {
  const asked = await newCode();
  const [one, other] = await Promise.all([scan(asked.code, phone), scan(asked.code, otherPhone)]);
  expect([one.code, other.code].sort()).toEqual([codes.ok, codes.failed]);
  const [first, second] = one.code === codes.ok ? [phone, otherPhone] : [otherPhone, phone];
  expect((await confirm(asked.code, true, second)).code).toBe(codes.failed);
  expect((await confirm(asked.code, false, second)).code).toBe(codes.failed);
  expect((await row(asked.code))?.state).toBe('scanned');
  expect((await confirm(asked.code, true, first)).code).toBe(codes.ok);
});

test('an unknown code and another’s are told alike', async () => {
  const asked = await newCode();
  await scan(asked.code);
  expect(await scan('made-up')).toEqual(await scan(asked.code, otherPhone));
});

test('a no is heard at once and is the last word', async () => {
  const asked = await newCode();
  const socket = await computer(asked);
  await scan(asked.code);
  expect(await confirm(asked.code, false)).toMatchObject({ data: { state: 'refused' } });
  await hears(socket, 'refused');
  expect(await confirm(asked.code, true)).toMatchObject({ data: { state: 'refused' } });
  expect(await scan(asked.code)).toMatchObject({ data: { state: 'refused' } });
  await socket.settle();
  expect(states(socket.frames)).not.toContain('success');
});

test('a code is used once: a replay from either side brings nothing', async () => {
  const asked = await newCode();
  const socket = await computer(asked);
  await scan(asked.code);
  await Promise.all(Array.from({ length: 10 }, () => confirm(asked.code)));
  await hears(socket, 'success');
  expect(await confirm(asked.code, false)).toMatchObject({ data: { state: 'confirmed' } });
  const again = await computer(asked);
  socket.send({ type: 'login', data: { code: asked.code } });
  await Promise.all([again.settle(), socket.settle()]);
  expect(states(again.frames)).toEqual([]);
  expect(states(socket.frames).filter((state) => state === 'success')).toHaveLength(1);
});

test('after 120 s it is over for both sides', async () => {
  const [asked, scanned] = [await newCode(), await newCode()];
  const [socket, late] = [await computer(asked), await computer(scanned)];
  await Promise.all([hears(socket, 'waiting'), hears(late, 'waiting')]);
  await scan(scanned.code);
  site.clock.set(asked.expires_at);
  await Promise.all([hears(socket, 'expired'), hears(late, 'expired')]);
  expect(await scan(asked.code)).toMatchObject({ data: { state: 'expired' } });
  expect(await confirm(scanned.code)).toMatchObject({ data: { state: 'expired' } });
  expect((await row(scanned.code))?.state).toBe('scanned');
});

test('a computer whose line was cut comes back with its secret and is still signed in', async () => {
  const asked = await newCode();
  const first = await computer(asked);
  await hears(first, 'waiting');
  await first.close();
  // Until the site has noticed the end of the old connection, a new one would be the second.
  while ((await row(asked.code))?.socket !== null);
  const back = await computer(asked);
  await hears(back, 'waiting');
  await scan(asked.code);
  await confirm(asked.code);
  await hears(back, 'success');
});

test('a yes that came while the line was down is collected by the next', async () => {
  const asked = await newCode();
  await scan(asked.code);
  await confirm(asked.code);
  const socket = await computer(asked);
  await hears(socket, 'success');
});

test('a phone on another node signs the computer in: the database alone connects them', async () => {
  const other = await site.secondNode();
  const asked = await newCode();
  const socket = await computer(asked, other.origin);
  await hears(socket, 'waiting');
  await scan(asked.code);
  await hears(socket, 'scanned');
  await confirm(asked.code);
  await hears(socket, 'success');
});

test('the picture leads to the mobile site where there is one', async () => {
  const away = await openTestSite({ PITCHSIDE_MOBILE_ORIGIN: 'https://m.example.com' });
  const { data } = await away.call('POST', 'user/getLoginQrcode', { body: {} });
  expect((data as Asked).url).toMatch(/^https:\/\/m\.example\.com\/m\/qr\?code=[\w-]{24}$/);
  await away.close();
});
