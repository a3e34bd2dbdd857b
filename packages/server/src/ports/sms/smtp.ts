import { createTransport } from 'nodemailer';
import type { Settings } from '../../settings.ts';
import { plainNumber, smsText, type Sms } from './sms.ts';

/** Milliseconds for the mail server to be reached and to greet, and of silence afterwards; the caller waits as long. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 };

/** Sends messages as mails: to a gateway that makes text messages of them, or to somebody who hands them on. */
export function createSmtpSms(settings: Pick<Settings, 'smtpUrl' | 'smtpFrom' | 'smtpTo' | 'siteName' | 'siteNameZh'>): Sms {
  const { smtpUrl = '', smtpFrom = '', smtpTo = '', siteName } = settings;
  const transport = createTransport({ url: smtpUrl, ...patience });
  return {
    async send(message) {
      const number = plainNumber(message);
      const to = smtpTo.replaceAll('{number}', number);
      const mail = { from: smtpFrom, to, subject: `${siteName} +${number}`, text: smsText(message, settings) };
      const answer = await transport.sendMail(mail).catch((error: Error) => error);
      // The library's texts quote the recipient, which holds the number.
      if (answer instanceof Error)
        throw new Error(`the mail server did not take a code: ${('code' in answer && String(answer.code)) || answer.name}`);
      if (answer.accepted.length === 0) throw new Error('the mail server accepted no recipient of a code');
    },
  };
}
