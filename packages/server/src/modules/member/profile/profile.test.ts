import { codes } from '@pitchside/api/contract';
import type { MemberInfo } from '@pitchside/api/member/profile';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { users } from '../member/index.ts';
import { teams } from '../../scores/sport/index.ts';
import { verifications } from './profile.tables.ts';
import { nicknameRest } from './profile.presenter.ts';

let site: TestSite;
let next = 0;
beforeAll(async () => {
  site = await openTestSite();
  const names = (zh: string, en: string) => ({ zh, en, vi: en });
  await site.site.platform.db.insert(teams).values(
    ['mci', 'gua', 'ars'].map((id) => ({
      id,
      sport: 'football' as const,
      names: names(`${id}队`, `${id} FC`),
      shortNames: names(id, id),
      colors: ['#6cabdd', '#fff'] as [string, string],
      logo: null,
    })),
  );
});
afterAll(() => site.close());

async function somebody(change: Parameters<TestSite['join']>[1] = {}) {
  const mobile = `136000000${String((next += 1)).padStart(2, '0')}`;
  const id = await site.join(mobile, change);
  const token = await site.signIn(mobile);
  return {
    id,
    mobile,
    token,
    update: (body: object) => site.call('POST', 'member/updateInfo', { token, body }),
    info: async () => (await site.call('GET', 'Member/info', { token })).data as MemberInfo,
  };
}

test('a member sees themselves whole, with a masked number', async () => {
  const { id, mobile, info } = await somebody({ level: 3, experience: 8_000 });
  expect(await info()).toEqual({
    id: String(id),
    user_nickname: mobile,
    avatar: mobile,
    sex: 'secret',
    birthday: null,
    birthday_shown: 'day',
    region: null,
    city: '',
    sign: '',
    clubs: [],
    mobile: `+86 136****${mobile.slice(-4)}`,
    level: 3,
    exp_icon: 'lv1',
    experience: 800,
    level_begins: 760,
    next_level_begins: 1_710,
    noble: null,
    balance: 0,
    given: 0,
    wallet: 0,
    income: 0,
    is_anchor: 0,
    verified: 'none',
    has_payment_password: false,
    bank_card: null,
    alipay: null,
    payment_channel: null,
    nickname_free_at: null,
    created_at: site.clock.now(),
    factor_advised: false,
  });
});

test('what is given is written, the rest stays, and all of it or nothing', async () => {
  const { update, info } = await somebody();
  const change = {
    sex: 'female',
    birthday: '1990-05-20',
    birthday_shown: 'hidden',
    region: 'CN',
    city: '杭州',
    sign: '北看台',
    clubs: ['gua', 'mci'],
  };
  expect(await update(change)).toMatchObject({ code: codes.ok, data: { ...change, clubs: [{ id: 'gua', name: 'gua队' }, { id: 'mci' }] } });
  await update({ sign: '' });
  expect(await info()).toMatchObject({ sex: 'female', city: '杭州', sign: '' });
  expect(await update({ city: '宁波', clubs: ['nowhere'] })).toMatchObject({ code: codes.failed, msg: '没有找到这支球队' });
  expect(await info()).toMatchObject({ city: '杭州' });
  await update({ birthday: null, region: null, clubs: [] });
  expect(await info()).toMatchObject({ birthday: null, region: null, clubs: [] });
});

test.each([
  { birthday: '1990-02-30' },
  { birthday: '2090-01-01' },
  { birthday: '1990-5-1' },
  { region: 'XX' },
  { region: 'cn' },
  { sex: 'x' },
  { sign: '字'.repeat(61) },
  { city: '字'.repeat(21) },
  { clubs: ['mci', 'gua', 'ars'] },
  { clubs: 'mci' },
  { user_nickname: '字' },
  { user_nickname: '字'.repeat(17) },
  { user_nickname: '。。' },
  { user_nickname: '官方客服' },
  { user_nickname: 'Ｐitchside' },
  { user_nickname: '场边小王' },
  { user_nickname: ['a', 'b'] },
  { avatar: 'javascript:alert(1)' },
  { avatar: 'https://x.example/a.png' },
  { avatar: 'no-such-avatar-of-anyone' },
])('%o is refused', async (change) => {
  const { update, info } = await somebody();
  const before = await info();
  expect(await update(change)).toMatchObject({ status: 200, code: codes.failed });
  expect(await info()).toEqual(before);
});

test('lengths are counted in code points', async () => {
  const { update } = await somebody();
  expect(await update({ user_nickname: `⚽${'字'.repeat(15)}`, sign: '😀'.repeat(60) })).toMatchObject({ code: codes.ok });
});

test('foreign fields change nothing (I3)', async () => {
  const { update, info } = await somebody();
  const before = await info();
  await update({
    id: '1',
    user_id: 1,
    is_anchor: 1,
    isAnchor: true,
    role: 'operator',
    level: 99,
    balance: 1e6,
    wallet: 5,
    income: 5,
    experience: 9e9,
    exp: 9,
    mobile: '86-1',
    verified: 'success',
    created_at: 1,
    nickname_free_at: null,
    noble: { rank: 'legend' },
    passwordHash: 'x',
    __proto__: { role: 'operator' },
  });
  expect(await info()).toEqual(before);
});

test('a nickname is unique whatever its case and width, and rests for 30 days', async () => {
  const [one, other] = [await somebody(), await somebody()];
  expect(await one.update({ user_nickname: '  NorthStand  ' })).toMatchObject({
    code: codes.ok,
    data: { user_nickname: 'NorthStand', nickname_free_at: site.clock.now() + nicknameRest },
  });
  for (const user_nickname of ['northstand', 'NORTHSTAND', 'ｎorthstand']) {
    expect(await other.update({ user_nickname })).toMatchObject({ code: codes.failed, msg: '这个昵称有人用了，换一个' });
    const { data } = await site.call('GET', 'member/nicknameState', {
      token: other.token,
      query: `?user_nickname=${encodeURIComponent(user_nickname)}`,
    });
    expect(data).toMatchObject({ state: 'taken' });
    expect((data as { suggestions: string[] }).suggestions).toHaveLength(3);
  }
  expect(await one.update({ user_nickname: '又一个' })).toMatchObject({ code: codes.failed, msg: '昵称 30 天可改一次' });
  expect(await one.update({ user_nickname: 'NorthStand', sign: '同名不算改' })).toMatchObject({ code: codes.ok });
  const start = site.clock.now();
  site.clock.set(start + nicknameRest);
  const later = await site.signIn(one.mobile);
  expect(await site.call('POST', 'member/updateInfo', { token: later, body: { user_nickname: '又一个' } })).toMatchObject({
    code: codes.ok,
  });
  site.clock.set(start);
});

test('nobody looks like an anchor, an operator or a verified member, and hears why in their language', async () => {
  const known = [
    ['解说老王', { isAnchor: true }],
    ['Comment Linh', { role: 'operator' }],
    ['PaoloRossi', {}],
  ] as const;
  for (const [nickname, change] of known) {
    const { id } = await somebody({ nickname, ...change });
    if (nickname === 'PaoloRossi')
      await site.site.platform.db.insert(verifications).values({
        ...{ userId: id, state: 'success', nameSealed: '', numberSealed: '', numberHash: 'paolo' },
        ...{ nameMasked: '', numberMasked: '', submittedAt: 1 },
      });
  }
  const plain = await somebody({ nickname: 'JustAFan' });
  const { update, token, info } = await somebody();
  const before = await info();
  const alike = [
    '解說老王',
    '解 说 老 王',
    '解说老王✓',
    'Cоmment Linh',
    'commentIinh',
    'Cornment_Linh',
    'Cömment Linh',
    'РаоIоRоѕѕі',
    'paolo rossi',
    '𝐏𝐚𝐨𝐥𝐨𝐑𝐨𝐬𝐬𝐢',
    'ＰａｏｌｏＲｏｓｓｉ.',
  ];
  for (const user_nickname of alike) {
    expect([user_nickname, await update({ user_nickname })]).toMatchObject([
      user_nickname,
      { code: codes.failed, msg: '这个名字和一位认证用户太像，换一个' },
    ]);
    const query = `?user_nickname=${encodeURIComponent(user_nickname)}`;
    expect((await site.call('GET', 'member/nicknameState', { token, query, lang: 'en' })).data).toEqual({
      state: 'refused',
      suggestions: [],
      reason: 'Too close to a verified member’s name. Pick another',
    });
  }
  expect(await update({ user_nickname: 'Аdmin' })).toMatchObject({ code: codes.failed, msg: '这个名字像官方账号，换一个' });
  expect(await info()).toEqual(before);
  // Names of members who are not well known only need to differ in a character.
  expect(await update({ user_nickname: 'JustAFаn' })).toMatchObject({ code: codes.ok });
  // A well-known member may change the spelling of their own name.
  await site.site.platform.db.update(users).set({ isAnchor: true }).where(eq(users.id, plain.id));
  expect(await plain.update({ user_nickname: 'Just A Fan' })).toMatchObject({ code: codes.ok });
  const next = await somebody();
  expect(await next.update({ user_nickname: 'Just-A-Fan' })).toMatchObject({ code: codes.failed });
});

test('twenty who want one nickname at once: one has it', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => somebody()));
  const answers = await Promise.all(people.map(({ update }, index) => update({ user_nickname: index % 2 ? '抢名字A' : '抢名字a' })));
  expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
});

test('two changes at once are still one change in 30 days', async () => {
  const { update } = await somebody();
  const answers = await Promise.all(['甲名字', '乙名字', '丙名字'].map((user_nickname) => update({ user_nickname })));
  expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
});

test('the wall is public; its locks are the server’s', async () => {
  const { data } = await site.call('GET', 'user/avatarList');
  const { list } = data as { list: { avatar: string; level: number }[] };
  expect(new Set(list.map(({ avatar }) => avatar)).size).toBe(list.length);
  const locked = list.find(({ level }) => level === 25);
  const [low, high] = [await somebody({ level: 24 }), await somebody({ level: 25 })];
  expect(await low.update({ avatar: locked?.avatar })).toMatchObject({ code: codes.failed, msg: '等级还不够，换一个头像' });
  expect(await high.update({ avatar: locked?.avatar })).toMatchObject({ code: codes.ok, data: { avatar: locked?.avatar } });
});

test('clubs are found by a piece of their name, and signs of the search are only signs', async () => {
  const find = async (name: string) =>
    (
      (await site.call('GET', 'member/clubList', { query: `?name=${encodeURIComponent(name)}` })).data as { list: { id: string }[] }
    ).list.map(({ id }) => id);
  expect(await find('MCI')).toEqual(['mci']);
  expect(await find('ars队')).toEqual(['ars']);
  expect(await find('')).toHaveLength(3);
  expect(await find('%')).toEqual([]);
  expect(await find("' or 1=1 --")).toEqual([]);
});

test('the login password changes by the old one, and the other browsers go', async () => {
  const { mobile, token } = await somebody();
  const elsewhere = await site.signIn(mobile);
  const change = (body: object) => site.call('POST', 'user/changePassword', { token, body });
  expect(await change({ old_password: 'wrong', password: 'new password' })).toMatchObject({ code: codes.failed, msg: '原密码不正确' });
  expect(await change({ old_password: 'secret', password: 'short' })).toMatchObject({ code: codes.failed });
  expect(await change({ old_password: 'secret', password: 'new password' })).toMatchObject({ code: codes.ok });
  expect(await site.call('GET', 'Member/info', { token: elsewhere })).toMatchObject({ code: codes.tokenUnknown });
  expect(await site.call('GET', 'Member/info', { token })).toMatchObject({ code: codes.ok });
  for (let guess = 0; guess < 10; guess += 1) await change({ old_password: 'wrong', password: 'new password' });
  expect(await change({ old_password: 'new password', password: 'newer password' })).toMatchObject({
    code: codes.failed,
    msg: '试错次数太多，请稍后再试',
  });
});

test('a login password changes with the end of the other sessions or not at all', async () => {
  const { id, mobile, token } = await somebody();
  const elsewhere = await site.signIn(mobile);
  const { db } = site.site.platform;
  const hash = async () => (await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id)))[0]?.hash;
  const before = await hash();
  const change = (password: string) => site.call('POST', 'user/changePassword', { token, body: { old_password: 'secret', password } });
  // Two more sessions, one of which cannot be ended: nothing may change.
  await db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = '57014'; end $$`),
  );
  await db.execute(
    sql.raw(
      `create trigger refuse before update on session for each row when (new.ended_at is not null and new.user_id = ${id}) execute function refuse()`,
    ),
  );
  expect((await change('new password')).code).not.toBe(codes.ok);
  await db.execute(sql.raw('drop trigger refuse on session'));
  expect([await hash(), (await site.call('GET', 'Member/info', { token: elsewhere })).code]).toEqual([before, codes.ok]);
  // Of two changes with the same old password the second fails.
  const both = await Promise.all([change('new password'), change('newer password')]);
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([codes.ok, codes.failed]);
});
