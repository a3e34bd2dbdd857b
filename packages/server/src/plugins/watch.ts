import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the health checks ask. */
export interface Vitals {
  /** Resolves when the database answers. */
  database(): Promise<unknown>;
  /** Open sockets. */
  sockets(): number;
}

/** `/healthz` this process lives, `/readyz` it can serve, `/metrics` for Prometheus. */
export function installWatch(app: FastifyInstance, vitals: Vitals): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'pitchside_' });
  const duration = new Histogram({ name: 'pitchside_http_seconds', help: 'Time to answer a request, by route.', labelNames: ['route', 'status'], buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5], registers: [registry] });
  new Gauge({ name: 'pitchside_sockets', help: 'Open realtime sockets.', registers: [registry], collect() { this.set(vitals.sockets()); } });

  app.addHook('onResponse', async (request, reply) => {
    duration.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await vitals.database();
      return { ok: true };
    } catch (error) {
      app.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ ok: false });
    }
  });
  app.get('/metrics', async (_request, reply) => reply.header('content-type', registry.contentType).send(await registry.metrics()));
}
