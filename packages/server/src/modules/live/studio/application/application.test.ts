import type { ReviewCase } from '@pitchside/api/desk/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSeal } from '../../../../platform/seal.ts';
import { users } from '../../../member/member/index.ts';
import { isCnNumber, verifications } from '../../../member/profile/index.ts';
import { serverSecret } from '../../../desk/system/index.ts';
import { studioWorld, type Somebody, type StudioWorld } from '../studio.fixtures.ts';
import { anchorApplications } from './application.tables.ts';

const ok = { code: 0 };
const experience = '在大学电台解说过三年足球，现在每周都播';
let world: StudioWorld;
let staff: Somebody;
let fan: Somebody;
let numbers = 0;
beforeAll(async () => {
  world = await studioWorld();
  staff = await world.somebody({ role: 'operator', nickname: '林审核' });
  expect(await world.post('admin/unlock', { password: 'secret' }, staff)).toMatchObject(ok);
});
afterAll(() => world.close());
beforeEach(async () => void (fan = await world.somebody()));

/** A valid ID number, different each time. */
function idNumber(): string {
  numbers += 1;
  return (
    [...'10X98765432']
      .map((check) => `33010619900520${String(numbers).padStart(3, '0')}${check}`)
      .find((number) => isCnNumber(number, world.site.clock.now())) ?? ''
  );
}
const apply = (who: Somebody, more: object = {}) =>
  world.post('Member/applyChannel', { real_name: '周建强', id_number: idNumber(), experience, contact: '微信 fan2026', ...more }, who);
const state = async (who: Somebody) => (await world.post('Member/anchorApplication', {}, who)).data as Record<string, unknown>;
const queue = async (of = 'waiting') =>
  (
    (await world.site.call('GET', 'admin/queue', { token: staff.token, query: `?state=${of}&kind=anchor` })).data as {
      list: ReviewCase[];
    }
  ).list;
const caseOf = async (who: Somebody) => (await queue()).find(({ member }) => member.id === String(who.id))?.no ?? '';
const decide = (no: string, act: string, reason = '') => world.post('admin/decide', { no, act, reason }, staff);

async function verify(who: Somebody, name = '陈小芳') {
  const { db } = world.site.site.platform;
  const seal = createSeal(await serverSecret(world.site.site.platform, 'seal'));
  const number = idNumber();
  await db.insert(verifications).values({
    userId: who.id,
    state: 'success',
    nameSealed: seal.seal(name),
    numberSealed: seal.seal(number),
    numberHash: seal.fingerprint(`identity ${number}`),
    nameMasked: '陈*芳',
    numberMasked: '3301 **** **** 0001',
    submittedAt: 1,
  });
  return number;
}

test('an application that is accepted makes an anchor with a room that is closed until it is opened, and tells them', async () => {
  expect(await state(fan)).toMatchObject({ state: 'none', room_id: null, is_verified: false });
  const inviter = await world.somebody({ nickname: '老张' });
  expect(await apply(fan, { inviter: String(inviter.id) })).toMatchObject({ ...ok, data: { state: 'awaiting' } });
  expect(await state(fan)).toMatchObject({
    state: 'awaiting',
    name: '周*强',
    experience,
    contact: '微信 fan2026',
    inviter: { id: String(inviter.id), user_nickname: '老张' },
  });
  expect(await world.get('Live/startRoom', {}, fan)).toMatchObject({ code: 1, msg: '只有主播可以这样做' });
  const no = await caseOf(fan);
  const both = await Promise.all([decide(no, 'approve'), decide(no, 'approve')]);
  expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
  const { state: now, room_id } = await state(fan);
  expect(now).toBe('success');
  expect(await world.row(String(room_id))).toMatchObject({ ownerId: fan.id, status: 'not_started', isOpen: false, language: 'zh' });
  expect(await world.eventsOn(`user:${fan.id}`, 'anchor_application')).toEqual([
    { type: 'anchor_application', data: { state: 'success', reason: '', room_id } },
  ]);
  // The role applies to the next request, without another sign-in.
  expect(await world.get('Live/startRoom', {}, fan)).toMatchObject({ ...ok, data: { broadcast: { state: 'waiting' } } });
  expect((await world.get('User/getUserInfo', {}, fan)).data).toMatchObject({ is_anchor: 1 });
  expect(await apply(fan)).toMatchObject({ code: 1, msg: '你已经是主播了' });
});

test('one that is rejected says why, forgets the papers, and may be made again', async () => {
  await apply(fan);
  const no = await caseOf(fan);
  expect(await decide(no, 'return')).toMatchObject({ code: 1, msg: '退回要写原因' });
  expect(await decide(no, 'pay')).toMatchObject({ code: 1 });
  expect(await decide(no, 'return', '经历太简单')).toMatchObject({
    ...ok,
    data: { state: 'returned', reason: '经历太简单', pictures: [] },
  });
  expect(await state(fan)).toMatchObject({ state: 'failed', reason: '经历太简单', name: '周*强', room_id: null });
  expect((await world.eventsOn(`user:${fan.id}`, 'anchor_application')).map(({ data }) => data)).toEqual([
    { state: 'failed', reason: '经历太简单', room_id: null },
  ]);
  const [row] = await world.site.site.platform.db.select().from(anchorApplications).where(eq(anchorApplications.userId, fan.id));
  expect(row).toMatchObject({ nameSealed: '', numberSealed: '' });
  expect(await apply(fan)).toMatchObject(ok);
  expect(await state(fan)).toMatchObject({ state: 'awaiting', reason: null });
  expect((await queue()).find(({ member }) => member.id === String(fan.id))?.checks).toContainEqual({
    name: '此前退回',
    found: '1',
    is_ok: false,
  });
});

test('of many at once one waits, and there are three a day', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(fan)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(answers.filter(({ code }) => code !== 0).map(({ msg }) => msg))).toEqual(new Set(['申请正在审核中']));
  for (let more = 0; more < 2; more += 1) {
    await decide(await caseOf(fan), 'return', '再写写');
    expect(await apply(fan)).toMatchObject(ok);
  }
  await decide(await caseOf(fan), 'return', '再写写');
  expect(await apply(fan)).toMatchObject({ code: 1, msg: '今天提交次数已用完，明天再来' });
});

test('who is verified need not say again who they are, and is nobody else', async () => {
  const number = await verify(fan);
  expect(await state(fan)).toMatchObject({ state: 'none', is_verified: true, name: '陈*芳' });
  const given = (more: object) => world.post('Member/applyChannel', { experience, contact: '微信 fan2026', ...more }, fan);
  expect(await given({ real_name: '周建强' })).toMatchObject({ code: 1, msg: '姓名和实名认证的不一致' });
  expect(await given({ real_name: '陈小芳', id_number: idNumber() })).toMatchObject({ code: 1, msg: '证件号和实名认证的不一致' });
  expect(await given({ real_name: '陈 小芳', id_number: number.toLowerCase() })).toMatchObject(ok);
  expect((await queue()).find(({ member }) => member.id === String(fan.id))).toMatchObject({
    target: '陈*芳 3301 **** **** 0001',
    text: `${experience}\n微信 fan2026`,
    pictures: ['identity'],
    checks: [{ name: '实名', found: '已实名', is_ok: true }, {}, {}],
  });
});

test('what is missing, wrong or somebody else’s is refused', async () => {
  const given = (body: object) => world.post('Member/applyChannel', { experience, contact: '微信 fan2026', ...body }, fan);
  for (const missing of [{}, { real_name: '周建强' }, { id_number: idNumber() }])
    expect(await given(missing)).toMatchObject({ code: 1, msg: '请填写真实姓名和证件号' });
  expect(await apply(fan, { id_number: '330106199013200011' })).toMatchObject({ code: 1, msg: '证件号不正确' });
  for (const wrong of [{ experience: '⚽'.repeat(14) }, { experience: '⚽'.repeat(501) }, { contact: '' }, { real_name: '周' }])
    expect(await apply(fan, wrong)).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  for (const inviter of ['999999', 'NOSUCHCODE', String(fan.id)])
    expect(await apply(fan, { inviter })).toMatchObject({ code: 1, msg: '没有找到这个邀请人' });
  const [someone] = await world.site.site.platform.db.select().from(users).where(eq(users.id, staff.id));
  expect(await apply(fan, { inviter: someone?.inviteCode.toLowerCase(), experience: '⚽'.repeat(15) })).toMatchObject(ok);
});

test('one number is one anchor: that of another’s verification or application serves nobody else', async () => {
  const other = await world.somebody();
  const verified = await verify(other);
  expect(await apply(fan, { id_number: verified })).toMatchObject({ code: 1, msg: '这个证件号已认证过其他账号' });
  const number = idNumber();
  const people = await Promise.all(Array.from({ length: 5 }, () => world.somebody()));
  const answers = await Promise.all(people.map((who) => apply(who, { id_number: number })));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(answers.filter(({ code }) => code !== 0).map(({ msg }) => msg))).toEqual(new Set(['这个证件号已用来申请过其他账号']));
});

test('name and number are opened with a reason that is written down, and stand in no answer otherwise', async () => {
  const number = idNumber();
  await apply(fan, { id_number: number });
  const no = await caseOf(fan);
  const look = (side: string, reason: string) => world.post('admin/picture', { no, side, reason }, staff);
  expect(await look('identity', '')).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  for (const side of ['front', '1']) expect(await look(side, '核对身份')).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await look('identity', '核对身份')).toMatchObject({ ...ok, data: { picture: null, real_name: '周建强', id_number: number } });
  const { list } = (await world.site.call('GET', 'admin/acts', { token: staff.token, query: '?group=access' })).data as { list: object[] };
  expect(list[0]).toMatchObject({ act: 'look', subject: `anchor ${no}`, note: 'identity', reason: '核对身份' });
  const answers = [await queue(), await state(fan), await world.site.site.platform.db.select().from(anchorApplications)];
  expect(JSON.stringify(answers)).not.toContain(number);
  expect(JSON.stringify(answers)).not.toContain('周建强');
});
