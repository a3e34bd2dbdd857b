import { msg } from '@lingui/core/macro';
import type { Settings } from '../../settings.ts';
import type { Language } from '../../text/local.ts';
import { speak } from '../../text/speak.ts';

/** Content of a message: the code, that the number has an account already, or that it has none. */
export type SmsKind = 'code' | 'taken' | 'unknown';

export interface SmsMessage {
  /** Country code, hyphen, number. */
  mobile: string;
  kind: SmsKind;
  /** Six digits; sent for `code` alone. */
  code: string;
  language: Language;
}

/** Sender of text messages. */
export interface Sms {
  /** @throws Error without the number in it when the message was not accepted */
  send(message: SmsMessage): Promise<void>;
}

const minutes = 10;

/** Text of a message in its language, with the site's name in front. */
export function smsText({ kind, code, language }: SmsMessage, { siteName, siteNameZh }: Pick<Settings, 'siteName' | 'siteNameZh'>): string {
  const site = language === 'zh' ? siteNameZh : siteName;
  if (kind === 'code') return speak(msg`【${site}】验证码 ${code}，${minutes} 分钟内有效。不是你本人在操作，请不要告诉任何人。`, language);
  if (kind === 'taken') return speak(msg`【${site}】这个手机号已经注册过，请直接登录；忘记密码可以重新设置。`, language);
  return speak(msg`【${site}】这个手机号还没有账号，请先注册。`, language);
}

/** Number of a message in digits with its country code, as `8613800000001`. */
export const plainNumber = ({ mobile }: Pick<SmsMessage, 'mobile'>): string => mobile.replace(/\D/g, '');
