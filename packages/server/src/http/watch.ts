import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { QuietWarn } from '../platform/quietWarn.ts';
import type { Settings } from '../settings.ts';
import { atMostEvery } from '../platform/atMostEvery.ts';
import { installFigures, type Figures, type Noted } from './figures.ts';
import { createServer } from 'node:http';

/**
 * Serves `/metrics` on a port of its own that the public one never leads to; off without that port. It listens before the site does, so
 * that a port in use fails the start.
 */
function installMetrics(
  app: FastifyInstance,
  { metricsHost, metricsPort }: Pick<Settings, 'metricsHost' | 'metricsPort'>,
  registry: Registry,
): void {
  if (metricsPort === undefined) return;
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(metricsPort, metricsHost, () => resolve());
      }),
  );
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/** Sources of the health checks. */
export interface Vitals extends Figures {
  /** Resolves when the database answers. */
  database(): Promise<unknown>;
  /** Resolves when the database takes a write. */
  writing(): Promise<unknown>;
  /** Warns of an outage once. */
  warn: QuietWarn;
  /** Resolves when uploads can be stored. */
  storing(): Promise<unknown>;
  /** Whether the node is about to stop: whoever sends requests here takes it out. */
  draining(): boolean;
}

/** `/healthz` this process lives, `/readyz` it can serve, and read and write; `/metrics` for Prometheus on a port of its own. */
export function installWatch(app: FastifyInstance, settings: Pick<Settings, 'metricsHost' | 'metricsPort'>, vitals: Vitals): Noted {
  const registry = new Registry();
  const { duration, ...noted } = installFigures(registry, vitals);
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  // Anybody may ask.
  const mayWrite = atMostEvery(1_000, vitals.writing);
  const mayStore = atMostEvery(5_000, vitals.storing);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await Promise.allSettled([vitals.database(), mayWrite(), mayStore()]);
    const [reads, writes, stores] = checks.map(({ status }) => status === 'fulfilled');
    const failure = checks.find((check) => check.status === 'rejected');
    const state = { reads, writes, stores, roles: vitals.roles };
    if (vitals.draining()) return reply.status(503).send({ ok: false, ...state, draining: true });
    if (!failure) return { ok: true, ...state };
    vitals.warn(`not ready ${reads} ${writes} ${stores}`, { err: failure.reason, ...state }, 'not ready');
    return reply.status(503).send({ ok: false, ...state });
  });
  installMetrics(app, settings, registry);
  return noted;
}
