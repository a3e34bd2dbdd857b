import { getRecommendGroupList, type Group } from '@pitchside/api/messages/groups';
import { getHistory } from '@pitchside/api/messages/messages';
import { groupLimits } from '@pitchside/api/messages/groups';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { groups } from './groups.tables.ts';

let site: TestSite;
let people: TestPeople;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
});
afterAll(() => site.close());

const post = (path: string, body: object, { token }: TestPerson) => site.call('POST', path, { token, body });
const groupOf = (answer: { data: unknown }) => (answer.data as { group: Group }).group;
const found = async (owner: TestPerson, rest: object = {}) => groupOf(await post('group/addgroup', { name: '北看台', ...rest }, owner));
const join = (member: TestPerson, { id }: Group, user_ids: string[] = []) => post('group/addGroupUser', { id, user_ids }, member);
const said = async ({ token }: TestPerson, { id }: Group) =>
  getHistory.data.parse((await site.call('GET', 'Message/history', { token, query: `?id=GROUP${id}` })).data).list;
const befriend = async (a: TestPerson, b: TestPerson) => {
  await post('Friend/request', { id: String(b.id) }, a);
  await post('Friend/answer', { id: String(a.id), accept: true }, b);
};

test('a group is reported by whoever can see it, and operators dissolve it for everybody', async () => {
  const [owner, fan, other] = [await people.newcomer(), await people.newcomer(), await people.newcomer()];
  const [group, closed] = [await found(owner, { intro: '加群领彩金' }), await found(owner, { name: '熟人群', join: 'invited' })];
  await join(fan, group);
  const report = (member: TestPerson, id: string) => post('report/insert', { kind: 'group', id, reason: 'gambling' }, member);
  expect(await report(other, closed.id)).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await report(other, '999999999')).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await report(owner, group.id)).toMatchObject({ code: 1 });
  expect((await report(fan, group.id)).code).toBe(0);
  expect((await report(other, group.id)).code).toBe(0);
  const { review } = site.site.moderation.reports;
  const [whole] = (await review.list('waiting', 50)).list.filter(({ row }) => row.kind === 'group' && row.objectId === group.id);
  expect(whole).toMatchObject({ row: { snapshot: '北看台 · 加群领彩金', ownerId: owner.id }, reports: [{}, {}] });
  await review.decide(owner.id, whole?.row.id ?? 0, 'upheld', '赌博');
  for (const member of [owner, fan]) {
    expect(await site.call('GET', 'Group/info', { token: member.token, query: `?id=${group.id}` })).toMatchObject({
      code: 1,
      msg: '没有找到',
    });
    expect((await people.received(`user:${member.id}`, 'group')).at(-1)).toMatchObject({ id: group.id, act: 'dissolved' });
    expect((await people.received(`user:${member.id}`, 'notice')).at(-1)).toBeDefined();
  }
  expect((await site.call('GET', 'Group/info', { token: owner.token, query: `?id=${closed.id}` })).code).toBe(0);
});

test.each(['Аdmin 群', '官 方 通 知', '場邊球迷群', 'Pitchside VIP'])('%s is no name for a group of members', async (name) => {
  const owner = await people.newcomer();
  const refusal = { code: 1, msg: '这个名字像官方账号，换一个' };
  expect(await post('group/addgroup', { name }, owner)).toMatchObject(refusal);
  const group = await found(owner);
  expect(await post('Group/set', { id: group.id, name }, owner)).toMatchObject(refusal);
});

test('names of those who came in together are listed as each language lists them', async () => {
  const owner = await people.newcomer({ nickname: '阿南' });
  const friends = [
    await people.newcomer({ nickname: '甲' }),
    await people.newcomer({ nickname: '乙' }),
    await people.newcomer({ nickname: '丙' }),
  ];
  for (const friend of friends) await befriend(owner, friend);
  const group = await found(owner);
  await join(
    owner,
    group,
    friends.map(({ id }) => String(id)),
  );
  const tipIn = async (lang: string) => {
    const { data } = await site.call('GET', 'Message/history', { token: owner.token, lang, query: `?id=GROUP${group.id}` });
    return getHistory.data.parse(data).list.at(-1)?.body;
  };
  expect([await tipIn('zh'), await tipIn('en'), await tipIn('vi')]).toMatchObject([
    { text: expect.stringContaining('甲、乙和丙') as string },
    { text: expect.stringContaining('甲, 乙, and 丙') as string },
    { text: expect.stringContaining('甲, 乙 và 丙') as string },
  ]);
});

test('a group is founded, found, joined, talked in, left and dissolved', async () => {
  const [owner, fan] = [await people.newcomer(), await people.newcomer({ nickname: '小林' })];
  const group = await found(owner, { intro: '一起看国安' });
  expect(group).toMatchObject({ name: '北看台', role: 'owner', members: 1, most_members: groupLimits.members });
  const recommended = getRecommendGroupList.data.parse((await post('group/getRecommendGroupList', {}, fan)).data);
  expect(recommended.list.map(({ id }) => id)).toContain(group.id);
  expect(groupOf(await join(fan, group))).toMatchObject({ members: 2, role: 'member' });
  expect((await join(fan, group)).data).toMatchObject({ added: 0, group: { members: 2 } });
  await post('Message/send', { id: `GROUP${group.id}`, client_id: 'group-name-1', body: { type: 'text', text: '走起' } }, fan);
  // New members see only messages since they joined.
  expect((await said(fan, group)).map(({ body }) => body.type)).toEqual(['tip', 'text']);
  expect((await said(owner, group)).map(({ body }) => body.type)).toEqual(['tip', 'tip', 'text']);
  expect((await site.call('GET', 'Message/history', { token: owner.token, lang: 'en', query: `?id=GROUP${group.id}` })).data).toMatchObject(
    {
      list: [{}, { body: { type: 'tip', text: '小林 joined the group' } }, {}],
    },
  );
  expect((await site.call('GET', 'Message/conversations', { token: owner.token })).data).toMatchObject({
    list: [{ id: `GROUP${group.id}`, unread: 1, group: { name: '北看台' } }],
  });
  expect((await site.call('GET', 'Group/members', { token: fan.token, query: `?id=${group.id}` })).data).toMatchObject({
    total: 2,
    list: [{ role: 'owner' }, { role: 'member' }],
  });
  expect(await post('Group/leave', { id: group.id }, owner)).toMatchObject({ code: 1, msg: '群主不能退群，可以解散' });
  expect(await post('group/destroyGroupNew', { id: group.id }, fan)).toMatchObject({ code: 1, msg: '没有找到' });
  expect((await post('Group/leave', { id: group.id }, fan)).code).toBe(0);
  expect(
    await post('Message/send', { id: `GROUP${group.id}`, client_id: 'group-name-2', body: { type: 'text', text: '还在吗' } }, fan),
  ).toMatchObject({ code: 1, msg: '没有找到' });
  await join(fan, group);
  expect((await post('group/destroyGroupNew', { id: group.id }, owner)).code).toBe(0);
  expect((await people.received(`user:${fan.id}`, 'group')).map((each) => (each as { act: string }).act)).toEqual([
    'joined',
    'left',
    'joined',
    'dissolved',
  ]);
  expect((await site.call('GET', 'Message/conversations', { token: fan.token })).data).toMatchObject({ list: [] });
});

test('two hundred are in at most, also when many come at once, and the owner alone sets, removes and renames', async () => {
  const owner = await people.newcomer();
  const group = await found(owner);
  const numbers: number[] = [];
  for (let index = 0; index < groupLimits.members - 3; index += 1)
    numbers.push(await site.join(`1601000${String(index).padStart(4, '0')}`));
  await site.site.platform.db.transaction((tx) => site.site.groups.fill(tx, Number(group.id), numbers));
  const rush = await Promise.all(Array.from({ length: 6 }, () => people.newcomer()));
  const answers = await Promise.all(rush.map((fan) => join(fan, group)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
  expect(answers.find(({ code }) => code === 1)).toMatchObject({ msg: '群已满' });
  const inside = rush[answers.findIndex(({ code }) => code === 0)] as TestPerson;
  expect(await post('Group/set', { id: group.id, name: '南看台' }, inside)).toMatchObject({ code: 1, msg: '没有找到' });
  expect(groupOf(await post('Group/set', { id: group.id, name: '南看台' }, owner))).toMatchObject({ name: '南看台', members: 200 });
  expect(groupOf(await post('Group/removeUser', { id: group.id, user_id: String(inside.id) }, owner))).toMatchObject({ members: 199 });
});

test('one brings in friends alone, and nobody joins by themselves where members invite', async () => {
  const [owner, friend, stranger] = [await people.newcomer(), await people.newcomer(), await people.newcomer()];
  await befriend(owner, friend);
  const group = await found(owner, { join: 'invited', user_ids: [String(friend.id)] });
  expect(group).toMatchObject({ members: 2, friends: 1 });
  expect(await join(owner, group, [String(stranger.id)])).toMatchObject({ code: 1, msg: '只能邀请自己的好友' });
  expect(await join(stranger, group)).toMatchObject({ code: 1, msg: '这个群只能由成员邀请加入' });
  expect((await site.call('GET', 'Push/getList', { token: friend.token })).data).toMatchObject({
    list: [{ kind: 'group_joined', text: '北看台' }],
  });
});

test('five groups are founded at most, also at once, and the fan club of a room has one', async () => {
  const owner = await people.newcomer();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => post('group/addgroup', { name: `看台${index}` }, owner)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
  const anchor = await people.anchor();
  expect(await post('group/addgroup', { name: '粉丝群', of_room: true }, anchor)).toMatchObject({
    code: 1,
    msg: '你还没有粉丝团，不能建粉丝群',
  });
  await post('live/addshowGroup', { badge: '看台' }, anchor);
  const club = await found(anchor, { name: '粉丝群', of_room: true });
  expect(club).toMatchObject({ room_id: anchor.room });
  expect(await post('group/addgroup', { name: '再来', of_room: true }, anchor)).toMatchObject({ code: 1, msg: '你的粉丝团已经有群了' });
  const fan = await people.newcomer();
  expect(await join(fan, club)).toMatchObject({ code: 1, msg: '先加入粉丝团，再进粉丝群' });
  await post('Member/attention', { id: String(anchor.id) }, fan);
  await post('Live/joinGroup', { id: anchor.room }, fan);
  expect((await join(fan, club)).code).toBe(0);
  expect((await site.site.platform.db.select().from(groups)).length).toBeGreaterThan(0);
});
