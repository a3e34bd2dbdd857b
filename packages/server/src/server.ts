import { msg } from '@lingui/core/macro';
import { allCalls } from '@pitchside/api/contract';
import { buildOpenApi, renderDocs } from '@pitchside/api/openapi';
import fastifyCompress from '@fastify/compress';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { createAccount, type Account } from './modules/account/account.service.ts';
import { createActivities, createWatching, type Activities } from './modules/activities/index.ts';
import { createMedia, type Media } from './media/index.ts';
import { createBarrage, type BarrageService } from './modules/barrage/index.ts';
import { createCaptcha } from './modules/captcha/captcha.service.ts';
import type { Random } from './modules/captcha/captcha.picture.ts';
import { createLedger, type Ledger } from './modules/ledger/ledger.ts';
import { createLive, type Live } from './modules/live/index.ts';
import { createMatches, type Matches } from './modules/matches/index.ts';
import { createFigures } from './modules/operations/figures.ts';
import { contactFields, createOperations, type Desk, type Operations } from './modules/operations/index.ts';
import { createSystemSettings, serverSecret, type SystemSettings } from './modules/settings/settings.service.ts';
import { createLocalBus } from './platform/bus.ts';
import { clockFrom, systemClock, type Clock } from './platform/clock.ts';
import { createEventLog } from './platform/events.ts';
import type { Handlers } from './platform/handlers.ts';
import type { Platform } from './platform/platform.ts';
import { installEnvelope, refuse } from './plugins/envelope.ts';
import { createIdempotency } from './plugins/idempotency.ts';
import { createRateLimits, type RateLimits } from './plugins/rate.ts';
import { installOutbox } from './plugins/outbox.ts';
import { mountCalls } from './plugins/router.ts';
import { installSecurity } from './plugins/security.ts';
import { installSetup } from './plugins/setup.ts';
import { installSite } from './plugins/site.ts';
import { installWatch } from './plugins/watch.ts';
import { captchaAccount, createTencentCaptcha, openTencentCaptcha, type TicketCheck } from './ports/captcha/tencent.ts';
import type { OpenDatabase } from './ports/database/database.ts';
import { createOutbox, type Outbox } from './ports/sms/outbox.ts';
import type { Sms } from './ports/sms/sms.ts';
import { createTencentSms, openTencentSms, smsAccount } from './ports/sms/tencent.ts';
import { createHub, type Hub } from './realtime/hub.ts';
import type { Settings } from './settings.ts';

/** Deepest JSON body, and its size in bytes (reliability I8). */
const bodyLimit = 256 * 1024;

/** Secrets that must never reach a log. */
const masked = ['req.headers.token', 'req.headers.cookie', '*.password', '*.mobile', '*.token'];

export interface Site {
  app: FastifyInstance;
  platform: Platform;
  account: Account;
  ledger: Ledger;
  activities: Activities;
  operations: Operations;
  live: Live;
  matches: Matches;
  media: Media;
  barrage: BarrageService;
  system: SystemSettings;
  hub: Hub;
  /** Text messages that were written instead of sent. */
  outbox: Outbox;
  close(): Promise<void>;
}

export interface SiteOptions {
  settings: Settings;
  database: OpenDatabase;
  /** Folder of the built app. */
  appFolder: string;
  clock?: Clock;
  /** Draws the captcha's pictures; default chance. */
  random?: Random;
  /** Delivers text messages; default what the settings choose. */
  sms?: Sms;
  /** Says whether a captcha vendor's ticket was earned; default what the settings choose. */
  ticketCheck?: TicketCheck;
  /** What operators decide about; default what the modules of the site bring. */
  desks?: readonly Desk[];
  /** How often callers may call; default the site's allowances. */
  rates?: RateLimits;
}

/** Puts the whole server together on an open, migrated database; nothing listens yet. */
export async function createSite({ settings, database, appFolder, clock, random, sms, ticketCheck, desks, rates = createRateLimits() }: SiteOptions): Promise<Site> {
  const app = Fastify({
    logger: { level: settings.logLevel, redact: masked, serializers: { req: ({ method, url, id }) => ({ method, url: url.split('?')[0], id }) } },
    bodyLimit,
    requestTimeout: 30_000,
    trustProxy: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 120 },
  });
  const time = clock ?? (settings.clock === undefined ? systemClock : clockFrom(settings.clock));
  const bus = createLocalBus();
  const platform: Platform = { settings, db: database.db, clock: time, bus, events: createEventLog(database.db, bus, time), log: app.log };

  const captcha = createCaptcha(platform, random, ticketCheck ?? (settings.captcha === 'tencent' ? createTencentCaptcha(await openTencentCaptcha(settings), captchaAccount(settings)) : undefined));
  const outbox = createOutbox(platform);
  const provider = settings.sms === 'tencent' ? createTencentSms(await openTencentSms(settings), smsAccount(settings)) : outbox;
  const ledger = createLedger(platform);
  const account = createAccount(platform, { captcha, ledger, sms: sms ?? provider });
  const system = createSystemSettings(platform);
  const matches = createMatches(platform);
  const live: Live = createLive(platform, { matchRows: (ids) => matches.rowsById(ids), secret: await serverSecret(database.db, 'stream-key'), ingestAddress: () => media.ingestAddress() });
  const media: Media = createMedia(platform, live);
  const activities = createActivities(platform, ledger, () => system.value('activity_url'));
  const barrage = createBarrage(platform, live, activities.progress.count);
  const operations = createOperations(platform, { desks: desks ?? [], fields: contactFields, figures: createFigures(platform) });
  const handlers: Handlers = { ...captcha.handlers, ...account.handlers, ...system.handlers, ...matches.handlers, ...live.handlers, ...barrage.handlers, ...activities.handlers, ...operations.handlers };

  installEnvelope(app);
  installSecurity(app, settings.uploadOrigin, settings.captcha === 'tencent');
  await app.register(fastifyCompress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  mountCalls(app, { handlers, readToken: (token) => account.sessions.read(token), standing: (roomId, userId) => live.standing(roomId, userId), rates, idempotency: createIdempotency(platform) });
  const document = buildOpenApi(allCalls, { title: settings.siteName, version: '1' });
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(renderDocs(document, request.nonce)));
  app.get('/api/*', (request, reply) => refuse(request, reply, msg`没有这个接口`, 1, 404));
  installSetup(app, platform);
  if (settings.demo && settings.sms === 'outbox') installOutbox(app, outbox);
  await app.register(media.routes);
  await installSite(app, appFolder, { latin: settings.siteName, zh: settings.siteNameZh });

  const hub = createHub(app.server, platform, account);
  const auditing = operations.audits.start();
  const watching = createWatching(platform, activities.progress, () => hub.viewers()).start();
  installWatch(app, { database: () => database.db.execute(sql`select 1`), sockets: () => hub.size() });
  const trim = setInterval(() => void platform.events.trim(time.now() - 15 * 60_000).catch((error: unknown) => app.log.warn({ err: error }, 'events could not be trimmed')), 60_000).unref();
  const tidy = setInterval(() => void activities.forgetOld().catch((error: unknown) => app.log.warn({ err: error }, 'old progress could not be forgotten')), 3_600_000).unref();

  return {
    app,
    platform,
    account,
    ledger,
    activities,
    operations,
    live,
    matches,
    media,
    barrage,
    system,
    hub,
    outbox,
    async close() {
      clearInterval(trim);
      clearInterval(tidy);
      await watching.stop();
      await auditing.stop();
      await hub.stop();
      await account.qr.stop();
      await account.sessions.stop();
      await app.close();
    },
  };
}
