import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseStatus } from './envelope.ts';

const year = 31_536_000;

/** Names of the site that the page carries, so that nothing waits for the settings. */
export interface SiteNames {
  latin: string;
  zh: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Serves the built app: hashed files for ever, the page itself fresh with the nonce of its policy; other paths are the app's to answer. */
export async function installSite(app: FastifyInstance, folder: string, names: SiteNames): Promise<void> {
  const page = join(folder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8').replaceAll('%SITE_NAME%', escapeText(names.latin)).replaceAll('%SITE_NAME_ZH%', escapeText(names.zh)) : undefined;

  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    html === undefined ? refuseStatus(request, reply, 404) : reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(html.replaceAll('%NONCE%', request.nonce));

  if (html !== undefined) {
    await app.register(fastifyStatic, { root: folder, index: false, preCompressed: true, serveDotFiles: false, wildcard: false, cacheControl: false, setHeaders: (response, path) => void response.header('cache-control', path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=3600') });
  }
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|media|assets|csp-report)(\/|$)/i.test(request.url) && String(request.headers.accept ?? '').includes('text/html');
    return isPage ? sendPage(request, reply) : refuseStatus(request, reply, 404);
  });
}
