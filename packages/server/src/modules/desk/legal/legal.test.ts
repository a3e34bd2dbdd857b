import type { LegalEdition } from '@pitchside/api/desk/legal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';

const day = 24 * 3_600_000;
const inThree = (text: string) => ({ zh: text, en: `${text} (en)`, vi: `${text} (vi)` });

let site: TestSite;
let people: ReturnType<typeof testPeople>;
let operator: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  operator = await people.newcomer({ role: 'operator' });
  member = await people.newcomer();
});
afterAll(() => site.close());

const get = (path: string, who: TestPerson | undefined, query: Record<string, string> = {}, lang = 'zh') =>
  site.call('GET', path, { lang, ...(who && { token: who.token }), query: `?${new URLSearchParams(query)}` });
const post = (path: string, who: TestPerson, body: unknown) => site.call('POST', path, { token: who.token, body });
async function desk(path: string, body: Record<string, unknown>) {
  await post('admin/unlock', operator, { password: 'secret' });
  return post(path, operator, body);
}
const write = async (kind: string, body: string) => {
  for (const lang of ['zh', 'en', 'vi'])
    expect((await desk('admin/saveLegal', { kind, lang, title: `标题 ${lang}`, body: `# 一\n${body} ${lang}` })).code).toBe(0);
};
const publish = (kind: string, more: Record<string, unknown> = {}) =>
  desk('admin/publishLegal', { kind, note: inThree('改了充值'), reason: '新的规定', ...more });
const read = async (kind: string, more: Record<string, string> = {}, lang = 'zh') =>
  (await get('legal/text', undefined, { kind, ...more }, lang)).data as {
    edition: (LegalEdition & { title: string; body: string }) | null;
    editions: LegalEdition[];
  };
const due = async (who: TestPerson) => ((await get('legal/due', who)).data as { due: LegalEdition | null }).due;
const accept = (who: TestPerson, number: number) => post('legal/accept', who, { number });

test('before an operator has published, the site brings its own words along, and nobody is asked', async () => {
  expect(await read('agreement')).toEqual({ edition: null, editions: [] });
  expect(await due(member)).toBeNull();
  expect((await get('legal/text', undefined, { kind: 'agreement', number: '7' })).code).toBe(1);
  expect((await get('legal/text', undefined, { kind: 'secrets' })).code).toBe(1);
});

test('what is written is read by nobody before it is published, and only in three languages', async () => {
  expect((await publish('privacy')).msg).toBe('三种语言都要写好再发布');
  await desk('admin/saveLegal', { kind: 'privacy', lang: 'zh', title: '隐私政策', body: '# 一\n写给你看' });
  expect((await publish('privacy')).msg).toBe('三种语言都要写好再发布');
  expect((await read('privacy')).edition).toBeNull();
  await write('privacy', '我们记什么');
  expect((await publish('privacy', { reason: '' })).code).toBe(1);
  expect((await publish('privacy')).data).toMatchObject({ draft: null, editions: [{ number: 2, note: '改了充值' }] });
  expect(await read('privacy', {}, 'vi')).toMatchObject({
    edition: { number: 2, title: '标题 vi', body: '# 一\n我们记什么 vi', note: '改了充值 (vi)' },
  });
  expect((await publish('privacy')).msg).toBe('三种语言都要写好再发布');
  expect((await post('admin/publishLegal', member, { kind: 'privacy', note: inThree('x'), reason: '不行' })).code).not.toBe(0);
});

test('a new user agreement is announced to everybody, holds from its day, and each member is asked once', async () => {
  await write('agreement', '第二版');
  const since = site.clock.now() + 2 * day;
  expect((await publish('agreement', { since: site.clock.now() - 2 * day })).msg).toContain('不能早于今天');
  expect((await publish('agreement', { since })).code).toBe(0);
  expect(await read('agreement')).toMatchObject({ edition: null, editions: [{ number: 2, since }] });
  expect((await read('agreement', { number: '2' })).edition?.number).toBe(2);
  expect([await due(member), (await accept(member, 2)).code]).toEqual([null, 1]);
  await write('agreement', '第三版');
  expect((await publish('agreement')).msg).toContain('上一版');

  site.clock.set(since);
  const late = await people.newcomer();
  expect([(await due(member))?.number, await due(late)]).toEqual([2, null]);
  expect((await accept(member, 1)).msg).toBe('协议又有新版，请看过再同意');
  expect(await Promise.all([accept(member, 2), accept(member, 2)])).toMatchObject([{ code: 0 }, { code: 0, data: { due: null } }]);
  expect(await due(member)).toBeNull();

  await publish('agreement');
  expect((await due(member))?.number).toBe(3);
  expect((await accept(member, 2)).code).toBe(1);
  expect((await read('agreement')).editions.map(({ number }) => number)).toEqual([3, 2]);
  expect((await read('agreement', { number: '2' })).edition?.body).toBe('# 一\n第二版 zh');
});
