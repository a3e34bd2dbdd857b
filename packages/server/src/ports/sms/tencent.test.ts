import { expect, test } from 'vitest';
import { createTencentSms, smsAccount, type TencentSmsClient } from './tencent.ts';
import { readSettings } from '../../settings.ts';

const settings = readSettings({
  PITCHSIDE_SMS: 'tencent',
  TENCENT_SECRET_ID: 'id',
  TENCENT_SECRET_KEY: 'key',
  PITCHSIDE_SMS_APP: '1400',
  PITCHSIDE_SMS_SIGN: '场边',
  PITCHSIDE_SMS_TEMPLATE: '1',
  PITCHSIDE_SMS_TEMPLATE_TAKEN: '2',
  PITCHSIDE_SMS_TEMPLATE_UNKNOWN: '3',
});
const message = { mobile: '86-13800000001', code: '042817', language: 'zh' } as const;

/** A client that records its requests and gives a fixed answer. */
function fakeClient(answer: Awaited<ReturnType<TencentSmsClient['SendSms']>>) {
  const asked: Parameters<TencentSmsClient['SendSms']>[0][] = [];
  return { asked, client: { SendSms: async (request: (typeof asked)[number]) => (asked.push(request), answer) } };
}

test('a code goes to the number in international form, by the template of its kind', async () => {
  const { asked, client } = fakeClient({ SendStatusSet: [{ Code: 'Ok' }] });
  const sms = createTencentSms(client, smsAccount(settings));
  await sms.send({ ...message, kind: 'code' });
  await sms.send({ ...message, kind: 'taken' });
  await sms.send({ ...message, kind: 'unknown' });
  expect(asked[0]).toEqual({
    PhoneNumberSet: ['+8613800000001'],
    SmsSdkAppId: '1400',
    SignName: '场边',
    TemplateId: '1',
    TemplateParamSet: ['042817', '10'],
  });
  expect(asked.map(({ TemplateId, TemplateParamSet }) => [TemplateId, TemplateParamSet.length])).toEqual([
    ['1', 2],
    ['2', 0],
    ['3', 0],
  ]);
});

test.each([[{ SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] }], [{ SendStatusSet: [] }], [{}]])(
  'an answer %j is a refusal that does not carry the number',
  async (answer) => {
    const sms = createTencentSms(fakeClient(answer).client, smsAccount(settings));
    const failure = await sms.send({ ...message, kind: 'code' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).not.toContain('13800000001');
  },
);
