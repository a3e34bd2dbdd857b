import { getConversations, getHistory, sendMessage, type Conversation, type Message } from '@pitchside/api/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { somePicture, testUpload } from '../../../testing/testUpload.ts';

let site: TestSite;
let people: TestPeople;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
});
afterAll(() => site.close());

let [one, other]: [TestPerson, TestPerson] = [
  { id: 0, token: '' },
  { id: 0, token: '' },
];
beforeEach(async () => {
  [one, other] = [await people.newcomer(), await people.newcomer()];
});

let named = 0;
const post = (path: string, body: object, { token }: Pick<TestPerson, 'token'>) => site.call('POST', path, { token, body });
const read = (path: string, { token }: TestPerson, query = '') => site.call('GET', path, { token, query });
const to = ({ id }: TestPerson) => `C2C${id}`;
const say = (from: TestPerson, id: string, body: object | string, client_id = `test-name-${(named += 1)}`) =>
  post('Message/send', { id, client_id, body: typeof body === 'string' ? { type: 'text', text: body } : body }, from);
const said = async (from: TestPerson, id: string, text: string) => sendMessage.data.parse((await say(from, id, text)).data).message;
const history = async (reader: TestPerson, id: string, query = '') =>
  getHistory.data.parse((await read('Message/history', reader, `?id=${id}${query}`)).data);
const list = async (reader: TestPerson, query = '') =>
  getConversations.data.parse((await read('Message/conversations', reader, query)).data);
const befriend = async (a: TestPerson, b: TestPerson) => {
  await post('Friend/request', { id: String(b.id) }, a);
  expect(await post('Friend/answer', { id: String(a.id), accept: true }, b)).toMatchObject({ code: 0, data: { relation: 'friend' } });
};
const texts = (messages: readonly Message[]) => messages.map(({ body }) => (body.type === 'text' ? body.text : body.type));
const talked = async (reader: TestPerson, id: string): Promise<Conversation | undefined> =>
  (await list(reader)).list.find((each) => each.id === id);

test('what one says the other reads: numbered, timed by the server, counted until it is read, and the mark comes back', async () => {
  const first = await said(one, to(other), '看球吗\n今晚');
  expect(first).toMatchObject({
    seq: 1,
    conversation_id: to(other),
    sender: { id: String(one.id) },
    body: { type: 'text', text: '看球吗\n今晚' },
    at: site.clock.now(),
  });
  await said(one, to(other), '八点开球');
  expect(await talked(other, to(one))).toMatchObject({
    unread: 2,
    last_seq: 2,
    last: { conversation_id: to(one), seq: 2 },
    peer: { id: String(one.id) },
  });
  expect((await list(other)).unread).toEqual({ messages: 2, conversations: 1 });
  expect(await talked(one, to(other))).toMatchObject({ unread: 0, peer_read_seq: 0, peer_delivered_seq: 0 });
  expect(await post('Message/delivered', { id: to(one), seq: 99 }, other)).toMatchObject({ data: { delivered_seq: 2 } });
  expect(await post('Message/read', { id: to(one), seq: 1 }, other)).toMatchObject({ data: { read_seq: 1, unread: 1 } });
  expect(await post('Message/read', { id: to(one), seq: 0 }, other)).toMatchObject({ data: { read_seq: 1, unread: 1 } });
  expect(await talked(one, to(other))).toMatchObject({ peer_read_seq: 1, peer_delivered_seq: 2 });
  const marks = await people.received(`user:${one.id}`, 'message_read');
  expect(marks.at(-1)).toEqual({ conversation_id: to(other), user_id: String(other.id), read_seq: 1, delivered_seq: 2, unread: null });
  expect(await people.received(`user:${other.id}`, 'message')).toMatchObject([
    { unread: 1 },
    { unread: 2, message: { conversation_id: to(one) } },
  ]);
  expect(await people.received(`user:${one.id}`, 'message')).toMatchObject([
    { unread: 0, message: { conversation_id: to(other) } },
    { unread: 0 },
  ]);
});

test('fifty copies of one send are one message, and all hear of the same', async () => {
  const copies = await Promise.all(Array.from({ length: 50 }, () => say(one, to(other), '一次', 'copied-name')));
  expect(copies.map(({ code }) => code)).toEqual(copies.map(() => 0));
  const answers = copies.map(({ data }) => sendMessage.data.parse(data));
  expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
  expect(answers.filter(({ is_repeat }) => !is_repeat)).toHaveLength(1);
  expect(texts((await history(other, to(one))).list)).toEqual(['一次']);
  expect(await people.received(`user:${other.id}`, 'message')).toHaveLength(1);
  const third = await people.newcomer();
  expect(await say(one, to(third), '别处', 'copied-name')).toMatchObject({ code: 1, msg: '这条消息已经发过了' });
});

test('pages hold fifteen at most and go both ways, and a gap is filled by what came after', async () => {
  await befriend(one, other);
  for (let index = 1; index <= 37; index += 1) await said(one, to(other), String(index));
  const newest = await history(other, to(one));
  expect([texts(newest.list).at(0), texts(newest.list).at(-1), newest.list.length]).toEqual(['23', '37', 15]);
  expect(newest).toMatchObject({ has_older: true, has_newer: false });
  const older = await history(other, to(one), '&before=23');
  expect([texts(older.list).at(0), texts(older.list).at(-1)]).toEqual(['8', '22']);
  const oldest = await history(other, to(one), '&before=8');
  expect([texts(oldest.list), oldest.has_older, oldest.has_newer]).toEqual([['1', '2', '3', '4', '5', '6', '7'], false, true]);
  const gap = await history(other, to(one), '&after=30');
  expect([texts(gap.list), gap.has_newer, gap.has_older]).toEqual([['31', '32', '33', '34', '35', '36', '37'], false, true]);
  expect(await history(other, to(one), '&after=37')).toMatchObject({ list: [], has_newer: false });
  for (const query of ['&limit=16', '&limit=0', '&before=3&after=1', '&before=x'])
    expect(await read('Message/history', other, `?id=${to(one)}${query}`)).toMatchObject({
      code: 1,
      msg: expect.stringMatching(/^输入错误：/),
    });
});

test('nobody writes to themselves, to nobody, nor to who keeps them out, and hears the same of both', async () => {
  expect(await say(one, to(one), '我')).toMatchObject({ code: 1, msg: '不能给自己发消息' });
  const unknown = await say(one, 'C2C999999999', '谁');
  expect(unknown).toMatchObject({ code: 1, msg: '无法给对方发消息' });
  await post('Friend/block', { id: String(one.id) }, other);
  const kept = await say(one, to(other), '在吗');
  expect([kept.code, kept.msg]).toEqual([unknown.code, unknown.msg]);
  expect(await people.received(`user:${one.id}`, 'friend')).toEqual([]);
  expect((await list(other)).list).toEqual([]);
  expect(await say(other, to(one), '我先说')).toMatchObject({ code: 1, msg: '你已拉黑对方，请先移出黑名单' });
  await post('Friend/block', { id: String(one.id), block: false }, other);
  expect(await say(one, to(other), '在吗')).toMatchObject({ code: 0 });
});

test('once a block is said to stand, nothing comes through any more, however close the send', async () => {
  await befriend(one, other);
  for (let round = 0; round < 8; round += 1) {
    const before = (await history(other, to(one))).list.at(-1)?.seq ?? 0;
    const sends = Array.from({ length: 5 }, (_, index) => say(one, to(other), `${round}.${index}`));
    const blocked = post('Friend/block', { id: String(one.id) }, other).then(
      async () => (await history(other, to(one))).list.at(-1)?.seq ?? 0,
    );
    const [atBlock, answers] = [await blocked, await Promise.all(sends)];
    const went = answers.filter(({ code }) => code === 0).length;
    expect((await history(other, to(one))).list.at(-1)?.seq ?? 0).toBe(atBlock);
    expect(atBlock).toBe(before + went);
    await post('Friend/block', { id: String(one.id), block: false }, other);
    site.clock.set(site.clock.now() + 60_001);
  }
});

test('a stranger says three things before an answer, and writes to twenty new people a day', async () => {
  for (let index = 0; index < 3; index += 1) expect((await say(one, to(other), '你好')).code).toBe(0);
  expect(await say(one, to(other), '还在吗')).toMatchObject({ code: 1, msg: '对方回复前最多发 3 条消息' });
  await said(other, to(one), '在');
  expect((await say(one, to(other), '太好了')).code).toBe(0);
  for (let index = 0; index < 19; index += 1) expect((await say(one, to(await people.newcomer()), '你好')).code).toBe(0);
  const last = await people.newcomer();
  expect(await say(one, to(last), '你好')).toMatchObject({ code: 1, msg: '今天找的新朋友太多了，明天再来' });
  await post('Member/attention', { id: String(one.id) }, last);
  expect((await say(one, to(last), '你关注了我')).code).toBe(0);
});

test('sixty a minute are sent, and the next waits', async () => {
  await befriend(one, other);
  for (let index = 0; index < 60; index += 1) expect((await say(one, to(other), String(index))).code).toBe(0);
  expect(await say(one, to(other), '多了')).toMatchObject({ code: 1, msg: '发得太快了，请稍后再发' });
  site.clock.set(site.clock.now() + 60_001);
  expect((await say(one, to(other), '又行了')).code).toBe(0);
});

test('a message is taken back within two minutes by its sender alone, and leaves its place and no words', async () => {
  const first = await said(one, to(other), '说错了');
  expect(await post('Message/recall', { id: to(one), message_id: first.id }, other)).toMatchObject({ code: 1, msg: '只能撤回自己的消息' });
  expect(await post('Message/recall', { id: to(other), message_id: first.id }, one)).toMatchObject({
    code: 0,
    data: { message: { seq: 1, body: { type: 'recalled' } } },
  });
  expect(await post('Message/recall', { id: to(other), message_id: first.id }, one)).toMatchObject({ code: 0 });
  expect(await talked(other, to(one))).toMatchObject({ unread: 0, last: { body: { type: 'recalled' } } });
  expect(await people.received(`user:${other.id}`, 'message_recalled')).toMatchObject([{ unread: 0, message: { seq: 1 } }]);
  expect((await read('Message/search', other, `?text=${encodeURIComponent('说错')}`)).data).toMatchObject({ list: [] });
  const second = await said(one, to(other), '晚了');
  site.clock.set(site.clock.now() + 120_001);
  expect(await post('Message/recall', { id: to(other), message_id: second.id }, one)).toMatchObject({
    code: 1,
    msg: '超过两分钟的消息不能撤回',
  });
});

test('somebody else’s conversation, message and group answer like none', async () => {
  const mine = await said(one, to(other), '私话');
  const third = await people.newcomer();
  const group = (await post('group/addgroup', { name: '北看台', join: 'invited' }, one)).data as { group: { id: string } };
  for (const answer of [
    await post('Message/recall', { id: to(one), message_id: mine.id }, third),
    await post('Message/read', { id: to(one), seq: 1 }, third),
    await post('Message/setConversation', { id: to(one), is_pinned: true }, third),
    await read('Message/history', third, `?id=GROUP${group.group.id}`),
    await say(third, `GROUP${group.group.id}`, '进来了'),
    await say(third, `GROUP${mine.id}`, '直聊当群'),
    await read('Group/info', third, `?id=${group.group.id}`),
    await post('report/insert', { kind: 'message', id: mine.id, reason: 'spam' }, third),
  ])
    expect(answer).toMatchObject({ code: 1, msg: '没有找到' });
  expect((await history(third, to(one))).list).toEqual([]);
  expect((await read('Message/search', third, `?text=${encodeURIComponent('私话')}`)).data).toMatchObject({ list: [] });
  expect(await post('report/insert', { kind: 'message', id: mine.id, reason: 'spam' }, other)).toMatchObject({ code: 0 });
});

test('sender, time and number that a client makes up are passed over', async () => {
  const answer = await site.call('POST', 'Message/send', {
    token: one.token,
    body: {
      id: to(other),
      client_id: 'forged-name-1',
      sender: { id: '1' },
      sender_id: 1,
      at: 1,
      seq: 99,
      body: { type: 'text', text: '真的', at: 1, sender: '1' },
    },
  });
  expect(answer).toMatchObject({
    code: 0,
    data: { message: { seq: 1, at: site.clock.now(), sender: { id: String(one.id) }, body: { type: 'text', text: '真的' } } },
  });
});

test('a text that is too long, empty or no text, and a card that is broken or points elsewhere, are refused', async () => {
  const card = (extension: unknown) => ({
    type: 'custom',
    data: 'card',
    extension: typeof extension === 'string' ? extension : JSON.stringify(extension),
  });
  for (const [body, msg] of [
    ['', '输入错误：body.text'],
    [' \n ', '输入错误：body.text'],
    ['\u200B\u2800\u3164\u200D', '输入错误：body.text'],
    ['长'.repeat(2_001), '输入错误：body.text'],
    [{ type: 'text', text: ['7'] }, '输入错误：body.text'],
    [{ type: 'sound', text: '嘟' }, '输入错误：body.type'],
    [card('{"title":'), '卡片内容有误'],
    [card('[]'), '卡片内容有误'],
    [card({ imageUrl: 'https://x.example/a.png' }), '卡片内容有误'],
    [card({ title: '方案', imageUrl: 'javascript:alert(1)' }), '卡片内容有误'],
    [card({ title: '方案', imageUrl: 'data:text/html,x' }), '卡片内容有误'],
    [card({ title: '方案', imageUrl: '//x.example/a.png' }), '卡片内容有误'],
    [card({ title: '方案', price: -1 }), '卡片内容有误'],
    [card({ title: '方案', type: 'exploit' }), '卡片内容有误'],
    [{ type: 'custom', data: 'words', description: '' }, '消息不能为空'],
    [{ type: 'image', key: 'x'.repeat(24) }, '没有找到'],
  ] as const)
    expect([body, await say(one, to(other), body)]).toMatchObject([body, { code: 1, msg }]);
  expect((await say(one, to(other), '长'.repeat(2_000))).code).toBe(0);
  const big = await say(one, to(other), 'x'.repeat(10 * 1024 * 1024));
  expect([big.code, big.status]).toEqual([1, 413]);
});

test('cards keep known fields alone, and words are plain text', async () => {
  const extension = JSON.stringify({ title: '国米让球', imageUrl: '/u/a.jpg', id: '7', type: 'plan', price: 28, onload: 'x' });
  expect((await say(one, to(other), { type: 'custom', data: 'card', extension })).data).toMatchObject({
    message: { body: { extension: JSON.stringify({ title: '国米让球', imageUrl: '/u/a.jpg', id: '7', type: 'plan', price: 28 }) } },
  });
  expect((await say(one, to(other), { type: 'custom', data: 'words', description: '<b>好</b>', extension })).data).toMatchObject({
    message: { body: { data: 'words', description: '<b>好</b>', extension: '' } },
  });
  expect((await read('Message/search', other, `?text=${encodeURIComponent('国米')}`)).data).toMatchObject({
    list: [{ message: { seq: 1 }, conversation: { id: to(one) } }],
  });
});

test('a picture comes with its size and a small one, a file under its name, and each goes into one message of whoever sent it', async () => {
  const { key } = await testUpload(site, one.token, 'message_image');
  const sent = await say(one, to(other), { type: 'image', key });
  expect(sent.data).toMatchObject({
    message: { body: { type: 'image', width: 64, height: 40, url: `/u/${key}.jpg`, thumb_url: `/u/${key}_m.jpg` } },
  });
  expect(await say(one, to(other), { type: 'image', key })).toMatchObject({ code: 1, msg: '文件已经发过了，请重新上传' });
  const theirs = await testUpload(site, other.token, 'message_image');
  expect(await say(one, to(other), { type: 'image', key: theirs.key })).toMatchObject({ code: 1, msg: '没有找到' });
  const pdf = await testUpload(site, one.token, 'message_file', { bytes: Buffer.from('%PDF-1.7\nok'), name: 'a.exe', type: 'image/png' });
  expect(pdf.answer).toMatchObject({ code: 0, data: { path: `/u/${pdf.key}.pdf` } });
  expect((await say(one, to(other), { type: 'file', key: pdf.key, name: '触球图.pdf' })).data).toMatchObject({
    message: { body: { type: 'file', name: '触球图.pdf', size: 11, mime: 'application/pdf', url: `/u/${pdf.key}.pdf` } },
  });
  const program = await testUpload(site, one.token, 'message_file', { bytes: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]), name: 'a.pdf' });
  expect(program.answer).toMatchObject({ code: 1, msg: '不支持这种文件' });
  const fake = await testUpload(site, one.token, 'message_image', { bytes: Buffer.from('<svg onload=alert(1)>') });
  expect(fake.answer).toMatchObject({ code: 1, msg: '只支持 png、jpg 图片' });
  expect((await somePicture()).length).toBeGreaterThan(0);
});

test('a file is saved under a name that does not run, whatever it was called and whatever an address says of it', async () => {
  await site.site.uploadSite.listen();
  const { key } = await testUpload(site, one.token, 'message_file', { bytes: Buffer.from('@echo off'), name: 'a.txt' });
  expect((await say(one, to(other), { type: 'file', key, name: '比分\u202Etxt.bat' })).data).toMatchObject({
    message: { body: { type: 'file', name: '比分txt_bat.txt', url: `/u/${key}.txt` } },
  });
  const saved = async (query: string) => {
    const answer = await fetch(`${site.origin}/u/${key}.txt${query}`);
    return [answer.status, answer.headers.get('content-disposition')];
  };
  const name = `attachment; filename*=UTF-8''${encodeURIComponent('比分txt_bat.txt')}`;
  expect(await saved('')).toEqual([200, name]);
  expect(await saved('?name=evil.hta')).toEqual([200, name]);
  const straight = await fetch(`${site.site.uploadSite.origin()}/${key}.txt?name=evil.hta`);
  expect(straight.headers.get('content-disposition')).toBe(name);
});

test('a conversation is muted, pinned, marked, deleted for one side, and comes back with the next words', async () => {
  await said(one, to(other), '第一句');
  expect(await post('Message/setConversation', { id: to(one), is_muted: true, is_pinned: true }, other)).toMatchObject({
    data: { conversation: { is_muted: true, is_pinned: true } },
  });
  expect((await list(other)).unread).toEqual({ messages: 0, conversations: 0 });
  await post('Message/setConversation', { id: to(one), is_muted: false, is_marked_unread: true }, other);
  await post('Message/read', { id: to(one), seq: 1 }, other);
  expect(await talked(other, to(one))).toMatchObject({ unread: 0, is_marked_unread: false });
  await post('Message/deleteConversation', { id: to(one) }, other);
  expect(await talked(other, to(one))).toBeUndefined();
  expect((await history(other, to(one))).list).toEqual([]);
  expect(texts((await history(one, to(other))).list)).toEqual(['第一句']);
  await said(one, to(other), '第二句');
  expect(await talked(other, to(one))).toMatchObject({ unread: 1, is_pinned: false });
  expect(texts((await history(other, to(one))).list)).toEqual(['第二句']);
});

test('the list goes on where the page before ended, pinned ones first, and is found by name', async () => {
  const others: TestPerson[] = [];
  for (let index = 0; index < 7; index += 1) {
    const friend = await people.newcomer({ nickname: `看台${index}` });
    await said(friend, to(one), '你好');
    site.clock.set(site.clock.now() + 1_000);
    others.push(friend);
  }
  const [first] = others;
  await post('Message/setConversation', { id: to(first as TestPerson), is_pinned: true }, one);
  const ids: string[] = [];
  let before = '';
  for (let page = 0; page < 4; page += 1) {
    const answer = await list(one, `?limit=2${before}`);
    ids.push(...answer.list.map(({ id }) => id));
    if (answer.next === null) break;
    before = `&before=${answer.next}`;
  }
  expect(ids).toEqual([others[0], ...others.slice(1).reverse()].map((each) => to(each as TestPerson)));
  expect((await list(one, `?search=${encodeURIComponent('台3')}`)).list.map(({ id }) => id)).toEqual([to(others[3] as TestPerson)]);
  expect((await list(one, '?only=group')).list).toEqual([]);
  expect((await post('Message/readAll', {}, one)).data).toEqual({ conversations: 7 });
  expect((await list(one)).unread).toEqual({ messages: 0, conversations: 0 });
});

test('operators take a reported message out, and whoever sent it keeps the place', async () => {
  const rude = await said(one, to(other), '脏话');
  await site.site.platform.events.transaction((tx, emit) => site.site.messages.talk.takeDown(tx, emit, Number(rude.id)));
  expect((await history(other, to(one))).list).toMatchObject([{ seq: 1, body: { type: 'recalled' } }]);
});
