import type * as z from 'zod/mini';
import { keepingFields } from './settings/keeping.ts';
import type { SettingField } from './settings/kinds.ts';
import { mediaFields } from './settings/media.ts';
import { moneyFields } from './settings/money.ts';
import { servicesFields } from './settings/services.ts';
import { siteFields } from './settings/site.ts';
import { worldFields } from './settings/world.ts';

/** Settings by subject, in the order of docs/SETTINGS.md. */
export const settingSubjects: readonly { title: string; fields: Record<string, SettingField> }[] = [
  { title: 'The site', fields: siteFields },
  { title: 'Database, bus and uploads', fields: keepingFields },
  { title: 'Demo world, matches and clock', fields: worldFields },
  { title: 'Streams and videos', fields: mediaFields },
  { title: 'Captcha, messages and SMS', fields: servicesFields },
  { title: 'Money', fields: moneyFields },
];

/** Every setting of the server by its name in the code. */
export const settingFields = {
  ...siteFields,
  ...mediaFields,
  ...keepingFields,
  ...worldFields,
  ...servicesFields,
  ...moneyFields,
} as const;

type Fields = typeof settingFields;
type Read = { [Name in keyof Fields]: z.output<Fields[Name]['schema']> | (Fields[Name] extends { usual: string } ? never : undefined) };

/** Settings as the server uses them; those without a default are undefined until they are given. Instants are ms UTC. */
export interface Settings extends Omit<Read, 'demo' | 'sandboxPay' | 'sms'> {
  demo: boolean;
  /** Reason why the demo world is off although no setting turned it off; undefined when it is on, or off explicitly. */
  demoObstacle: string | undefined;
  sandboxPay: boolean;
  sms: NonNullable<Read['sms']>;
}

/** An unusable setting; the message is one line that names it. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const mediaNeeds: (keyof Fields)[] = ['mediaApi', 'mediaSecret', 'mediaPush', 'mediaPictures'];

/** Settings that a choice of a service requires. */
export const needs: { chosen(settings: Read): boolean; by: string; names: (keyof Fields)[] }[] = [
  {
    chosen: ({ sms }) => sms === 'tencent',
    by: 'PITCHSIDE_SMS=tencent',
    names: ['tencentId', 'tencentKey', 'smsApp', 'smsSign', 'smsTemplate', 'smsTakenTemplate', 'smsUnknownTemplate'],
  },
  { chosen: ({ sms }) => sms === 'smtp', by: 'PITCHSIDE_SMS=smtp', names: ['smtpUrl', 'smtpFrom', 'smtpTo'] },
  { chosen: ({ sms }) => sms === 'twilio', by: 'PITCHSIDE_SMS=twilio', names: ['twilioAccount', 'twilioToken', 'twilioFrom'] },
  { chosen: ({ sms }) => sms === 'webhook', by: 'PITCHSIDE_SMS=webhook', names: ['smsWebhook', 'smsWebhookSecret'] },
  {
    chosen: ({ storage }) => storage === 's3',
    by: 'PITCHSIDE_STORAGE=s3',
    names: ['storageEndpoint', 'storageBucket', 'storageKey', 'storageSecret'],
  },
  {
    chosen: ({ storage }) => storage === 'qiniu',
    by: 'PITCHSIDE_STORAGE=qiniu',
    names: ['storageDomain', 'storageBucket', 'storageKey', 'storageSecret'],
  },
  {
    chosen: ({ captcha }) => captcha === 'tencent',
    by: 'PITCHSIDE_CAPTCHA=tencent',
    names: ['tencentId', 'tencentKey', 'captchaApp', 'captchaKey'],
  },
  { chosen: ({ feed }) => feed === 'nami', by: 'PITCHSIDE_FEED=nami', names: ['feedOrigin', 'feedUser', 'feedSecret'] },
  { chosen: ({ im }) => im === 'tencent', by: 'PITCHSIDE_IM=tencent', names: ['imSecret'] },
  { chosen: ({ media }) => media === 'srs', by: 'PITCHSIDE_MEDIA=srs', names: mediaNeeds },
  { chosen: ({ media }) => media === 'mediamtx', by: 'PITCHSIDE_MEDIA=mediamtx', names: mediaNeeds },
];

/** Settings that are only of use together: one of them without the others is a mistake, and not a choice. */
export const together: (keyof Fields)[][] = [
  ['alipayAppId', 'alipayPrivateKey', 'alipayPublicKey'],
  ['stripeSecretKey', 'stripeWebhookSecret'],
];

function requireNeeds(settings: Read): void {
  for (const { chosen, by, names } of needs) {
    const missing = chosen(settings) && names.find((name) => settings[name] === undefined);
    if (missing) throw new SettingError(`${by} needs ${settingFields[missing].env}`);
  }
  for (const names of together) {
    const given = names.find((name) => settings[name] !== undefined);
    const missing = given && names.find((name) => settings[name] === undefined);
    if (missing) throw new SettingError(`${settingFields[given].env} needs ${settingFields[missing].env}`);
  }
  // Invented members hold diamonds that count as bought; their spending becomes income that can be withdrawn.
  const paid = settings.demo === 'on' ? realMoney(settings) : undefined;
  if (paid !== undefined)
    throw new SettingError(`PITCHSIDE_DEMO=on cannot stand beside ${paid}: its invented members hold diamonds that nobody paid for`);
}

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** Hosts of payment gateways without real money: stand-ins on this machine, and the providers' own sandboxes. */
const trialGateway = /^https?:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\]|[^/]*(sandbox|alipaydev)[^/]*)([:/]|$)/;

type Paying = Pick<Read, 'alipayAppId' | 'alipayGateway' | 'stripeSecretKey' | 'stripeGateway'>;

/** Setting by which real money would come in; undefined where all payment is on trial. */
export function realMoney({ alipayAppId, alipayGateway, stripeSecretKey, stripeGateway }: Paying): string | undefined {
  if (alipayAppId !== undefined && !trialGateway.test(alipayGateway ?? '')) return 'PITCHSIDE_ALIPAY_APP_ID';
  const isLive = stripeSecretKey !== undefined && !/^[sr]k_test_/.test(stripeSecretKey);
  return isLive && !trialGateway.test(stripeGateway ?? '') ? 'PITCHSIDE_STRIPE_SECRET_KEY' : undefined;
}

/** Reason against a demo world, whose passwords everybody knows, unless it is switched on explicitly; undefined when there is none. */
function demoObstacle(settings: Read): string | undefined {
  const { host, trustedProxies, databaseUrl } = settings;
  const paid = realMoney(settings);
  if (paid !== undefined) return `${paid} takes real money`;
  if (trustedProxies.length > 0) return 'PITCHSIDE_TRUSTED_PROXIES puts the site behind a proxy';
  if (!loopback.test(host)) return `HOST ${host} is open to others`;
  return databaseUrl === undefined ? undefined : 'DATABASE_URL names a database of your own';
}

/** Reads the environment; the first wrong value ends it with a `SettingError`. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values: Partial<Read> = {};
  for (const [name, { env, schema, usual, expects }] of Object.entries<SettingField>(settingFields)) {
    const given = environment[env]?.trim() || usual;
    if (given === undefined) continue;
    const read = schema.safeParse(given);
    if (!read.success)
      throw new SettingError(
        `${env} must be ${expects}, not ${/KEY|SECRET|BUS_URL|MEDIA_API|WEBHOOK/.test(env) || given.includes('@') ? 'what was given' : `"${given}"`}`,
      );
    Object.assign(values, { [name]: read.data });
  }
  // Complete now: a missing setting has its default, or is undefined.
  const settings = values as Read;
  requireNeeds(settings);
  const { demo, sandboxPay, sms, ...rest } = settings;
  const against = demo === undefined ? demoObstacle(settings) : undefined;
  const isDemo = demo === undefined ? against === undefined : demo === 'on';
  return {
    ...rest,
    demo: isDemo,
    demoObstacle: against,
    sandboxPay: sandboxPay ? sandboxPay === 'on' : isDemo,
    sms: sms ?? (isDemo ? 'outbox' : 'none'),
  };
}
