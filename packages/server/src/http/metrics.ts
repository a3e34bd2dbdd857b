import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import type { Settings } from '../settings.ts';

/**
 * Serves `/metrics` on a port of its own that the public one never leads to; off without that port. It listens before the site does, so
 * that a port in use fails the start.
 */
export function installMetrics(
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
