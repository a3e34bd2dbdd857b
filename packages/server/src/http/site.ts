import { isPage } from '@pitchside/api/content/pages';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { refuseStatus } from './envelope.ts';
import { installIcons } from './icons.ts';
import { mayDraw, themeOf, type DrawnPages } from './draw.ts';
import { languageOf, type FirstAnswers } from './first.ts';
import { readPage, screenOf, type SiteNames } from './sitePage.ts';
import { sendWritten, Written } from './written.ts';

const year = 31_536_000;

/** Addresses of programs, not of people: a missing one is answered with an envelope. */
const ofPrograms = /^\/(api|media|u|upload|ws|metrics|(m\/)?assets|csp-report)([/?]|$)/i;
/** Path of the "not found" page. */
const isLost = (path: string) => /^\/404\/?$/.test(path);

/** Names of files in assets carry their contents; others may change with the next build. */
const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (response, path) =>
  void response.header('cache-control', path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=3600');

const files = { index: false, preCompressed: true, serveDotFiles: false, wildcard: false, cacheControl: false, setHeaders } as const;

/** Serves a built app: a route for each of the few files beside its page, and one for the thousands of hashed files. */
async function serveFiles(app: FastifyInstance, root: string, prefix: '/' | '/m/', decorateReply: boolean): Promise<void> {
  await app.register(fastifyStatic, { ...files, root, prefix, decorateReply, globIgnore: ['assets/**'] });
  const assets = join(root, 'assets');
  const names = new Set(existsSync(assets) ? readdirSync(assets) : []);
  app.get<{ Params: { name: string } }>(`${prefix}assets/:name`, ({ params: { name } }, reply) =>
    names.has(name) ? reply.sendFile(name, assets) : reply.callNotFound(),
  );
}

/** Folders of the built pages. */
export interface SiteFolders {
  desktop: string;
  mobile: string;
}

/**
 * Serves the built app: hashed files cached for ever, pages always fresh with the nonce of their policy; other paths are the apps' to
 * answer.
 * @param firstAnswers a screen's first calls, answered with its page
 * @param pages draws the page of them
 */
export async function installSite(
  app: FastifyInstance,
  { desktop: folder, mobile: mobileFolder }: SiteFolders,
  names: SiteNames,
  firstAnswers: FirstAnswers = async () => ({ text: '', block: '' }),
  pages: DrawnPages = { draw: async () => undefined, recent: () => undefined },
): Promise<void> {
  const [desktop, mobile] = [readPage(folder, names), readPage(mobileFolder, names)];
  const mobileHost = names.mobileOrigin === undefined ? undefined : new URL(names.mobileOrigin).host;
  /** The mobile page is under /m, and on all paths of the configured mobile origin: other hosts have no meaning. */
  const isMobile = ({ url, host }: FastifyRequest) => /^\/m([/?]|$)/i.test(url) || (mobileHost !== undefined && host === mobileHost);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const isOfPhones = isMobile(request);
    const page = isOfPhones ? mobile : desktop;
    if (page === undefined) return refuseStatus(request, reply, 404);
    const [path = '/', search] = request.url.split('?', 2);
    const address = { screen: screenOf(path), query: new URLSearchParams(search) };
    const { cookie } = request.headers;
    const language = languageOf(cookie);
    const drawing = { address: request.url.replace(/^\/(?=\?|$)/, '/main'), language, theme: themeOf(cookie) };
    const isDrawn = !isOfPhones && mayDraw(cookie);
    const known = isDrawn ? pages.recent(drawing) : undefined;
    const first = known || isOfPhones ? undefined : await firstAnswers(address, language, request.ip);
    const drawn = known?.drawn ?? (isDrawn && first?.text ? await pages.draw(drawing, first.text, first.block) : undefined);
    const block = known?.block ?? first?.block ?? '';
    // The page itself tells a person that there is nothing; search engines need the status.
    if (!isOfPhones && (!isPage(path) || isLost(path))) void reply.status(404);
    void reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache');
    // Most paths of pages have no route, and only routes compress by themselves.
    return sendWritten(request, reply, new Written(page(path, request.nonce, block, drawn)));
  };

  if (desktop !== undefined) await serveFiles(app, folder, '/', true);
  if (mobile !== undefined) await serveFiles(app, mobileFolder, '/m/', desktop === undefined);
  installIcons(app, folder);
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    // The `Accept` header is ignored: link previews accept anything, or a HEAD request.
    const isForPage = (request.method === 'GET' || request.method === 'HEAD') && !ofPrograms.test(request.url);
    return isForPage ? sendPage(request, reply) : refuseStatus(request, reply, 404);
  });
}
