import { createHmac } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openTestSite } from '../../testing/testSite.ts';
import { readSettings } from '../../settings.ts';
import { createSmtpSms } from './smtp.ts';
import { createTwilioSms } from './twilio.ts';
import { createWebhookSms } from './webhook.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** A mail server that takes one mail a connection, or refuses every recipient. */
async function mailServer(refuses = false) {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let isBody = false;
    let mail = '';
    socket.on('error', () => undefined);
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (data: Buffer) => {
      const text = data.toString();
      if (isBody) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        isBody = false;
        mails.push(mail);
        return void socket.write('250 taken\r\n');
      }
      if (/^(EHLO|HELO)/i.test(text)) return void socket.write('250 mail.example\r\n');
      if (/^RCPT/i.test(text)) return void socket.write(refuses ? '550 no such user <8613800000001@sms.example>\r\n' : '250 ok\r\n');
      if (/^DATA/i.test(text)) {
        isBody = true;
        return void socket.write('354 go on\r\n');
      }
      if (/^QUIT/i.test(text)) return void socket.end('221 bye\r\n');
      socket.write('250 ok\r\n');
    });
  });
  return { mails, port: await listen(server) };
}

const code = { mobile: '86-13800000001', kind: 'code', code: '042817', language: 'en' } as const;

test('a code goes as a mail to the gateway’s address of its number, in the caller’s language', async () => {
  const { mails, port } = await mailServer();
  const settings = readSettings({
    PITCHSIDE_SMS: 'smtp',
    PITCHSIDE_SMTP_URL: `smtp://127.0.0.1:${port}`,
    PITCHSIDE_SMTP_FROM: 'site@example.com',
    PITCHSIDE_SMTP_TO: '{number}@sms.example',
  });
  await createSmtpSms(settings).send(code);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('To: 8613800000001@sms.example');
  expect(mails[0]).toContain('042817');
});

test('a mail that is refused, and a server that is not there, say so without the number', async () => {
  const { port } = await mailServer(true);
  const base = { smtpFrom: 'site@example.com', smtpTo: '{number}@sms.example', siteName: 'Pitchside', siteNameZh: '场边' };
  for (const smtpUrl of [`smtp://127.0.0.1:${port}`, 'smtp://127.0.0.1:1']) {
    const failure = await createSmtpSms({ ...base, smtpUrl })
      .send(code)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).toMatch(/mail server/);
    expect(String(failure)).not.toContain('13800000001');
  }
});

test('a webhook gets a signed message, and what it refuses is a failure', async () => {
  const got: { signature: unknown; timestamp: unknown; body: string }[] = [];
  let status = 204;
  const port = await listen(
    createHttpServer((request, response) => {
      let body = '';
      request.on('data', (data: Buffer) => (body += data.toString()));
      request.on('end', () => {
        got.push({ signature: request.headers['x-pitchside-signature'], timestamp: request.headers['x-pitchside-timestamp'], body });
        response.writeHead(status).end();
      });
    }),
  );
  const sms = createWebhookSms({
    smsWebhook: `http://127.0.0.1:${port}/sms`,
    smsWebhookSecret: 'shared',
    siteName: 'Pitchside',
    siteNameZh: '场边',
  });
  await sms.send(code);
  const [{ signature, timestamp, body } = { signature: '', timestamp: '', body: '{}' }] = got;
  expect(signature).toBe(
    createHmac('sha256', 'shared')
      .update(`${String(timestamp)}.${body}`)
      .digest('hex'),
  );
  expect(JSON.parse(body)).toMatchObject({ to: '+8613800000001', kind: 'code', code: '042817', language: 'en' });
  status = 500;
  await expect(sms.send(code)).rejects.toThrow('answered 500');
});

test('Twilio gets a form with the account’s name and token, and what it refuses is told by its code alone', async () => {
  const got: { url: string | undefined; authorization: string | undefined; form: URLSearchParams }[] = [];
  let answer: [number, object] = [201, {}];
  const port = await listen(
    createHttpServer((request, response) => {
      let body = '';
      request.on('data', (data: Buffer) => (body += data.toString()));
      request.on('end', () => {
        got.push({ url: request.url, authorization: request.headers.authorization, form: new URLSearchParams(body) });
        response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
      });
    }),
  );
  const sms = createTwilioSms(
    readSettings({
      PITCHSIDE_SMS: 'twilio',
      PITCHSIDE_TWILIO_ACCOUNT: 'AC1',
      PITCHSIDE_TWILIO_SECRET: 'token',
      PITCHSIDE_TWILIO_FROM: '+15005550006',
      PITCHSIDE_TWILIO_ORIGIN: `http://127.0.0.1:${port}`,
    }),
  );
  await sms.send(code);
  expect(got[0]).toMatchObject({ url: '/2010-04-01/Accounts/AC1/Messages.json', authorization: `Basic ${btoa('AC1:token')}` });
  expect(Object.fromEntries(got[0]?.form ?? [])).toMatchObject({
    To: '+8613800000001',
    From: '+15005550006',
    Body: expect.stringContaining('042817'),
  });
  answer = [400, { code: 21211, message: 'The number +8613800000001 is not valid' }];
  const failure = await sms.send(code).catch((error: unknown) => error);
  expect(String(failure)).toBe('Error: Twilio refused a code: 400, 21211');
});

test('a site without any way to send codes says so, instead of answering that one is under way', async () => {
  const site = await openTestSite({ PITCHSIDE_SMS: '' });
  try {
    const answer = await site.call('POST', 'user/getCode', { lang: 'en', body: { mobile: '86-13911110001', type: 1 } });
    expect(answer).toMatchObject({ code: 1, data: null });
    expect(site.site.outbox.messages()).toEqual([]);
  } finally {
    await site.close();
  }
});
