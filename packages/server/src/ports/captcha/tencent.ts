import type { Settings } from '../../settings.ts';

/** The one request of Tencent Captcha (2019-07-22) that is used. */
export interface TencentCaptchaClient {
  request(
    action: 'DescribeCaptchaResult',
    request: { CaptchaType: number; Ticket: string; Randstr: string; UserIp: string; CaptchaAppId: number; AppSecretKey: string },
  ): Promise<{ CaptchaCode?: number }>;
}

export interface TencentCaptchaAccount {
  app: number;
  key: string;
}

/** A ticket that the vendor's script makes up when it cannot reach its server: it proves nothing. */
const unreachable = 'trerror_';
const slide = 9;
const passed = 1;

/** Verifies a ticket at Tencent. The vendor accepts each ticket once. */
export function createTencentCaptcha(client: TencentCaptchaClient, { app, key }: TencentCaptchaAccount) {
  return async ({ ticket, randstr }: { ticket: string; randstr: string }, address: string): Promise<boolean> => {
    if (ticket === '' || ticket.startsWith(unreachable)) return false;
    const { CaptchaCode } = await client.request('DescribeCaptchaResult', {
      CaptchaType: slide,
      Ticket: ticket,
      Randstr: randstr,
      UserIp: address,
      CaptchaAppId: app,
      AppSecretKey: key,
    });
    return CaptchaCode === passed;
  };
}

export type TicketCheck = ReturnType<typeof createTencentCaptcha>;

/** Account from the settings. */
export const captchaAccount = ({ captchaApp = '', captchaKey = '' }: Settings): TencentCaptchaAccount => ({
  app: Number(captchaApp),
  key: captchaKey,
});

/** A client of Tencent's own library, which is loaded only by sites that use it. */
export async function openTencentCaptcha({ tencentId = '', tencentKey = '' }: Settings): Promise<TencentCaptchaClient> {
  const { CommonClient } = (await import('tencentcloud-sdk-nodejs-common')).default;
  const client = new CommonClient('captcha.tencentcloudapi.com', '2019-07-22', {
    credential: { secretId: tencentId, secretKey: tencentKey },
    region: '',
    profile: { httpProfile: { reqTimeout: 5 } },
  });
  return { request: (action, request) => client.request(action, request) };
}
