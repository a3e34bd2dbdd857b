import type { FastifyInstance } from 'fastify';
import { beginSpan, isTracing, type OpenSpan } from '../platform/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
}

/** Addresses that are asked again and again by whoever watches. */
const unasked = new Set(['/healthz', '/readyz']);

/**
 * Begins a span for each request, named by the path of its call and never by the address that was asked for. A trace begins here, whatever
 * a client's headers say.
 */
export function installTraces(app: FastifyInstance): void {
  if (!isTracing()) return;
  app.decorateRequest('span');
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const attributes = () => ({ 'http.request.method': request.method, 'http.route': route, 'pitchside.request_id': request.id });
    request.span = unasked.has(route) ? undefined : beginSpan(`${request.method} ${route}`, 'root', attributes, 'SERVER');
    // Also when the caller leaves before there is an answer.
    reply.raw.once('close', () => {
      const { statusCode } = reply;
      request.span?.end(statusCode >= 500 ? new Error() : undefined, { 'http.response.status_code': statusCode });
    });
    return request.span ? request.span.within(done) : done();
  });
  // The body comes by events of the connection, which know nothing of this request.
  app.addHook('preValidation', (request, _reply, done) => (request.span ? request.span.within(done) : done()));
}
