import type { FastifyRequest } from 'fastify';

const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '');

/** True for a request that a page of ours would never make: from another site, by navigation, or ahead of need. */
export function isForeign(request: FastifyRequest): boolean {
  return (
    header(request, 'sec-fetch-site') === 'cross-site' ||
    header(request, 'sec-fetch-mode') === 'navigate' ||
    /prefetch/.test(header(request, 'purpose') + header(request, 'sec-purpose'))
  );
}
