import { createHmac } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import { plainNumber, smsText, type Sms } from './sms.ts';

/** Milliseconds until the service has to have answered. */
const patience = 5_000;

/**
 * Hands messages to an HTTP service of the operator's. The signature is the HMAC-SHA256 of `<timestamp>.<body>`, so that nobody else can
 * make it send, and an old request is known as old.
 */
export function createWebhookSms(settings: Pick<Settings, 'smsWebhook' | 'smsWebhookSecret' | 'siteName' | 'siteNameZh'>): Sms {
  const { smsWebhook = '', smsWebhookSecret = '' } = settings;
  return {
    async send(message) {
      const { kind, code, language } = message;
      const to = `+${plainNumber(message)}`;
      const body = JSON.stringify({ to, kind, ...(kind === 'code' && { code }), language, text: smsText(message, settings) });
      const timestamp = String(Date.now());
      const signature = createHmac('sha256', smsWebhookSecret).update(`${timestamp}.${body}`).digest('hex');
      const answer = await fetch(smsWebhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-pitchside-timestamp': timestamp, 'x-pitchside-signature': signature },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the webhook for text messages answered ${answer.status}`);
    },
  };
}
