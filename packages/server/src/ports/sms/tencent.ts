import type { Settings } from '../../settings.ts';
import type { Sms, SmsKind } from './sms.ts';

/** The one request of Tencent Cloud SMS (2021-01-11) that is used. */
export interface TencentSmsClient {
  SendSms(request: {
    PhoneNumberSet: string[];
    SmsSdkAppId: string;
    SignName: string;
    TemplateId: string;
    TemplateParamSet: string[];
  }): Promise<{ SendStatusSet?: { Code?: string }[] }>;
}

/** Configuration at Tencent Cloud; the settings make sure that it is complete. */
export interface TencentSmsAccount {
  app: string;
  sign: string;
  templates: Record<SmsKind, string>;
}

const minutes = '10';

/** Sends through Tencent Cloud. HTTP is 200 even for a refused message: only the status of the number counts. */
export function createTencentSms(client: TencentSmsClient, { app, sign, templates }: TencentSmsAccount): Sms {
  return {
    async send({ mobile, kind, code }) {
      const answer = await client.SendSms({
        PhoneNumberSet: [`+${mobile.replace('-', '')}`],
        SmsSdkAppId: app,
        SignName: sign,
        TemplateId: templates[kind],
        TemplateParamSet: kind === 'code' ? [code, minutes] : [],
      });
      const status = answer.SendStatusSet?.[0]?.Code;
      if (status !== 'Ok') throw new Error(`Tencent Cloud refused an SMS: ${status ?? 'no status'}`);
    },
  };
}

/** Account from the settings. */
export const smsAccount = ({
  smsApp = '',
  smsSign = '',
  smsTemplate = '',
  smsTakenTemplate = '',
  smsUnknownTemplate = '',
}: Settings): TencentSmsAccount => ({
  app: smsApp,
  sign: smsSign,
  templates: { code: smsTemplate, taken: smsTakenTemplate, unknown: smsUnknownTemplate },
});

/** A client of Tencent's own library, which is loaded only by sites that use it. */
export async function openTencentSms({ tencentId = '', tencentKey = '' }: Settings): Promise<TencentSmsClient> {
  const library = await import('tencentcloud-sdk-nodejs-sms');
  const { Client } = library.default.sms.v20210111;
  return new Client({
    credential: { secretId: tencentId, secretKey: tencentKey },
    region: 'ap-guangzhou',
    profile: { httpProfile: { reqTimeout: 5 } },
  });
}
