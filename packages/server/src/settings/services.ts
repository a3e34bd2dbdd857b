import * as z from 'zod/mini';
import { digits, field, secret } from './kinds.ts';

const mailAddress = z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/));

/** Services of others: captcha, messages between members, text messages. */
export const servicesFields = {
  captcha: field(
    'PITCHSIDE_CAPTCHA',
    'slide, tencent or off',
    z.enum(['slide', 'tencent', 'off']),
    'slide',
    'Captcha before sign-in and registration: our own slide puzzle, Tencent’s, or none (tests only).',
  ),
  captchaApp: field('PITCHSIDE_CAPTCHA_APP', 'a number', digits, undefined, 'CaptchaAppId of Tencent Captcha.'),
  captchaKey: field('PITCHSIDE_CAPTCHA_KEY', 'a key', secret, undefined, 'AppSecretKey of Tencent Captcha.'),
  im: field(
    'PITCHSIDE_IM',
    'own or tencent',
    z.enum(['own', 'tencent']),
    'own',
    'Who carries what two members write to each other: the site itself, or Tencent Cloud Chat with its SDK in the page.',
  ),
  imServer: field(
    'PITCHSIDE_IM_SERVER',
    'an address that begins with ws:// or wss://',
    z.string().check(z.regex(/^wss?:\/\/[^\s;,/]+$/)),
    undefined,
    'Another way to Tencent Cloud Chat than its own addresses (the SDK’s `proxyServer`), without a path.',
  ),
  imAppId: field(
    'PITCHSIDE_IM_APP',
    'a number',
    z.pipe(z.pipe(digits, z.transform(Number)), z.int().check(z.gte(1))),
    '1400000000',
    'SDKAppID that accounts of the messaging service are signed for; of an application of Tencent Cloud Chat where the site uses it.',
  ),
  imSecret: field('PITCHSIDE_IM_SECRET', 'a key', secret, undefined, 'Key of that application; without it the site makes one for itself.'),
  sms: field(
    'PITCHSIDE_SMS',
    'none, outbox, smtp, webhook or tencent',
    z.enum(['none', 'outbox', 'smtp', 'webhook', 'tencent']),
    undefined,
    'Who sends codes to a phone number: nobody, an outbox that the demo world shows at /dev/outbox, a mail server, an HTTP service of your own, or Tencent Cloud. Default outbox in the demo world, else none: then nobody can register, and members are made by npm run admin.',
  ),
  smtpUrl: field(
    'PITCHSIDE_SMTP_URL',
    'an address such as smtps://name:password@mail.example.com',
    z.string().check(z.regex(/^smtps?:\/\/\S+$/)),
    undefined,
    'Mail server for PITCHSIDE_SMS=smtp; smtps:// speaks TLS from the start, smtp:// turns to it where the server can.',
  ),
  smtpFrom: field('PITCHSIDE_SMTP_FROM', 'a mail address', mailAddress, undefined, 'Sender of those mails.'),
  smtpTo: field(
    'PITCHSIDE_SMTP_TO',
    'a mail address such as {number}@sms.example.com',
    mailAddress,
    undefined,
    'Where a code goes: {number} stands for the phone number in digits with its country code, for gateways that make text messages of mails; an address without it is read by somebody who hands the codes on.',
  ),
  smsWebhook: field(
    'PITCHSIDE_SMS_WEBHOOK',
    'an http:// or https:// address',
    z.string().check(z.regex(/^https?:\/\/\S+$/)),
    undefined,
    'Service for PITCHSIDE_SMS=webhook: it gets a POST of {to, kind, code, language, text} as JSON and answers 2xx once the message is accepted.',
  ),
  smsWebhookSecret: field(
    'PITCHSIDE_SMS_WEBHOOK_SECRET',
    'a key',
    secret,
    undefined,
    'Key of the HMAC-SHA256 of `<timestamp>.<body>` that such a POST carries in hex as X-Pitchside-Signature, beside X-Pitchside-Timestamp.',
  ),
  smsApp: field('PITCHSIDE_SMS_APP', 'a number', digits, undefined, 'SmsSdkAppId of Tencent Cloud SMS.'),
  smsSign: field('PITCHSIDE_SMS_SIGN', 'a signature', secret, undefined, 'Approved signature of the messages.'),
  smsTemplate: field('PITCHSIDE_SMS_TEMPLATE', 'a number', digits, undefined, 'Template of a code: {1} the code, {2} minutes it lives.'),
  smsTakenTemplate: field(
    'PITCHSIDE_SMS_TEMPLATE_TAKEN',
    'a number',
    digits,
    undefined,
    'Template without parameters for a number that has an account already.',
  ),
  smsUnknownTemplate: field(
    'PITCHSIDE_SMS_TEMPLATE_UNKNOWN',
    'a number',
    digits,
    undefined,
    'Template without parameters for a number that has no account.',
  ),
  smsCountryCap: field(
    'PITCHSIDE_SMS_COUNTRY_CAP',
    'a number of messages 1-9999999',
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.transform(Number)),
    '2000',
    'Most messages a day to one country code.',
  ),
  tencentId: field('TENCENT_SECRET_ID', 'a key', secret, undefined, 'Key id of Tencent Cloud, for its SMS and captcha.'),
  tencentKey: field('TENCENT_SECRET_KEY', 'a key', secret, undefined, 'Secret key of Tencent Cloud.'),
} as const;
