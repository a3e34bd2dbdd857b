import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Conflicts } from '../platform/events.ts';
import type { Settings } from '../settings.ts';
import type { DrawnTotal } from './draw.ts';
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
export interface Vitals {
  /** Resolves when the database answers. */
  database(): Promise<unknown>;
  /** Resolves when the database takes a write. */
  writing(): Promise<unknown>;
  /** Number of open connections. */
  sockets(): number;
  /** Exceptions that no one foresaw. */
  faults(): number;
  /** Conflicts of transactions since the start, by PostgreSQL's code. */
  conflicts(): Conflicts;
  /** Pages that were drawn since the start. */
  drawn(): DrawnTotal;
}

/** `/healthz` this process lives, `/readyz` it can serve, and read and write; `/metrics` for Prometheus on a port of its own. */
export function installWatch(app: FastifyInstance, settings: Pick<Settings, 'metricsHost' | 'metricsPort'>, vitals: Vitals): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'pitchside_' });
  const duration = new Histogram({
    name: 'pitchside_http_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'pitchside_sockets',
    help: 'Open realtime sockets.',
    registers: [registry],
    collect() {
      this.set(vitals.sockets());
    },
  });
  new Counter({
    name: 'pitchside_faults_total',
    help: 'Exceptions that no one foresaw, since the start.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(vitals.faults());
    },
  });
  new Counter({
    name: 'pitchside_lock_waits_total',
    help: 'Transactions that met another and were run again or given up, by code of PostgreSQL: 55P03 a lock not had within its second, 40P01 a deadlock, 40001 a serialization failure.',
    labelNames: ['code'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [code, times] of Object.entries(vitals.conflicts())) this.inc({ code }, times);
    },
  });
  const drawn = { pages: 'Pages drawn, since the start; cached ones are none.', seconds: 'Seconds that drawing them took.' };
  for (const [name, help] of Object.entries(drawn) as [keyof DrawnTotal, string][])
    new Counter({
      name: `pitchside_drawn_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(vitals.drawn()[name]);
      },
    });

  app.addHook('onResponse', (request, reply, done) => {
    duration.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  let asked: { at: number; answer: Promise<unknown> } | undefined;
  /** Whether the database is writable, checked at most once a second: anybody may ask. */
  function mayWrite(): Promise<unknown> {
    const now = performance.now();
    if (asked === undefined || now - asked.at >= 1_000) asked = { at: now, answer: vitals.writing() };
    return asked.answer;
  }
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const [read, written] = await Promise.allSettled([vitals.database(), mayWrite()]);
    const [reads, writes] = [read.status === 'fulfilled', written.status === 'fulfilled'];
    if (reads && writes) return { ok: true, reads, writes };
    app.log.warn({ err: read.status === 'rejected' ? read.reason : (written as PromiseRejectedResult).reason, reads, writes }, 'not ready');
    return reply.status(503).send({ ok: false, reads, writes });
  });
  installMetrics(app, settings, registry);
}
