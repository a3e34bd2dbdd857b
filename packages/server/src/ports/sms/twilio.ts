import type { Settings } from '../../settings.ts';
import { plainNumber, smsText, type Sms } from './sms.ts';

/** Milliseconds until the service has to have answered. */
const patience = 5_000;

/** Sends through Twilio's messages (API of 2010-04-01), or a service that speaks it. */
export function createTwilioSms(
  settings: Pick<Settings, 'twilioOrigin' | 'twilioAccount' | 'twilioToken' | 'twilioFrom' | 'siteName' | 'siteNameZh'>,
): Sms {
  const { twilioOrigin, twilioAccount = '', twilioToken = '', twilioFrom = '' } = settings;
  return {
    async send(message) {
      const answer = await fetch(`${twilioOrigin}/2010-04-01/Accounts/${twilioAccount}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${twilioAccount}:${twilioToken}`).toString('base64')}` },
        body: new URLSearchParams({ To: `+${plainNumber(message)}`, From: twilioFrom, Body: smsText(message, settings) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      // The text of a refusal quotes the number; its code says enough.
      const { code } = answer.ok
        ? {}
        : await answer.json().then(
            (said) => said as { code?: number },
            () => ({ code: undefined }),
          );
      if (answer.ok) await answer.body?.cancel();
      else throw new Error(`Twilio refused a code: ${answer.status}${code === undefined ? '' : `, ${code}`}`);
    },
  };
}
