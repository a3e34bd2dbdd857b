import { msg } from '@lingui/core/macro';
import { allCalls } from '@pitchside/api/contract';
import { buildOpenApi, renderDocs } from '@pitchside/api/openapi';
import fastifyCompress from '@fastify/compress';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { createAccount, type Account } from './modules/account/account.service.ts';
import { createMedia, type Media } from './media/index.ts';
import { createBarrage, type BarrageService } from './modules/barrage/index.ts';
import { createCaptcha } from './modules/captcha/captcha.service.ts';
import type { Random } from './modules/captcha/captcha.picture.ts';
import { createLedger, type Ledger } from './modules/ledger/ledger.ts';
import { createLive, type Live } from './modules/live/index.ts';
import { createMatches, type Matches } from './modules/matches/index.ts';
import { createProfile, type Profile } from './modules/profile/index.ts';
import { createSystemSettings, serverSecret, type SystemSettings } from './modules/settings/settings.service.ts';
import { createFolderStorage, createUploads, openUploadSite, uploadRoutes, type ObjectStorage, type Uploads, type UploadSite } from './modules/uploads/index.ts';
import { createLocalBus } from './platform/bus.ts';
import { clockFrom, systemClock, type Clock } from './platform/clock.ts';
import { createEventLog } from './platform/events.ts';
import type { Handlers } from './platform/handlers.ts';
import type { Platform } from './platform/platform.ts';
import { createSeal } from './platform/seal.ts';
import { installEnvelope, refuse } from './plugins/envelope.ts';
import { createIdempotency } from './plugins/idempotency.ts';
import { createRateLimits, type RateLimits } from './plugins/rate.ts';
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

export interface Site {
  app: FastifyInstance;
  platform: Platform;
  account: Account;
  ledger: Ledger;
  live: Live;
  matches: Matches;
  media: Media;
  barrage: BarrageService;
  profile: Profile;
  uploads: Uploads;
  /** Where uploaded files are served; it listens on its own. */
  uploadSite: UploadSite;
  system: SystemSettings;
  hub: Hub;
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
  /** Where uploaded files lie; default a folder of the data. */
  storage?: ObjectStorage;
  /** How often callers may call; default the site's allowances. */
  rates?: RateLimits;
}

/** Puts the whole server together on an open, migrated database; nothing listens yet. */
export async function createSite({ settings, database, appFolder, clock, random, storage = createFolderStorage(join(settings.data, 'uploads')), rates = createRateLimits() }: SiteOptions): Promise<Site> {
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

  const captcha = createCaptcha(platform, random);
  const ledger = createLedger(platform);
  const account = createAccount(platform, captcha, ledger);
  const system = createSystemSettings(platform);
  const matches = createMatches(platform);
  const live: Live = createLive(platform, { matchRows: (ids) => matches.rowsById(ids), secret: await serverSecret(database.db, 'stream-key'), ingestAddress: () => media.ingestAddress() });
  const media: Media = createMedia(platform, live);
  const barrage = createBarrage(platform, live);
  const seal = createSeal(await serverSecret(database.db, 'seal'));
  const uploads = createUploads(platform, { storage, seal, secret: await serverSecret(database.db, 'uploads') });
  const uploadSite = openUploadSite(platform, uploads);
  // Nobility joins with its own module; until then nobody holds a rank.
  const profile = createProfile(platform, { ledger, uploads, sessions: account.sessions, seal, nobleOf: async () => null });
  const handlers: Handlers = { ...captcha.handlers, ...account.handlers, ...system.handlers, ...matches.handlers, ...live.handlers, ...barrage.handlers, ...profile.handlers, ...uploads.handlers };

  installEnvelope(app);
  installSecurity(app, uploadSite.originOf);
  await app.register(fastifyCompress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  mountCalls(app, { handlers, readToken: (token) => account.sessions.read(token), standing: (roomId, userId) => live.standing(roomId, userId), rates, idempotency: createIdempotency(platform) });
  const document = buildOpenApi(allCalls, { title: settings.siteName, version: '1' });
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(renderDocs(document, request.nonce)));
  app.get('/api/*', (request, reply) => refuse(request, reply, msg`没有这个接口`, 1, 404));
  installSetup(app, platform);
  await app.register(media.routes);
  await app.register(uploadRoutes, { uploads, readToken: (token) => account.sessions.read(token), originOf: uploadSite.originOf });
  await installSite(app, appFolder, { latin: settings.siteName, zh: settings.siteNameZh });

  const hub = createHub(app.server, platform, account.sessions);
  installWatch(app, { database: () => database.db.execute(sql`select 1`), sockets: () => hub.size() });
  const trim = setInterval(() => void platform.events.trim(time.now() - 15 * 60_000).catch((error: unknown) => app.log.warn({ err: error }, 'events could not be trimmed')), 60_000).unref();

  return {
    app,
    platform,
    account,
    ledger,
    live,
    matches,
    media,
    barrage,
    profile,
    uploads,
    uploadSite,
    system,
    hub,
    async close() {
      clearInterval(trim);
      await uploadSite.stop();
      await hub.stop();
      await app.close();
    },
  };
}
