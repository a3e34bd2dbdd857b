import { addressBook, friendRequests, getRecommendUserList } from '@pitchside/api/messages/friends';
import { pushList } from '@pitchside/api/messages/notices';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { openLetters } from './letters.ts';

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

const post = (path: string, body: object, { token }: TestPerson) => site.call('POST', path, { token, body });
const named = ({ id }: TestPerson) => ({ id: String(id) });
const ask = (from: TestPerson, to: TestPerson, text = '') => post('Friend/request', { ...named(to), text }, from);
const answer = (from: TestPerson, to: TestPerson, accept = true) => post('Friend/answer', { ...named(to), accept }, from);
const befriend = async (a: TestPerson, b: TestPerson) => {
  await ask(a, b);
  await answer(b, a);
};
const contacts = async (reader: TestPerson, body: object = {}) =>
  addressBook.data.parse((await post('group/addressBook', body, reader)).data);
const requests = async ({ token }: TestPerson, query = '') =>
  friendRequests.data.parse((await site.call('GET', 'Friend/requests', { token, query })).data);
const notices = async ({ token }: TestPerson, lang = 'zh') =>
  pushList.data.parse((await site.call('GET', 'Push/getList', { token, lang })).data);
const stand = (reader: TestPerson, to: TestPerson) => post('group/crossCorrelation', named(to), reader);

test('a name is filed under the letter by which people look for it', async () => {
  const { letterOf } = await openLetters();
  const letters = {
    曾国藩: 'Z',
    单雄信: 'S',
    仇英: 'Q',
    解缙: 'X',
    覃辉: 'Q',
    重庆老火锅: 'C',
    阿飞说球: 'A',
    'Đỗ Hùng': 'D',
    'ánh Tuyết': 'A',
    Ethan: 'E',
    ｅthan: 'E',
    '123': '#',
    '': '#',
    '😀球迷': '#',
    '  李': 'L',
  };
  expect(Object.fromEntries(Object.keys(letters).map((name) => [name, letterOf(name)]))).toEqual(letters);
});

test('a request waits, is accepted, and both are friends in each other’s contacts', async () => {
  expect(await ask(one, other, '一起看球')).toMatchObject({ code: 0, data: { relation: 'sent' } });
  expect(await requests(other)).toMatchObject({ waiting: 1, list: [{ user: named(one), text: '一起看球', state: 'waiting' }] });
  expect(await stand(other, one)).toMatchObject({ data: { relation: 'received', request: '一起看球' } });
  expect(await notices(other)).toMatchObject({
    unread: { total: 1 },
    list: [{ kind: 'friend_request', subject: 'social', text: '一起看球' }],
  });
  expect(await answer(other, one)).toMatchObject({ code: 0, data: { relation: 'friend' } });
  expect(await answer(other, one)).toMatchObject({ code: 0, data: { relation: 'friend' } });
  expect((await contacts(one)).list).toMatchObject([named(other)]);
  expect((await contacts(other)).list).toMatchObject([named(one)]);
  expect((await notices(one, 'en')).list).toMatchObject([
    { kind: 'friend_accepted', title: expect.stringContaining('accepted your friend request') },
  ]);
  expect((await notices(other)).list).toEqual([]);
  expect(await people.received(`user:${one.id}`, 'friend')).toMatchObject([{ relation: 'sent' }, { relation: 'friend' }]);
  await post('Friend/setRemark', { ...named(other), remark: '曾哥' }, one);
  expect((await contacts(one)).list).toMatchObject([{ remark: '曾哥', letter: 'Z' }]);
  expect((await contacts(one, { search: '哥' })).total).toBe(1);
  await post('Friend/remove', named(one), other);
  expect([(await contacts(one)).total, (await contacts(other)).total]).toEqual([0, 0]);
});

test('two who ask each other at once are friends, once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? ask(one, other) : ask(other, one))));
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
  expect((await stand(one, other)).data).toMatchObject({ relation: 'friend' });
  expect([(await contacts(one)).total, (await contacts(other)).total]).toEqual([1, 1]);
});

test('whoever is refused or kept out sees the request wait, and asks in vain', async () => {
  await ask(one, other);
  await answer(other, one, false);
  expect((await requests(one, '?of=sent')).list).toMatchObject([{ state: 'waiting' }]);
  expect(await ask(one, other)).toMatchObject({ code: 0, data: { relation: 'sent' } });
  expect((await requests(other)).waiting).toBe(0);
  const third = await people.newcomer();
  await post('Friend/block', named(one), third);
  expect(await ask(one, third)).toMatchObject({ code: 0, data: { relation: 'sent', is_blocked: false } });
  expect((await requests(third)).list).toEqual([]);
  expect(await people.received(`user:${third.id}`, 'notice')).toEqual([]);
  expect((await site.call('GET', 'Friend/blocked', { token: third.token })).data).toMatchObject({ list: [named(one)], total: 1 });
});

test('nobody befriends or blocks themselves, nobody, or by a name that is none', async () => {
  for (const [path, msg] of [
    ['Friend/request', '不能加自己为好友'],
    ['Friend/block', '不能拉黑自己'],
  ] as const) {
    expect(await post(path, named(one), one)).toMatchObject({ code: 1, msg });
    for (const id of ['999999999', 'abc', '-1']) expect(await post(path, { id }, one)).toMatchObject({ code: 1, msg: '没有找到' });
  }
  expect(await answer(one, other)).toMatchObject({ code: 1, msg: '没有等待处理的申请' });
});

test('friends of friends are suggested first, and whoever is known already is not', async () => {
  const [friend, theirs] = [await people.newcomer(), await people.newcomer()];
  await befriend(one, friend);
  await befriend(friend, theirs);
  const { list } = getRecommendUserList.data.parse((await post('group/getRecommendUserList', {}, one)).data);
  expect(list[0]).toMatchObject({ user: named(theirs), reason: 'friends', common: 1 });
  expect(list.map(({ user }) => user.id)).not.toContain(String(friend.id));
});
