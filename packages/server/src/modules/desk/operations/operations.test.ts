import { servedCalls } from '@pitchside/api/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type Answer, type TestSite } from '../../../testing/testSite.ts';
import { cliActor, systemActor } from './actor.ts';
import { subjectOf } from './log.ts';
import { idleLimit } from './presence.ts';

interface Act {
  actor: string;
  act: string;
  subject: string;
  note: string;
  reason: string;
  has_failed: boolean;
}

let site: TestSite;
let token: string;
let memberToken: string;

beforeAll(async () => {
  site = await openTestSite();
  await site.join('13800000001', { role: 'operator', nickname: '林审核' });
  await site.join('13800000002');
  [token, memberToken] = [await site.signIn('13800000001'), await site.signIn('13800000002')];
});
afterAll(() => site.close());

const get = (path: string, query = '', as = token) => site.call('GET', `admin/${path}`, { token: as, query });
const post = (path: string, body: unknown = {}, as = token) => site.call('POST', `admin/${path}`, { token: as, body });
const unlock = (password = 'secret') => post('unlock', { password });
const acts = async (query = '') => ((await get('acts', query)).data as { list: Act[] }).list;

const teamWords = { names: { zh: '队', en: 'Team', vi: 'Đội' }, short_names: { zh: '队', en: 'Team', vi: 'Đội' } };
const adminCalls = Object.values(servedCalls).filter(({ path }) => path.startsWith('admin/'));

describe.each(adminCalls)('$path', (call) => {
  const ask = (as?: string) => site.call(call.method, call.path, { ...(as && { token: as }), ...(call.method === 'POST' && { body: {} }) });
  const filled: Record<string, Record<string, unknown>> = {
    'admin/unlock': { password: 'secret' },
    'admin/decide': { no: 'W1', act: 'approve' },
    'admin/contentAct': { act: 'hide', of: [{ kind: 'post', id: '1' }], reason: '广告' },
    'admin/contentUndo': { id: '1' },
    'admin/contentPerson': { user_id: '1' },
    'admin/contentMute': { user_id: '1', hours: 1, reason: '刷屏' },
    'admin/saveArticle': { title: '德比', section_id: '1', body: [{ kind: 'paragraph', text: '两边' }] },
    'admin/articleState': { id: '1', act: 'publish' },
    'admin/feature': { id: '1' },
    'admin/shelves': { kind: 'circle' },
    'admin/saveShelf': { kind: 'circle', names: { zh: '圈', en: 'One', vi: 'Một' } },
    'admin/saveBanner': {
      kind: 'banner',
      place: 'main',
      titles: { zh: '杯', en: 'Cup', vi: 'Cúp' },
      lines: { zh: '夜', en: 'Night', vi: 'Đêm' },
      art: 'cup',
      colors: ['#000000', '#ffffff'],
      link: '/main',
    },
    'admin/createWebhook': { url: 'https://receiver.example.com/', events: ['order.paid'] },
    'admin/answerFeedback': { id: '1', answer: '收到' },
    'admin/setTag': { tag: '德比' },
    'admin/setWord': { word: '外挂', effect: 'block' },
    'admin/saveGoods': {
      names: { zh: '杯', en: 'Mug', vi: 'Cốc' },
      abouts: { zh: '', en: '', vi: '' },
      kind: 'physical',
      art: 'mug',
      price: 1,
    },
    'admin/exchangeAddress': { no: 'E1' },
    'admin/shipExchange': { no: 'E1', act: 'refuse', reason: '送不到' },
    'admin/reverseRecharge': { no: 'P1', reason: '退款' },
    'admin/picture': { no: 'V1', side: 'front', reason: '核对' },
    'admin/legal': { kind: 'agreement' },
    'admin/saveLegal': { kind: 'agreement', lang: 'zh', title: '用户协议', body: '# 账号\n归本人使用' },
    'admin/publishLegal': { kind: 'agreement', note: { zh: '补充', en: 'More', vi: 'Thêm' }, reason: '上线' },
    'admin/decideResult': { id: '1', act: 'source', reason: '看过录像' },
    'admin/seeResult': { match: 'm1', home: 1, away: 0, reason: '在现场' },
    'admin/saveEvent': {
      kind: 'gifts',
      names: { zh: '送礼赛', en: 'Gifts', vi: 'Quà' },
      texts: { zh: '钻石计分', en: 'A diamond a point', vi: 'Mỗi kim cương một điểm' },
      first_day: '2026-12-01',
      last_day: '2026-12-07',
      reason: '月度',
    },
    'admin/cancelEvent': { id: '1', reason: '改期' },
    'admin/openGuess': { match: 'm1', play: 'european' },
    'admin/stopGuess': { id: '1', reason: '重复' },
    'admin/import': { id: '1' },
    'admin/lookAtFile': { file: 'season.json', text: '{}' },
    'admin/importFile': { file: 'season.json', text: '{}', reason: '补赛季' },
    'admin/undoImport': { id: '1', reason: '导错了' },
    'admin/saveTeam': { id: 'arsenal', ...teamWords, colors: ['#ff0000', '#ffffff'], reason: '改名' },
    'admin/setAlias': { id: 'arsenal', area: 'england', written: 'Gunners', act: 'add', reason: '别名' },
    'admin/lookAtMerge': { from: 'arsenal', into: 'chelsea' },
    'admin/mergeTeams': { from: 'arsenal', into: 'chelsea', reason: '同一支' },
    'admin/deduct': { competition: 'epl', season: '2015-16', team: 'arsenal', points: 1, reasons: teamWords.names },
    'admin/lookAtDeduction': { competition: 'epl', season: '2015-16', team: 'arsenal', points: 1 },
    'admin/holdMatch': { match: 'm1', reasons: teamWords.names },
    'admin/correctMatch': { match: 'm1', home: 1, away: 0, reasons: teamWords.names },
    'admin/releaseMatch': { match: 'm1', reason: '来源已更正' },
    'admin/competition': { id: 'epl' },
    'admin/saveCompetition': { id: 'epl', ...teamWords, color: '#ff0000', reason: '改名' },
    'admin/saveOrder': { id: 'epl', since: 2026, order: 'goals_first', win: 3, reason: '新规则' },
    'admin/saveZones': { id: 'epl', since: 2026, zones: [], reason: '新名额' },
    'admin/announce': { title: { zh: '维护', en: '', vi: '' }, text: { zh: '', en: '', vi: '' } },
    'admin/setSettings': { values: [{ key: 'icp_record', value: 'x' }], reason: '测试' },
  };
  const whole = (as: string) =>
    site.call(call.method, call.path, {
      token: as,
      ...(call.method === 'POST'
        ? { body: filled[call.path] ?? {} }
        : {
            query: `?${new URLSearchParams(Object.entries(filled[call.path] ?? {}).map(([key, value]) => [key, String(value)])).toString()}`,
          }),
    });

  test('is of operators alone', async () => {
    expect(call.caller).toBe('operator');
    expect(await ask()).toMatchObject({ code: 700 });
    expect(await whole(memberToken)).toMatchObject({ code: 1, msg: '没有权限' });
  });

  test('needs the password once more, but to say so and to give it', async () => {
    await site.site.platform.db.execute(sql`delete from operator_presence`);
    if (call.path === 'admin/presence') expect(await whole(token)).toMatchObject({ code: 0, data: { unlocked: false } });
    else if (call.path !== 'admin/unlock') expect(await whole(token)).toMatchObject({ code: 1, msg: '请再次输入密码' });
  });
});

describe('the closed desk', () => {
  test('a wrong password opens nothing and is written down, the right one opens it for a quarter of an hour', async () => {
    await site.site.platform.db.execute(sql`delete from operator_presence`);
    expect(await unlock('wrong')).toMatchObject({ code: 1, msg: '密码不正确' });
    expect(await get('overview')).toMatchObject({ code: 1 });
    expect(await unlock()).toMatchObject({ code: 0 });
    expect((await acts('?group=access')).slice(0, 2)).toMatchObject([
      { act: 'unlock', has_failed: false },
      { act: 'unlock', has_failed: true },
    ]);
    site.clock.set(site.clock.now() + idleLimit - 1);
    expect(await get('overview')).toMatchObject({ code: 0 });
    site.clock.set(site.clock.now() + idleLimit);
    expect(await get('overview')).toMatchObject({ code: 1, msg: '请再次输入密码' });
  });

  test('guessing ends after ten tries, also with the right password', async () => {
    for (let index = 0; index < 12; index += 1) await unlock('wrong');
    expect(await unlock()).toMatchObject({ code: 1, msg: '试错次数太多，请稍后再试' });
    site.clock.set(site.clock.now() + 15 * 60_000);
    expect(await unlock()).toMatchObject({ code: 0 });
  });
});

describe('settings', () => {
  beforeEach(async () => void (await unlock()));
  const set = (values: Record<string, string>, reason = '活动结束'): Promise<Answer> =>
    post('setSettings', { values: Object.entries(values).map(([key, value]) => ({ key, value })), reason });
  const field = async (key: string) =>
    ((await get('settings')).data as { list: { key: string; value: string; changed: unknown }[] }).list.find((each) => each.key === key);

  test('a change holds at once, with who, when, why and what it was', async () => {
    expect(await set({ customer_service_email: 'kefu@pitchside.example' })).toMatchObject({ code: 0 });
    expect(await set({ customer_service_email: 'help@pitchside.example' }, '换了信箱')).toMatchObject({ code: 0 });
    expect((await site.call('POST', 'user/getKefuInfo', { body: {} })).data).toMatchObject({ email: 'help@pitchside.example' });
    expect(await field('customer_service_email')).toMatchObject({
      value: 'help@pitchside.example',
      changed: { by: '林审核', at: site.clock.now(), reason: '换了信箱', from: 'kefu@pitchside.example' },
    });
    expect((await acts('?group=settings'))[0]).toMatchObject({
      act: 'set',
      subject: 'setting customer_service_email',
      note: 'kefu@pitchside.example → help@pitchside.example',
    });
  });

  test.each(['{"zh":', '{"zh":1}', '{"zh":"只有一种"}'])(
    'a reason that looks like what is stored (%s) is told as it was typed',
    async (reason) => {
      const email = `help${reason.length}@pitchside.example`;
      expect(await set({ customer_service_email: email }, reason)).toMatchObject({ code: 0 });
      expect((await acts('?group=settings'))[0]).toMatchObject({ act: 'set', reason });
    },
  );

  test('all of them or none, and never without a reason or a change', async () => {
    const before = (await acts()).length;
    expect(await set({ icp_record: 'ICP 1', customer_service_email: 'no address' })).toMatchObject({
      code: 1,
      msg: '有一项的值不符合要求',
    });
    expect(await set({ icp_record: 'ICP 1', unknown: 'x' })).toMatchObject({ code: 1, msg: '没有这个设置' });
    expect(await set({ icp_record: 'ICP 1' }, ' ')).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
    expect(await set({ icp_record: '' })).toMatchObject({ code: 1, msg: '没有改动' });
    expect(await field('icp_record')).toMatchObject({ value: '', changed: null });
    expect(await acts()).toHaveLength(before);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'http://x', 'data:text/html,x', 'ftp://x'])(
    'an address such as %s is refused',
    async (value) => {
      expect(await set({ activity_url: value })).toMatchObject({ code: 1 });
    },
  );

  test('where the current activity is reaches everybody', async () => {
    await set({ activity_url: '/member?type=5' });
    expect((await site.call('GET', 'Activity_Config/getActivityUrl')).data).toEqual({ url: '/member?type=5' });
  });
});

describe('the ledger', () => {
  beforeEach(async () => void (await unlock()));

  test('runs by itself every half hour, once however many nodes ask, and by hand', async () => {
    const { audits } = site.site.operations;
    await Promise.all([audits.runWhenDue(), audits.runWhenDue(), audits.runWhenDue()]);
    expect(await audits.lastDay()).toHaveLength(1);
    expect(await post('audit')).toMatchObject({ code: 0, data: { is_sound: true, drift: 0, by: '林审核' } });
    expect((await get('audits')).data).toMatchObject({ list: [{ by: '林审核' }, { by: 'system' }] });
    site.clock.set(site.clock.now() + 25 * 3_600_000);
    await unlock();
    expect((await get('audits')).data).toMatchObject({ list: [] });
  });

  test('a balance that was tampered with turns the light red', async () => {
    await site.site.platform.db.execute(
      sql`update ledger_account set balance = balance + 1 where id = (select min(id) from ledger_account where owner_id is not null)`,
    );
    expect(await post('audit')).toMatchObject({ data: { is_sound: false, unequal: 1 } });
    expect((await get('overview')).data).toMatchObject({ audit: { is_sound: false } });
    await site.site.platform.db.execute(
      sql`update ledger_account set balance = balance - 1 where id = (select min(id) from ledger_account where owner_id is not null)`,
    );
  });
});

describe('the log', () => {
  test('can be neither changed nor deleted, and a line that is forced out breaks the chain', async () => {
    const { db } = site.site.platform;
    const { log } = site.site.operations;
    for (const statement of ["update operator_act set reason = 'x'", 'delete from operator_act', 'truncate operator_act'])
      await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        db.transaction((tx) =>
          log.append(tx, index % 2 ? cliActor : systemActor, { group: 'ledger', act: 'audit', subject: subjectOf('ledger', index) }),
        ),
      ),
    );
    expect(await log.isWhole()).toBe(true);
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table operator_act disable trigger operator_act_append_only`);
      // One from the middle: a missing last entry only shortens the chain.
      await tx.execute(sql`delete from operator_act where id = (select id from operator_act order by id desc limit 1 offset 5)`);
    });
    expect(await log.isWhole()).toBe(false);
  });

  test('is read by pages, by group, and by oneself', async () => {
    await unlock();
    expect((await get('acts', '?limit=3&page=2')).data).toMatchObject({ page: 2, limit: 3, list: [{}, {}, {}] });
    expect(new Set((await acts('?mine=1&limit=100')).map(({ actor }) => actor))).toEqual(new Set(['林审核']));
  });
});
