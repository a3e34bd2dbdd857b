import { msg } from '@lingui/core/macro';
import type { Platform } from '../../platform/platform.ts';
import { speak } from '../../text/speak.ts';
import type { Sms, SmsMessage } from './sms.ts';

/** Most messages in memory; older ones are dropped. */
const most = 100;

export interface OutboxMessage extends SmsMessage {
  /** Milliseconds UTC. */
  at: number;
  text: string;
}

/** Messages that were written instead of sent, newest first. */
export interface Outbox extends Sms {
  messages(): readonly OutboxMessage[];
}

const minutes = 10;

function textOf({ kind, code, language }: SmsMessage, site: string): string {
  if (kind === 'code') return speak(msg`【${site}】验证码 ${code}，${minutes} 分钟内有效。不是你本人在操作，请不要告诉任何人。`, language);
  if (kind === 'taken') return speak(msg`【${site}】这个手机号已经注册过，请直接登录；忘记密码可以重新设置。`, language);
  return speak(msg`【${site}】这个手机号还没有账号，请先注册。`, language);
}

/** The default: an outbox in memory, which the demo world shows. */
export function createOutbox({ settings, log, clock }: Pick<Platform, 'settings' | 'log' | 'clock'>): Outbox {
  const kept: OutboxMessage[] = [];
  return {
    async send(message) {
      const site = message.language === 'zh' ? settings.siteNameZh : settings.siteName;
      kept.unshift({ ...message, at: clock.now(), text: textOf(message, site) });
      kept.length = Math.min(kept.length, most);
      log.debug({ kind: message.kind }, 'an SMS was written to the outbox');
    },
    messages: () => kept,
  };
}
