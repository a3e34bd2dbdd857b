import { msg } from '@lingui/core/macro';
import { allCalls, secretsOf, servedCalls } from '@pitchside/api/contract';
import { buildOpenApi, renderDocs } from '@pitchside/api/openapi';
import fastifyCompress from '@fastify/compress';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { createWatching } from './modules/activities/index.ts';
import { createModules, type ModuleChoices, type Modules } from './modules/index.ts';
import { retention } from './modules/retention.ts';
import { openUploadSite, uploadRoutes, type UploadSite } from './modules/uploads/index.ts';
import type { Bus } from './ports/bus/index.ts';
import { createLocalBus } from './ports/bus/local.ts';
import { clockFrom, systemClock, type Clock } from './platform/clock.ts';
import { createEventLog } from './platform/events.ts';
import { createFaults } from './platform/faults.ts';
import { createLeases } from './platform/leases.ts';
import { createSiteOrigin } from './platform/origin.ts';
import type { Platform } from './platform/platform.ts';
import { createRetention } from './platform/retention.ts';
import { installBodies } from './plugins/bodies.ts';
import { cspReport } from './plugins/cspReport.ts';
import { edgeOptions, installEdge, type Patience } from './plugins/edge.ts';
import { installEnvelope, refuse } from './plugins/envelope.ts';
import { createRateLimits, type RateLimits } from './plugins/rate.ts';
import { installOutbox } from './plugins/outbox.ts';
import { mountCalls } from './plugins/router.ts';
import { installSecurity } from './plugins/security.ts';
import { setupPage } from './plugins/setup.ts';
import { installSite } from './plugins/site.ts';
import { installWatch } from './plugins/watch.ts';
import type { OpenDatabase } from './ports/database/database.ts';
import { openStorage } from './ports/storage/index.ts';
import { createHub, type Hub } from './realtime/hub.ts';
import type { Settings } from './settings.ts';

/** Largest JSON body, in bytes (reliability I8). */
const bodyLimit = 256 * 1024;

/** Secrets that must never reach a log: what authenticates, and what the contract marks. `code` is not masked everywhere, because errors have one. */
const masked = ['req.headers.token', 'req.headers.cookie', '*.token', 'body.code', ...new Set(Object.values(servedCalls).flatMap(({ input }) => secretsOf(input)).flatMap((name) => (name === 'code' ? [] : [`*.${name}`])))];

/** Milliseconds after which a database that has not said that it is there counts as away. */
const readyWait = 1_500;

/** The answer of some work, or a rejection when it takes too long. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

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
  rates?: ((platform: Platform) => RateLimits) | undefined;
  /** How long a request may take to arrive; default the site's. */
  patience?: Patience;
  /** Opens what wakes the other nodes; default this process alone. */
  openBus?: ((log: FastifyBaseLogger) => Bus) | undefined;
  /** A name of this node that outlives its process; default one of this process. */
  node?: string | undefined;
}

/** The port that it listens on; undefined before. */
const portOf = (app: FastifyInstance): number | undefined => {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
};

/** How this node reaches itself. */
function ownOrigin(app: FastifyInstance, { host, port }: Settings): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${portOf(app) ?? port}`;
}

/** Puts the whole server together on an open, migrated database; nothing listens yet. */
export async function createSite({ settings, database, appFolder, mobileFolder = appFolder, clock, patience, rates = createRateLimits, storage = openStorage(settings), openBus = createLocalBus, node, ...choices }: SiteOptions): Promise<Site> {
  const app = Fastify({
    logger: { level: settings.logLevel, redact: masked, serializers: { req: ({ method, url, id }) => ({ method, url: url.split('?')[0], id }) } },
    bodyLimit,
    ...edgeOptions(patience),
    // Without a list nobody is believed.
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 120 },
  });
  const time = clock ?? (settings.clock === undefined ? systemClock : clockFrom(settings.clock));
  const bus = openBus(app.log);
  const faults = createFaults(app.log);
  const platform: Platform = { settings, db: database.db, clock: time, bus, events: createEventLog(database.db, bus, time), log: app.log, faults, leases: createLeases({ db: database.db, bus, faults }, node), origin: createSiteOrigin(settings, () => portOf(app) ?? settings.port) };

  const { modules, handlers, policies, rights } = await createModules(platform, { ...choices, storage, ownOrigin: () => ownOrigin(app, settings) });
  const { account, activities, matches, media, operations, orders, outbox, uploads } = modules;
  const uploadSite = openUploadSite(platform, uploads);

  installEnvelope(app, platform.faults);
  installEdge(app, patience);
  installBodies(app);
  installSecurity(app, { uploads: uploadSite.origin, withVendor: settings.captcha === 'tencent' });
  await app.register(fastifyCompress, { globalDecompression: false, threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  mountCalls(app, { handlers, readToken: (token) => account.sessions.read(token), rights, rates: rates(platform) });
  const document = buildOpenApi(allCalls, { title: settings.siteName, version: '1' });
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(renderDocs(document, request.nonce)));
  app.get('/api/*', (request, reply) => refuse(request, reply, msg`没有这个接口`, 1, 404));
  await app.register(setupPage(platform));
  await app.register(cspReport);
  if (settings.demo && settings.sms === 'outbox') installOutbox(app, outbox);
  await app.register(media.routes);
  await app.register(orders.routes);
  await app.register(uploadRoutes, { uploads, readToken: (token) => account.sessions.read(token), origin: uploadSite.origin });
  await installSite(app, { desktop: appFolder, mobile: mobileFolder }, { latin: settings.siteName, zh: settings.siteNameZh, mobileOrigin: settings.mobileOrigin });

  // Too many open files is told to the listening socket; the next connection may be had again.
  app.server.once('listening', () => app.server.on('error', (error) => app.log.warn({ err: error }, 'a connection could not be taken')));
  const hub = createHub(app.server, platform, { ...account, companyOf: matches.companyOf, policies });
  const auditing = operations.audits.start();
  const listening = matches.feed.start();
  const watching = createWatching(platform, activities.progress, () => hub.viewers()).start();
  installWatch(app, settings, { database: () => within(readyWait, database.db.execute(sql`select 1`)), sockets: () => hub.size(), faults: () => platform.faults.total(), conflicts: platform.events.conflicts });
  const reminding = modules.schedule.start();
  const forgetting = createRetention(platform, retention).start();

  return {
    ...modules,
    app,
    platform,
    uploadSite,
    hub,
    async close() {
      await forgetting.stop();
      // Nothing new is taken from here on; what is in flight still needs all that is stopped below.
      const drained = app.close();
      await hub.stop();
      await uploadSite.stop();
      await drained;
      await reminding.stop();
      await watching.stop();
      await auditing.stop();
      await listening.stop();
      await account.qr.stop();
      await account.sessions.stop();
      await bus.stop();
    },
  };
}
