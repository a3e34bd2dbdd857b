import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseStatus } from './envelope.ts';
import { readPage, type SiteNames } from './site.page.ts';

const year = 31_536_000;

/** Serves the built app: hashed files for ever, the page itself fresh with the nonce of its policy; other paths are the app's to answer. */
export async function installSite(app: FastifyInstance, folder: string, names: SiteNames): Promise<void> {
  const page = readPage(folder, names);

  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    page === undefined ? refuseStatus(request, reply, 404) : reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(page(request.url.split('?')[0] ?? '/', request.nonce));

  if (page !== undefined) {
    await app.register(fastifyStatic, { root: folder, index: false, preCompressed: true, serveDotFiles: false, wildcard: false, cacheControl: false, setHeaders: (response, path) => void response.header('cache-control', path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=3600') });
  }
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|media|assets|csp-report)(\/|$)/i.test(request.url) && String(request.headers.accept ?? '').includes('text/html');
    return isPage ? sendPage(request, reply) : refuseStatus(request, reply, 404);
  });
}
