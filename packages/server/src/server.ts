import { msg } from '@lingui/core/macro';
import { allCalls } from '@pitchside/api/contract';
import { buildOpenApi, renderDocs } from '@pitchside/api/openapi';
import fastifyCompress from '@fastify/compress';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { createWatching } from './modules/activities/index.ts';
import { createModules, type ModuleChoices, type Modules } from './modules/index.ts';
import { createFolderStorage, openUploadSite, uploadRoutes, type UploadSite } from './modules/uploads/index.ts';
import { createLocalBus } from './platform/bus.ts';
import { clockFrom, systemClock, type Clock } from './platform/clock.ts';
import { createEventLog } from './platform/events.ts';
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
import type { OpenDatabase } from './ports/database/database.ts';
import { createHub, type Hub } from './realtime/hub.ts';
import type { Settings } from './settings.ts';

/** Deepest JSON body, and its size in bytes (reliability I8). */
const bodyLimit = 256 * 1024;

/** Secrets that must never reach a log. */
const masked = ['req.headers.token', 'req.headers.cookie', '*.password', '*.mobile', '*.token'];

export interface Site extends Modules {
  app: FastifyInstance;
  platform: Platform;
  /** Where uploaded files are served; it listens on its own. */
  uploadSite: UploadSite;
  hub: Hub;
  close(): Promise<void>;
}

export interface SiteOptions extends Partial<Omit<ModuleChoices, 'ownOrigin'>> {
  settings: Settings;
  database: OpenDatabase;
  /** Folder of the built app. */
  appFolder: string;
  /** Folder of the built mobile page; default that of the app, which then serves both. */
  mobileFolder?: string;
  clock?: Clock;
  /** How often callers may call; default the site's allowances. */
  rates?: RateLimits;
}

/** Where this node listens, as seen from itself. */
function ownOrigin(app: FastifyInstance, { host, port }: Settings): string {
  const address = app.server.address();
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${typeof address === 'object' && address ? address.port : port}`;
}

/** Puts the whole server together on an open, migrated database; nothing listens yet. */
export async function createSite({ settings, database, appFolder, mobileFolder = appFolder, clock, rates = createRateLimits(), storage = createFolderStorage(join(settings.data, 'uploads')), ...choices }: SiteOptions): Promise<Site> {
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

  const { modules, handlers } = await createModules(platform, { ...choices, storage, ownOrigin: () => ownOrigin(app, settings) });
  const { account, activities, live, matches, media, operations, orders, outbox, uploads } = modules;
  const uploadSite = openUploadSite(platform, uploads);

  installEnvelope(app);
  installSecurity(app, { uploads: uploadSite.originOf, withVendor: settings.captcha === 'tencent' });
  await app.register(fastifyCompress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  mountCalls(app, { handlers, readToken: (token) => account.sessions.read(token), standing: (roomId, userId) => live.standing(roomId, userId), rates, idempotency: createIdempotency(platform) });
  const document = buildOpenApi(allCalls, { title: settings.siteName, version: '1' });
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(renderDocs(document, request.nonce)));
  app.get('/api/*', (request, reply) => refuse(request, reply, msg`没有这个接口`, 1, 404));
  installSetup(app, platform);
  if (settings.demo && settings.sms === 'outbox') installOutbox(app, outbox);
  await app.register(media.routes);
  await app.register(orders.routes);
  await app.register(uploadRoutes, { uploads, readToken: (token) => account.sessions.read(token), originOf: uploadSite.originOf });
  await installSite(app, { desktop: appFolder, mobile: mobileFolder }, { latin: settings.siteName, zh: settings.siteNameZh, mobileOrigin: settings.mobileOrigin });

  const hub = createHub(app.server, platform, account, matches.companyOf);
  const auditing = operations.audits.start();
  const listening = matches.feed.start();
  const watching = createWatching(platform, activities.progress, () => hub.viewers()).start();
  installWatch(app, { database: () => database.db.execute(sql`select 1`), sockets: () => hub.size() });
  const reminding = modules.schedule.start();
  const trim = setInterval(() => void platform.events.trim(time.now() - 15 * 60_000).catch((error: unknown) => app.log.warn({ err: error }, 'events could not be trimmed')), 60_000).unref();
  const tidy = setInterval(() => void Promise.all([activities.forgetOld(), matches.forgetOld()]).catch((error: unknown) => app.log.warn({ err: error }, 'what is old could not be forgotten')), 3_600_000).unref();

  return {
    ...modules,
    app,
    platform,
    uploadSite,
    hub,
    async close() {
      clearInterval(trim);
      clearInterval(tidy);
      await reminding.stop();
      await watching.stop();
      await auditing.stop();
      await listening.stop();
      await uploadSite.stop();
      await hub.stop();
      await account.qr.stop();
      await account.sessions.stop();
      await app.close();
    },
  };
}
