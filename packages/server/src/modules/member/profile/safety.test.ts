import { codes } from '@pitchside/api/contract';
import type { UploadToken } from '@pitchside/api/content/uploads';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { isCardNumber } from './banks.data.ts';
import { isCnNumber } from './identity.ts';
import { picturesLife } from './index.ts';
import { maskAccount, maskName, maskNumber } from './masks.ts';
import { payoutAccounts, verificationActs, verifications } from './profile.tables.ts';

let site: TestSite;
let folder: string;
let picture: Buffer;
let operator: number;
let next = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-safety-'));
  site = await openTestSite({ PITCHSIDE_DATA: folder });
  operator = await site.join('13500000000', { role: 'operator' });
  picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** A valid ID number, for a birthday in 1990. */
function numberOf(serial: number): string {
  const body = `33010619900520${String(serial).padStart(3, '0')}`;
  return [...'10X98765432'].map((check) => body + check).find((number) => isCnNumber(number, Date.now())) ?? '';
}
const cardOf = (body: string) => Array.from({ length: 10 }, (_, check) => `${body}${check}`).find(isCardNumber) ?? '';

async function somebody() {
  const serial = (next += 1);
  const mobile = `135000000${String(serial).padStart(2, '0')}`;
  const id = await site.join(mobile, { nickname: `球迷${serial}`, avatar: 'fans-1' });
  const token = await site.signIn(mobile);
  const post = (path: string, body: object = {}) => site.call('POST', path, { token, body });
  const get = (path: string, query: Record<string, string> = {}) =>
    site.call('GET', path, { token, query: `?${new URLSearchParams(query).toString()}` });
  const upload = async () => {
    const given = (await post('Member/getQiniuToken', { purpose: 'verification' })).data as UploadToken;
    const form = new FormData();
    form.set('token', given.token);
    form.set('key', given.key);
    form.set('file', new File([new Uint8Array(picture)], 'id.png'));
    await fetch(`${site.origin}/upload`, { method: 'POST', headers: { token }, body: form });
    return given.key;
  };
  const submit = async (change: object = {}) =>
    post('Member/verified', { real_name: '周建强', id_number: numberOf(serial), front: await upload(), back: await upload(), ...change });
  const waiting = async () =>
    (await site.site.platform.db.select().from(verifications).where(eq(verifications.userId, id))).at(-1)?.id ?? 0;
  const pass = async () => {
    await submit();
    await site.site.profile.review.decide(operator, await waiting(), { state: 'success' });
  };
  return { id, serial, token, post, get, upload, submit, waiting, pass };
}

test('the check character is that of the card', () => {
  const now = Date.UTC(2026, 10, 21);
  for (const number of ['11010519491231002X', '440524188001010014']) expect(isCnNumber(number, now)).toBe(number.includes('1949'));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 16 }),
      fc.integer({ min: 1, max: 9 }),
      (serial, place, change) => {
        const number = numberOf(serial);
        const wrong = [...number].map((sign, index) => (index === place ? String((Number(sign) + change) % 10) : sign)).join('');
        expect(isCnNumber(number, now)).toBe(true);
        // A single wrong digit is always detected.
        expect(isCnNumber(wrong, now)).toBe(false);
      },
    ),
  );
});

test('masks keep what is promised and nothing more', () => {
  expect([
    maskName('周建强'),
    maskName('周强'),
    maskName('阿'),
    maskNumber('33010619900520271X'),
    maskAccount('13812345217'),
    maskAccount('zhou@mail.com'),
  ]).toEqual(['周*强', '周*', '阿*', '3301 **** **** 271X', '138****5217', 'z***@mail.com']);
});

test('a verification waits, is read masked, and lies sealed', async () => {
  const { id, serial, submit, post } = await somebody();
  expect((await post('Member/getVerifiedInfo')).data).toMatchObject({ state: 'none' });
  expect(await submit()).toMatchObject({ code: codes.ok, data: { state: 'awaiting' } });
  const number = numberOf(serial);
  expect((await post('Member/getVerifiedInfo')).data).toEqual({
    state: 'awaiting',
    real_name: '周*强',
    id_number: `3301 **** **** ${number.slice(-4)}`,
    submitted_at: site.clock.now(),
    decided_at: null,
    reason: null,
  });
  expect(await submit()).toMatchObject({ code: codes.failed, msg: '资料正在审核中' });
  const [row] = await site.site.platform.db.select().from(verifications).where(eq(verifications.userId, id));
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${number}|周建强`));
});

test('bad numbers, one picture twice, and pictures of others are refused', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const foreign = await other.upload();
  for (const id_number of ['330106199005202710', '33010619901320271X', 'x', '', '3301061990052027１X'])
    expect(await one.submit({ id_number })).toMatchObject({ code: codes.failed });
  const own = await one.upload();
  expect(await one.submit({ front: own, back: own })).toMatchObject({ code: codes.failed, msg: '请上传证件的两面' });
  expect(await one.submit({ front: foreign })).toMatchObject({ code: codes.failed, msg: '没有找到' });
  expect((await one.post('Member/getVerifiedInfo')).data).toMatchObject({ state: 'none' });
});

test('one number serves one account, also when two want it at once', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const id_number = numberOf(900);
  const answers = await Promise.all([one.submit({ id_number }), other.submit({ id_number: id_number.toLowerCase() })]);
  expect(answers.map(({ code }) => code).sort()).toEqual([codes.ok, codes.failed]);
  expect(answers.find(({ code }) => code === codes.failed)?.msg).toBe('这个证件号已认证过其他账号');
});

test('a review decides once; a failed one says why and may be sent again with the same pictures; three a day', async () => {
  const { submit, waiting, post, get, upload } = await somebody();
  const [front, back] = [await upload(), await upload()];
  const { review } = site.site.profile;
  for (let turn = 0; turn < 2; turn += 1) {
    await submit({ front, back });
    const id = await waiting();
    await expect(review.decide(operator, id, { state: 'failed', reason: '  ' })).rejects.toMatchObject({ message: '请写明原因' });
    const both = await Promise.allSettled([
      review.decide(operator, id, { state: 'failed', reason: '国徽面反光' }),
      review.decide(operator, id, { state: 'success' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await site.site.platform.db.update(verifications).set({ state: 'failed', reason: '国徽面反光' }).where(eq(verifications.id, id));
    expect((await post('Member/getVerifiedInfo')).data).toMatchObject({ state: 'failed', reason: '国徽面反光' });
  }
  // Either decision may be first; in both cases the member is notified by one notice.
  expect((await get('Push/getList')).data).toMatchObject({
    list: [{ kind: expect.stringMatching(/^verif(ied|y_failed)$/), subject: 'review', target: { type: 'verification' }, count: 1 }],
  });
  await submit({ front, back });
  await post('Member/withdrawVerified');
  expect(await submit()).toMatchObject({ code: codes.failed, msg: '今天提交次数已用完，明天再来' });
  expect(await post('Member/withdrawVerified')).toMatchObject({ code: codes.failed, msg: '没有在审核的资料' });
});

test('an operator reads whole what waits, looks with a reason that is written down, and the pictures go 30 days after the review', async () => {
  const { id: userId, serial, submit, waiting } = await somebody();
  await submit();
  const { review } = site.site.profile;
  const id = await waiting();
  const { list, total } = await review.awaiting(1, 100);
  expect(total).toBe(list.length);
  expect(list.find((one) => one.id === id)).toMatchObject({ userId, realName: '周建强', idNumber: numberOf(serial) });
  await expect(review.look(operator, id, 'front', '')).rejects.toMatchObject({ message: '请写明原因' });
  const { bytes } = await review.look(operator, id, 'front', '核对姓名');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg' });
  await review.decide(operator, id, { state: 'success' });
  const acts = await site.site.platform.db.select().from(verificationActs).where(eq(verificationActs.verificationId, id));
  expect(acts.map(({ act, reason, operatorId }) => ({ act, reason, operatorId }))).toEqual([
    { act: 'looked', reason: 'front: 核对姓名', operatorId: operator },
    { act: 'success', reason: '', operatorId: operator },
  ]);
  const start = site.clock.now();
  const files = (await readdir(join(folder, 'uploads/private'))).length;
  site.clock.set(start + picturesLife);
  await site.site.uploads.sweep();
  expect((await readdir(join(folder, 'uploads/private'))).length).toBeLessThanOrEqual(files - 2);
  await expect(review.look(operator, id, 'front', '再看一眼')).rejects.toMatchObject({ message: '没有找到' });
  site.clock.set(start);
});

test('a card is bound in the verified name, with the payment password once there is one, and shows four digits', async () => {
  const { id, get, post, pass } = await somebody();
  const bind = (change: Record<string, string> = {}) =>
    get('Bank_card/bind', { card_number: cardOf('622588021202488'), real_name: '周建强', ...change });
  expect(await bind()).toMatchObject({ code: codes.failed, msg: '请先完成实名认证' });
  await pass();
  expect(await bind({ real_name: '王小明' })).toMatchObject({ code: codes.failed, msg: '户名须与实名一致' });
  expect(await bind({ card_number: '6225880212024881' })).toMatchObject({ code: codes.failed, msg: '卡号不正确' });
  expect(await bind({ card_number: cardOf('400000000000000') })).toMatchObject({ code: codes.failed, msg: '请填写开户银行' });
  const number = cardOf('622588021202488');
  expect(await bind({ real_name: ' 周 建强 ' })).toMatchObject({
    code: codes.ok,
    data: { bank: '招商银行', bank_code: 'CMB', last_four: number.slice(-4), holder: '周*强' },
  });
  await post('Member/paymentPassword', { password: '204861', confirm: '204861' });
  expect(await bind()).toMatchObject({ code: codes.failed, msg: '支付密码不正确' });
  expect(await bind({ payment_password: '204860' })).toMatchObject({ code: codes.failed, msg: '支付密码不正确' });
  expect(await bind({ payment_password: '204861', card_number: cardOf('400000000000000'), bank: '远方银行' })).toMatchObject({
    code: codes.ok,
    data: { bank: '远方银行', bank_code: '' },
  });
  const rows = await site.site.platform.db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/40000000|周建强/);
  expect(await site.site.profile.payouts.reveal(id, 'bank')).toBe(cardOf('400000000000000'));
  expect((await get('Bank_card/getInfo')).data).toMatchObject({ card: { bank: '远方银行' } });
  expect(await post('Bank_card/unbind', { kind: 'bank' })).toMatchObject({ code: codes.failed });
  expect(await post('Bank_card/unbind', { kind: 'bank', payment_password: '204861' })).toMatchObject({ code: codes.ok });
  expect(await post('Bank_card/unbind', { kind: 'bank', payment_password: '204861' })).toMatchObject({
    code: codes.failed,
    msg: '没有找到',
  });
});

test('Alipay and another channel are bound alike and shown masked', async () => {
  const { get, post, pass } = await somebody();
  await pass();
  expect(await get('Bank_card/bindAliPay', { account: '13812345217', real_name: '周建强' })).toMatchObject({
    code: codes.ok,
    data: { account: '138****5217', holder: '周*强' },
  });
  expect(await post('Member/bindChannel', { channel: 'wechat', account: 'zhou@mail.com', real_name: '周建强' })).toMatchObject({
    code: codes.ok,
    data: { channel: 'wechat', account: 'z***@mail.com' },
  });
  expect((await get('Bank_card/getAliPayInfo')).data).toMatchObject({ account: { account: '138****5217' } });
  for (const account of ['x', 'a@b', "13812345217' or 1", '１３８１２３４５２１７'])
    expect(await get('Bank_card/bindAliPay', { account, real_name: '周建强' })).toMatchObject({
      code: codes.failed,
      msg: expect.stringMatching(/^输入错误：/),
    });
  expect((await get('Member/info')).data).toMatchObject({
    verified: 'success',
    alipay: '138****5217',
    payment_channel: { channel: 'wechat', account: 'z***@mail.com' },
  });
});

test('the bank of a card is known by its first digits', async () => {
  const { get } = await somebody();
  expect((await get('Bank_card/bankOf', { bin: '622588' })).data).toEqual({ bank: '招商银行', bank_code: 'CMB' });
  expect((await get('Bank_card/bankOf', { bin: '400000' })).data).toEqual({ bank: null, bank_code: null });
});

test('nothing secret is in any answer (Z3)', async () => {
  const { serial, get, post, pass } = await somebody();
  await pass();
  const number = cardOf('622202021200884');
  await get('Bank_card/bind', { card_number: number, real_name: '周建强' });
  await get('Bank_card/bindAliPay', { account: '13899995217', real_name: '周建强' });
  const answers = await Promise.all([
    get('Member/info'),
    get('User/getUserInfo'),
    post('Member/getVerifiedInfo'),
    get('Bank_card/getInfo'),
    get('Bank_card/getAliPayInfo'),
    get('Member/paymentPasswordState'),
  ]);
  const all = JSON.stringify(answers);
  for (const secret of [number, numberOf(serial), '13899995217', '周建强', `135000000${String(serial).padStart(2, '0')}`, 'argon2'])
    expect(all).not.toContain(secret);
});
