import { msg } from '@lingui/core/macro';
import { allCalls } from '@pitchside/api/contract';
import { buildOpenApi, renderDocs, type OpenApiDocument } from '@pitchside/api/openapi';
import fastifyCompress from '@fastify/compress';
import { sql } from 'drizzle-orm';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { foreseeMatches } from './feeds/simulator/index.ts';
import { composeModules, type Services, type SiteChoices } from './boot/compose.ts';
import { createNodeReading } from './boot/nodeReading.ts';
import { createPlatform, type PlatformOptions } from './boot/platform.ts';
import { createMedia, createOutsideMedia, cutMovie, joinPieces, type Media } from './media/index.ts';
import { openUploadSite, type UploadSite } from './http/uploadsSite.ts';
import { uploadRoutes } from './http/uploadsRoutes.ts';
import { countBus } from './platform/busFigures.ts';
import type { Clock } from './platform/clock.ts';
import { readDatabaseState } from './platform/databaseState.ts';
import type { Job } from './platform/jobs/job.ts';
import { runJobs } from './platform/jobs/runner.ts';
import type { Platform } from './platform/platform.ts';
import { probeFolder } from './platform/probeFolder.ts';
import type { Running } from './platform/running.types.ts';
import { createPageCache, type PageCache } from './http/pageCache.ts';
import { createResponseCache, type ResponseCache } from './http/responseCache.ts';
import { installBodies } from './http/bodies.ts';
import { cspReport } from './http/cspReport.ts';
import { edgeOptions, installEdge, type Patience } from './http/edge.ts';
import { installEnvelope, refuse } from './http/envelope.ts';
import { createDrawing } from './http/draw.ts';
import { installCalendars } from './http/calendars.ts';
import { installEmbeds } from './http/embeds.ts';
import { installFeeds } from './http/feeds.ts';
import { createFirstAnswers } from './http/first.ts';
import { installCards } from './http/head/cardRoute.ts';
import { createHeads } from './http/head/readHead.ts';
import { loggingOptions } from './http/logging.ts';
import { createRateLimits, type RateLimits } from './http/rate.ts';
import { installOverlayPage } from './http/overlayPage.ts';
import { installOembed } from './http/oembed.ts';
import { installOutbox } from './http/outbox.ts';
import { mountCalls } from './http/router.ts';
import { installSecurity } from './http/security.ts';
import { setupPage } from './http/setup.ts';
import { installSite } from './http/site.ts';
import { installSitemap } from './http/sitemap.ts';
import { installWebApp } from './http/webApp.ts';
import { installWatch } from './http/watch.ts';
import { installTraces } from './http/traced.ts';
import { packing } from './http/written.ts';
import type { OpenDatabase } from './ports/database/database.ts';
import type { Outbox } from './ports/sms/outbox.ts';
import { createHub, type Hub } from './realtime/hub.ts';
import type { Settings } from './settings.ts';

/** Largest JSON body, in bytes (reliability I8). */
const bodyLimit = 256 * 1024;

/** Milliseconds after which a database without an answer counts as unavailable. */
const readyWait = 1_500;

/** The answer of some work, or a rejection when it takes too long. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

export interface Site extends Services {
  app: FastifyInstance;
  platform: Platform;
  media: Media;
  outbox: Outbox;
  /** Server of uploaded files; it listens on its own port. */
  uploadSite: UploadSite;
  /** Sockets of this node; there are none before `start`. */
  readonly hub: Hub;
  /** Recurring work, on one node at a time. */
  jobs: readonly Job[];
  /** Takes part in running them. */
  runJobs(): Promise<Running>;
  /** Writes the initial data of a new site, and starts each node's timers for its own connections. */
  start(): Promise<void>;
  /** Answers that it is not ready from here on, while everything else goes on. */
  drain(): void;
  close(): Promise<void>;
}

export interface SiteOptions extends SiteChoices, Pick<PlatformOptions, 'openBus' | 'node'> {
  settings: Settings;
  database: OpenDatabase;
  /** Folder of the built app. */
  appFolder: string;
  /** Folder of the built mobile page; default that of the app, which then serves both. */
  mobileFolder?: string;
  /** Folder of what draws pages (`entry.server.tsx` of the app, built); without it the app draws all by itself. */
  drawingFolder?: string;
  clock?: Clock;
  /** Rate limits; default the site's allowances. */
  rates?: ((platform: Platform) => RateLimits) | undefined;
  /** Response cache for answers that callers share; default for a second. */
  responseCache?: ((platform: Platform) => ResponseCache) | undefined;
  /** Cache of finished pages; default for as long as their answers are cached. */
  pageCache?: ((responses: ResponseCache) => PageCache) | undefined;
  /** Time limits for a request to arrive; default the site's. */
  patience?: Patience;
}

/** The port that it listens on; undefined before. */
const portOf = (app: FastifyInstance): number | undefined => {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
};

const originOf = (address: string | undefined) => (address === undefined ? undefined : new URL(address).origin);

/** Origin at which this node reaches itself. */
function ownOrigin(app: FastifyInstance, { host, port }: Settings): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${portOf(app) ?? port}`;
}

/** Puts the whole server together on an open, migrated database; nothing listens and nothing runs by itself yet. */
export async function createSite({
  settings,
  database,
  appFolder,
  mobileFolder = appFolder,
  drawingFolder,
  clock,
  patience,
  rates = createRateLimits,
  responseCache: openCache = createResponseCache,
  pageCache: openPages = createPageCache,
  openBus,
  node,
  ...choices
}: SiteOptions): Promise<Site> {
  const app = Fastify({
    ...loggingOptions(settings),
    bodyLimit,
    ...edgeOptions(patience),
    // Without a list nobody is believed.
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 120 },
  });
  const platform = createPlatform({ settings, database, log: app.log, clock, port: () => portOf(app) ?? settings.port, openBus, node });
  let hub: Hub | undefined;
  let isDraining = false;
  /** State that Prometheus and the desk are told of. */
  const state = {
    storing: () => within(readyWait, settings.storage === 'folder' ? probeFolder(join(settings.data, 'uploads')) : Promise.resolve()),
    sockets: () => hub?.size() ?? 0,
    topics: () => hub?.topics() ?? 0,
    streams: () => media.streams(),
    bus: countBus(platform.bus),
    pool: () => {
      const { totalCount, idleCount, waitingCount } = database.pool;
      return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    },
    disk: async () => {
      const { bavail, blocks, bsize } = await statfs(settings.data);
      return { size: blocks * bsize, free: bavail * bsize };
    },
  };
  const nodeReading = createNodeReading(platform, { ...state, port: () => portOf(app) ?? settings.port, jobs: () => jobs });
  const { services, handlers, rights, invalidatedBy, personalFields, topics, jobs, paces, routes, sitemap, seed, outbox } =
    await composeModules(platform, choices, {
      ownOrigin: () => ownOrigin(app, settings),
      readNode: nodeReading.read,
      ingestAddress: () => settings.mediaPush ?? platform.origin.atHost(media.ingestAddress()),
      whip: () => media.whip(),
      cut: (roomId) => media.cut(roomId),
      pictureOf: (roomId) => media.pictureOf(roomId),
      variantsOf: (roomId) => media.variantsOf(roomId),
      soundOf: (roomId) => media.soundOf(roomId),
      past: (roomId) => services.recordings.past(roomId),
      cutRecording: cutMovie,
      joinPieces,
      drawFilm: (...span) => media.drawFilm(...span),
      viewers: () => hub?.viewers() ?? [],
      watchers: () => hub?.watchers() ?? [],
    });
  const { account, matches, live, recordings, streams, studio, tokens, uploads } = services;
  const scenes = { rowsById: matches.rowsById, foresee: foreseeMatches(settings) };
  const media: Media = streams
    ? createOutsideMedia(platform, streams, live, scenes, recordings)
    : createMedia(platform, live, scenes, recordings, { health: studio.health });
  const uploadSite = openUploadSite(platform, uploads);

  app.decorateRequest('memberId');
  installTraces(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  // A node that is no web node is asked for its health and, by other nodes, for the streams that it takes.
  if (!settings.roles.includes('web'))
    app.addHook('onRequest', async (request, reply) => {
      if (!/^\/(healthz|readyz|media\/|whip\/|hooks\/media\/|ws\b)/i.test(request.url)) return reply.callNotFound();
    });
  installEnvelope(app, platform.faults);
  installEdge(app, patience);
  installBodies(app);
  installSecurity(app, {
    uploads: uploadSite.origin,
    pictures: settings.media === 'own' ? undefined : originOf(settings.mediaPictures),
    withVendor: settings.captcha === 'tencent',
    messenger: settings.im === 'tencent' ? { server: settings.imServer } : undefined,
    isOverTls: platform.origin.current().startsWith('https:'),
  });
  await app.register(fastifyCompress, {
    globalDecompression: false,
    threshold: packing.threshold,
    encodings: [...packing.encodings],
    brotliOptions: packing.brotli,
  });
  const responseCache = openCache(platform);
  const { readToken, glanceAt } = tokens.beside(account.sessions);
  const limits = rates(platform);
  mountCalls(app, { handlers, readToken, glanceAt, rights, rates: limits, responseCache, invalidatedBy, personalFields });
  let described: OpenApiDocument | undefined;
  const document = () => (described ??= buildOpenApi(allCalls, { title: settings.siteName, version: '1' }));
  app.get('/api/openapi.json', async () => document());
  app.get('/api/docs', async (request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').send(renderDocs(document(), request.nonce)),
  );
  app.get('/api/*', (request, reply) => refuse(request, reply, msg`没有这个接口`, 1, 404));
  await app.register(setupPage(platform));
  await app.register(cspReport);
  if (settings.demo && settings.sms === 'outbox') installOutbox(app, outbox);
  await app.register(media.routes);
  for (const route of routes) await app.register(route);
  await app.register(uploadRoutes, { uploads, readToken: account.sessions.read, rates: limits, origin: uploadSite.origin });
  const caching = { handlers, responseCache, invalidatedBy, personalFields };
  installSitemap(app, platform, sitemap);
  const names = { latin: settings.siteName, zh: settings.siteNameZh, mobileOrigin: settings.mobileOrigin };
  const shared = {
    ...caching,
    allows: async (address: string) => (await limits('read', { member: undefined, address })).allowed,
    uploads: uploadSite.origin,
  };
  installWebApp(app, names);
  const heads = createHeads({ ...shared, origin: platform.origin, names });
  const drawing = createDrawing({ ...platform, folder: drawingFolder, names });
  installCards(app, heads, limits);
  installFeeds(app, heads);
  installOembed(app, heads, platform.origin, limits);
  installCalendars(app, services.calendars, limits);
  const firstAnswers = createFirstAnswers({ ...shared, now: platform.clock.now });
  const pages = openPages(responseCache);
  const draw = drawingFolder === undefined ? undefined : drawing.draw;
  const { cdnSeconds } = settings;
  installEmbeds(app, appFolder, { firstAnswers, draw, heads, pages, cdnSeconds, rates: limits });
  installOverlayPage(app, appFolder);
  await installSite(app, { desktop: appFolder, mobile: mobileFolder }, names, { firstAnswers, draw, heads, pages, cdnSeconds });

  // The listening socket reports too many open files; the next connection may succeed again.
  app.server.once('listening', () => app.server.on('error', (error) => app.log.warn({ err: error }, 'a connection could not be taken')));
  const figures = installWatch(app, settings, {
    ...state,
    database: () => within(readyWait, database.db.execute(sql`select 1`)),
    writing: () => within(readyWait, services.system.noteWriting(platform.clock.now())),
    warn: platform.faults.warn,
    roles: settings.roles,
    deliveries: () => hub?.deliveries() ?? 0,
    draining: () => isDraining,
    watching: () => hub?.watching() ?? 0,
    databaseState: () => readDatabaseState(database.db),
    uploads: services.uploads.figures,
    audit: services.operations.audits.last,
    push: services.push,
    faults: () => platform.faults.total(),
    conflicts: platform.events.conflicts,
    drawn: drawing.total,
  });
  const running: Running[] = [];

  return {
    ...services,
    app,
    platform,
    media,
    outbox,
    uploadSite,
    jobs,
    runJobs: () =>
      runJobs(platform, database, jobs, (...round) => {
        figures.round(...round);
        nodeReading.note(...round);
      }),
    get hub() {
      if (!hub) throw new Error('the site has not been started');
      return hub;
    },
    async start() {
      await seed();
      if (settings.roles.includes('realtime'))
        hub = createHub(app.server, platform, {
          ...account,
          companyOf: matches.companyOf,
          hottest: matches.hottest,
          policies: topics,
          delivered: figures.delivered,
        });
      running.push(...paces.map((begin) => begin()));
    },
    drain: () => void (isDraining = true),
    async close() {
      // No new requests from here on; those in flight still need everything that is stopped below.
      const drained = app.close();
      await hub?.stop();
      await uploadSite.stop();
      await drained;
      responseCache.stop();
      pages.stop();
      await drawing.stop();
      for (const part of running.splice(0).reverse()) await part.stop();
      nodeReading.stop();
      await platform.bus.stop();
    },
  };
}
