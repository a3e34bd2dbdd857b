import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** An address, a network such as 10.0.0.0/8, or a name for networks that never come from outside. */
function isProxy(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(value) ||
    (most !== undefined && more.length === 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)))
  );
}

const port = z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.int().check(z.gte(0), z.lte(65_535)));
const origin = z.string().check(z.refine((value) => /^https?:\/\/[^/\s]+$/.test(value)));
const digits = z.string().check(z.regex(/^\d{1,20}$/));
const secret = z.string().check(z.minLength(1), z.maxLength(200));
const onOff = z.enum(['on', 'off']);
const proxies = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ),
  z.array(z.string().check(z.refine(isProxy))),
);
const instant = z.pipe(
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
  z.transform((value) => Date.parse(value)),
);

/** One documented setting: environment name, what it means, how it is read, and its default as text (undefined: derived or off). */
interface SettingField<Schema extends z.ZodMiniType = z.ZodMiniType, Usual extends string | undefined = string | undefined> {
  env: string;
  about: string;
  expects: string;
  schema: Schema;
  usual: Usual;
}
const field = <Schema extends z.ZodMiniType, Usual extends string | undefined>(
  env: string,
  expects: string,
  schema: Schema,
  usual: Usual,
  about: string,
): SettingField<Schema, Usual> => ({ env, about, expects, schema, usual });

/** Every setting of the server, in the order of the docs. */
export const settingFields = {
  host: field('HOST', 'an address', z.string().check(z.minLength(1)), '127.0.0.1', 'Address that the site listens on.'),
  port: field('PORT', 'a port 0-65535', port, '3000', 'Port of the site; 0 takes a free one.'),
  trustedProxies: field(
    'PITCHSIDE_TRUSTED_PROXIES',
    'addresses or networks such as 10.0.0.0/8, parted by commas',
    proxies,
    '',
    'Proxies in front of the site: only they are believed when they say by X-Forwarded-For who calls. loopback, linklocal and uniquelocal name networks.',
  ),
  rtmpPort: field('RTMP_PORT', 'a port 0-65535', port, '1935', 'Port on which anchors push their stream; 0 takes a free one.'),
  ffmpeg: field(
    'PITCHSIDE_FFMPEG',
    'a program',
    z.string().check(z.minLength(1), z.maxLength(500)),
    'ffmpeg',
    'An ffmpeg with libx264, which codes the lower qualities of pushed streams while somebody watches them; where there is none, rooms offer the original alone.',
  ),
  transcodes: field(
    'PITCHSIDE_TRANSCODES',
    'an integer 0-99',
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    '2',
    'Most qualities that a node codes at once, each about a tenth to a half of a core; 0 offers the original alone.',
  ),
  videoCodings: field(
    'PITCHSIDE_VIDEO_CODINGS',
    'an integer 0-99',
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    '1',
    'Most uploaded videos that a node makes into what browsers play at once, with the ffmpeg of PITCHSIDE_FFMPEG; 0, or no ffmpeg, refuses what browsers do not play.',
  ),
  media: field(
    'PITCHSIDE_MEDIA',
    'own, srs or mediamtx',
    z.enum(['own', 'srs', 'mediamtx']),
    'own',
    'Who takes the streams of anchors and serves their pictures: the site itself, or an SRS or MediaMTX in front, perhaps with a CDN (docs/MEDIA.md).',
  ),
  mediaApi: field(
    'PITCHSIDE_MEDIA_API',
    'an origin such as http://name:password@10.0.0.5:1985',
    origin,
    undefined,
    'Where the API of that media server is; with a name and a password where it asks for them.',
  ),
  mediaSecret: field(
    'PITCHSIDE_MEDIA_SECRET',
    '24 to 100 letters, digits, - or _',
    z.string().check(z.regex(/^[\w-]{24,100}$/)),
    undefined,
    'Secret in the address of the hooks that the media server calls: /hooks/media/<secret>.',
  ),
  mediaPush: field(
    'PITCHSIDE_MEDIA_PUSH',
    'an address such as rtmp://push.example.com/live',
    z.string().check(z.regex(/^rtmps?:\/\/[^/\s@]+\/live$/)),
    undefined,
    'Where anchors push into that media server.',
  ),
  mediaPictures: field(
    'PITCHSIDE_MEDIA_PICTURES',
    'an address such as https://cdn.example.com/live',
    z.string().check(z.regex(/^https?:\/\/[^/\s?#@]+(\/[^\s?#]*[^/\s?#])?$/)),
    undefined,
    'Where viewers find its pictures, the rooms below it: the media server itself, or a CDN in front of it.',
  ),
  data: field('PITCHSIDE_DATA', 'a folder', z.string().check(z.minLength(1)), '.data', 'Folder of the embedded database and of uploads.'),
  databaseUrl: field(
    'DATABASE_URL',
    'a postgres:// address',
    z.string().check(z.regex(/^postgres(ql)?:\/\//)),
    undefined,
    'A PostgreSQL of your own; without it an embedded one keeps its data in the folder above.',
  ),
  databasePrepare: field(
    'DATABASE_PREPARE',
    'on or off',
    onOff,
    'on',
    'Prepares statements that come often; off behind a pooler that hands a connection on after each transaction.',
  ),
  busUrl: field(
    'BUS_URL',
    'a nats:// or tls:// address',
    z.string().check(z.regex(/^(nats|tls):\/\/[^/\s]+(\/[\w/-]*)?$/)),
    undefined,
    'A NATS server that carries wake-ups between nodes; a path tells sites apart that share one. Without it DATABASE_URL carries them by LISTEN/NOTIFY, which a pooler that hands connections on cannot.',
  ),
  uploadOrigin: field(
    'PITCHSIDE_UPLOAD_ORIGIN',
    'an origin such as https://img.example.com',
    origin,
    undefined,
    'Origin from which uploads are served, never the site’s own; default a second port.',
  ),
  uploadPort: field(
    'PITCHSIDE_UPLOAD_PORT',
    'a port 0-65535',
    port,
    undefined,
    'Port that serves uploaded files; 0 takes a free one. Default ten above the site’s, or a free one where that is taken.',
  ),
  storage: field(
    'PITCHSIDE_STORAGE',
    'folder, qiniu or s3',
    z.enum(['folder', 'qiniu', 's3']),
    'folder',
    'Where uploaded files lie: in the folder above, or in a bucket, which several nodes need.',
  ),
  storageBucket: field(
    'PITCHSIDE_STORAGE_BUCKET',
    'a name',
    z.string().check(z.regex(/^[\w.-]{1,100}$/)),
    undefined,
    'Bucket of Qiniu or S3.',
  ),
  storageKey: field('PITCHSIDE_STORAGE_KEY', 'a key', secret, undefined, 'Access key of the bucket.'),
  storageSecret: field('PITCHSIDE_STORAGE_SECRET', 'a key', secret, undefined, 'Secret key of the bucket.'),
  storageEndpoint: field(
    'PITCHSIDE_STORAGE_ENDPOINT',
    'an origin such as https://s3.eu-central-1.amazonaws.com',
    origin,
    undefined,
    'Where the bucket is written to: S3’s endpoint, or Qiniu’s upload host of its region (default https://up.qiniup.com).',
  ),
  storageRegion: field(
    'PITCHSIDE_STORAGE_REGION',
    'a name',
    z.string().check(z.regex(/^[\w-]{1,60}$/)),
    'us-east-1',
    'Region of an S3 bucket.',
  ),
  storageDomain: field(
    'PITCHSIDE_STORAGE_DOMAIN',
    'an origin such as https://img.example.com',
    origin,
    undefined,
    'Domain that a Qiniu bucket is read from.',
  ),
  demo: field(
    'PITCHSIDE_DEMO',
    'on or off',
    onOff,
    undefined,
    'The demo world: members, rooms, matches. Default on while HOST is loopback, no proxy is trusted and no DATABASE_URL is set, else off.',
  ),
  seed: field(
    'PITCHSIDE_SEED',
    'an integer',
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    '2026',
    'Seed of the match simulator and of the drawn world.',
  ),
  simSpeed: field(
    'PITCHSIDE_SIM_SPEED',
    'a number 0-60',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number)), z.number().check(z.gte(0), z.lte(60))),
    '1',
    'How fast simulated matches run against the clock; 0 switches the simulator off.',
  ),
  simAhead: field(
    'PITCHSIDE_SIM_AHEAD',
    'hours 0-24',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)), z.number().check(z.gte(0), z.lte(24))),
    '6',
    'Prices and line-ups of the matches of so many hours, and of those that are on, stand when a first start says that it is ready.',
  ),
  feed: field(
    'PITCHSIDE_FEED',
    'nami',
    z.enum(['nami']),
    undefined,
    'Where matches come from besides files: Nami; without it the demo world simulates them, and other sites have none but imported ones.',
  ),
  feedOrigin: field(
    'PITCHSIDE_FEED_ORIGIN',
    'an origin such as https://open.sportnanoapi.com',
    origin,
    undefined,
    'Where that source is asked.',
  ),
  feedUser: field('PITCHSIDE_FEED_USER', 'a name', secret, undefined, 'Name of the account with that source.'),
  feedSecret: field('PITCHSIDE_FEED_SECRET', 'a key', secret, undefined, 'Key of that account.'),
  clock: field(
    'PITCHSIDE_CLOCK',
    'a date such as 2026-11-21T12:00:00Z',
    instant,
    undefined,
    'Lets the server believe that it started at this moment, for pictures.',
  ),
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
    'outbox or tencent',
    z.enum(['outbox', 'tencent']),
    'outbox',
    'Who sends text messages: an outbox that the demo world shows at /dev/outbox, or Tencent Cloud.',
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
    'an integer 1-9999999',
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.transform(Number)),
    '2000',
    'Most messages a day to one country code.',
  ),
  tencentId: field('TENCENT_SECRET_ID', 'a key', secret, undefined, 'Key id of Tencent Cloud, for its SMS and captcha.'),
  tencentKey: field('TENCENT_SECRET_KEY', 'a key', secret, undefined, 'Secret key of Tencent Cloud.'),
  giftShare: field(
    'PITCHSIDE_GIFT_SHARE',
    'a whole number 0-100',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), z.int().check(z.gte(0), z.lte(100))),
    '50',
    'Percent of a gift that comes to the anchor: a diamond is worth one fen before the share is taken.',
  ),
  planShare: field(
    'PITCHSIDE_PLAN_SHARE',
    'a whole number 0-100',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), z.int().check(z.gte(0), z.lte(100))),
    '60',
    'Percent of what is paid for plans and tips that comes to their expert: a diamond is worth one fen before the share is taken.',
  ),
  planHold: field(
    'PITCHSIDE_PLAN_HOLD',
    'seconds 0-86400',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.int().check(z.gte(0), z.lte(86_400))),
    '300',
    'How long a final result has to stand before plans are settled by it, in seconds.',
  ),
  sandboxPay: field(
    'PITCHSIDE_SANDBOX_PAY',
    'on or off',
    onOff,
    undefined,
    'The sandbox cashier, which takes no money. Default on in the demo world, else off.',
  ),
  origin: field(
    'PITCHSIDE_ORIGIN',
    'an origin such as https://example.com',
    origin,
    undefined,
    'Origin of this site as the world sees it: links of QR codes, payment providers, and the pages that may open the socket. Default this machine (localhost and the port).',
  ),
  alipayAppId: field(
    'PITCHSIDE_ALIPAY_APP_ID',
    'digits',
    z.string().check(z.regex(/^\d{8,32}$/)),
    undefined,
    'Alipay is offered when this and its two keys are given.',
  ),
  alipayPrivateKey: field(
    'PITCHSIDE_ALIPAY_PRIVATE_KEY',
    'a PKCS#8 key',
    z.string().check(z.minLength(100)),
    undefined,
    'Our RSA key for Alipay, in base64 or PEM.',
  ),
  alipayPublicKey: field(
    'PITCHSIDE_ALIPAY_PUBLIC_KEY',
    'a public key',
    z.string().check(z.minLength(100)),
    undefined,
    'Alipay’s RSA key, in base64 or PEM.',
  ),
  alipayGateway: field(
    'PITCHSIDE_ALIPAY_GATEWAY',
    'an https:// address',
    z.string().check(z.regex(/^https?:\/\/\S+$/)),
    undefined,
    'Gateway of Alipay; default the live one.',
  ),
  stripeSecretKey: field(
    'PITCHSIDE_STRIPE_SECRET_KEY',
    'a key that begins with sk_ or rk_',
    z.string().check(z.regex(/^[sr]k_\w+$/)),
    undefined,
    'Stripe is offered when this and the secret of its webhooks are given.',
  ),
  stripeWebhookSecret: field(
    'PITCHSIDE_STRIPE_WEBHOOK_SECRET',
    'a secret that begins with whsec_',
    z.string().check(z.regex(/^whsec_\w+$/)),
    undefined,
    'Secret that Stripe signs its webhooks with.',
  ),
  stripeGateway: field(
    'PITCHSIDE_STRIPE_GATEWAY',
    'an https:// address',
    z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)),
    undefined,
    'Address of Stripe’s API; default the live one.',
  ),
  metricsPort: field(
    'PITCHSIDE_METRICS_PORT',
    'a port 1-65535',
    port.check(z.gte(1)),
    undefined,
    'Port of /metrics for Prometheus; without it there is none. The public port never serves it.',
  ),
  metricsHost: field(
    'PITCHSIDE_METRICS_HOST',
    'an address',
    z.string().check(z.minLength(1)),
    '127.0.0.1',
    'Address that /metrics listens on.',
  ),
  siteName: field(
    'PITCHSIDE_SITE_NAME',
    'a name',
    z.string().check(z.minLength(1), z.maxLength(40)),
    'Pitchside',
    'Name of the site in Latin letters.',
  ),
  siteNameZh: field(
    'PITCHSIDE_SITE_NAME_ZH',
    'a name',
    z.string().check(z.minLength(1), z.maxLength(40)),
    '场边',
    'Name of the site in Chinese.',
  ),
  mobileOrigin: field(
    'PITCHSIDE_MOBILE_ORIGIN',
    'an origin such as https://m.example.com',
    origin,
    undefined,
    'The mobile site, where windows narrower than 500 px are sent; without it they are sent to /m of the site itself.',
  ),
  socketsPerAddress: field(
    'PITCHSIDE_SOCKETS_PER_ADDRESS',
    'an integer 1-99999',
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number)),
    '500',
    'Most realtime sockets of one address at a node: as many as tabs that people behind one connection keep open.',
  ),
  heap: field(
    'PITCHSIDE_HEAP',
    'megabytes 256-65536',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{3,5}$/)), z.transform(Number)), z.number().check(z.gte(256), z.lte(65_536))),
    '336',
    'Most memory that the objects of the site’s process may take; a site with many thousand sockets wants more.',
  ),
  logLevel: field(
    'PITCHSIDE_LOG',
    'silent, error, warn, info or debug',
    z.enum(['silent', 'error', 'warn', 'info', 'debug']),
    'warn',
    'How much is logged, as JSON lines on standard error.',
  ),
} as const;

type Fields = typeof settingFields;
type Read = { [Name in keyof Fields]: z.output<Fields[Name]['schema']> | (Fields[Name] extends { usual: string } ? never : undefined) };

/** Settings as the server uses them; what has no default is undefined until it is given. Instants are ms UTC. */
export interface Settings extends Omit<Read, 'demo' | 'sandboxPay'> {
  demo: boolean;
  /** Why the demo world is off although nobody said so; undefined when it is on, or off by name. */
  demoObstacle: string | undefined;
  sandboxPay: boolean;
}

/** A setting that cannot be used; the message is one line that names it. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const mediaNeeds: (keyof Fields)[] = ['mediaApi', 'mediaSecret', 'mediaPush', 'mediaPictures'];

/** What a choice of a service asks for besides. */
const needs: { chosen(settings: Read): boolean; by: string; names: (keyof Fields)[] }[] = [
  {
    chosen: ({ sms }) => sms === 'tencent',
    by: 'PITCHSIDE_SMS=tencent',
    names: ['tencentId', 'tencentKey', 'smsApp', 'smsSign', 'smsTemplate', 'smsTakenTemplate', 'smsUnknownTemplate'],
  },
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
const together: (keyof Fields)[][] = [
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
}

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** What speaks against a demo world, whose passwords everybody knows, unless it is asked for by name. */
function demoObstacle({ host, trustedProxies, databaseUrl }: Pick<Read, 'host' | 'trustedProxies' | 'databaseUrl'>): string | undefined {
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
        `${env} must be ${expects}, not ${/KEY|SECRET|BUS_URL|MEDIA_API/.test(env) ? 'what was given' : `"${given}"`}`,
      );
    Object.assign(values, { [name]: read.data });
  }
  // Complete now: what was not given has its default, or none and is undefined.
  const settings = values as Read;
  requireNeeds(settings);
  const { demo, sandboxPay, ...rest } = settings;
  const against = demo === undefined ? demoObstacle(rest) : undefined;
  const isDemo = demo === undefined ? against === undefined : demo === 'on';
  return { ...rest, demo: isDemo, demoObstacle: against, sandboxPay: sandboxPay ? sandboxPay === 'on' : isDemo };
}
