import { msg } from '@lingui/core/macro';
import { isPage } from '@pitchside/api/content/pages';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { refuseStatus } from './envelope.ts';
import { installIcons } from './icons.ts';
import { mayDraw, savesData, themeOf, zoneOf, type Drawing, type DrawPage } from './draw.ts';
import { languageOf, type FirstAnswers } from './first.ts';
import { languageIn, type Heads } from './head/readHead.ts';
import { AnswersUsed, finishPage, sendFinished, sharedFor, type MakePage, type PageCache } from './pageCache.ts';
import { drawnScreens } from '@pitchside/api/screens';
import { zoneOfLanguage } from '@pitchside/api/screens/days';
import { escapeText } from './plainPage.ts';
import { readPage, screenOf, type SiteNames } from './sitePage.ts';
import { speak } from '../text/speak.ts';
import type { Language } from '../text/local.ts';
import { sendWritten, vary, Written } from './written.ts';

const year = 31_536_000;

/** Addresses of programs, not of people: a missing one is answered with an envelope. */
const ofPrograms = /^\/(api|media|u|upload|ws|metrics|(m\/)?assets|csp-report)([/?]|$)/i;
/** Path of the "not found" page. */
const isLost = (path: string) => /^\/404\/?$/.test(path);

/** Search params that are about the link and not about what is on the page. */
const ownParams = ['lang', 'score'];
/** Search params of the page itself. */
function withoutOwn(query: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(query);
  for (const name of ownParams) own.delete(name);
  return own;
}

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

const texts = {
  soon: msg({ id: 'page.soon', message: '这一页马上就好，会自动刷新。' }),
  app: msg({ id: 'page.needsApp', message: '这一页需要开启 JavaScript；比分、文章和赛程不用也能看。' }),
};

/** For readers without scripts: a page that is drawn in a moment is asked for again, any other one says what it needs. */
function withoutScripts(html: string, screen: string, language: Language): string {
  const isSoon = drawnScreens.includes(screen);
  const words = `<noscript><p>${escapeText(speak(isSoon ? texts.soon : texts.app, language))}</p></noscript>`;
  const again = isSoon ? '<noscript><meta http-equiv="refresh" content="3"></noscript>' : '';
  return html.replace('</head>', () => `${again}</head>`).replace('<body>', () => `<body>${words}`);
}

/** Folders of the built pages. */
export interface SiteFolders {
  desktop: string;
  mobile: string;
}

/** Parts that pages are made with. */
export interface SiteParts {
  /** A screen's first calls, answered with its page. */
  firstAnswers?: FirstAnswers;
  /** Draws the page of them; without it the app draws all by itself. */
  draw?: DrawPage | undefined;
  /** Heads of pages; default the words of the built page. */
  heads?: Heads;
  /** Finished pages; default each is made anew. */
  pages?: PageCache;
  /** Time for which a shared cache may give a page to visitors, s; default never. */
  cdnSeconds?: number;
}

/**
 * Serves the built app: hashed files cached for ever, pages always fresh with the nonce of their policy; other paths are the apps' to
 * answer.
 */
export async function installSite(
  app: FastifyInstance,
  { desktop: folder, mobile: mobileFolder }: SiteFolders,
  names: SiteNames,
  { firstAnswers = async () => ({ text: '', block: '' }), draw, heads, pages, cdnSeconds = 0 }: SiteParts = {},
): Promise<void> {
  const [desktop, mobile] = [readPage(folder, names), readPage(mobileFolder, names)];
  const mobileHost = names.mobileOrigin === undefined ? undefined : new URL(names.mobileOrigin).host;
  /** The mobile page is under /m, and on all paths of the configured mobile origin: other hosts have no meaning. */
  const isMobile = ({ url, host }: FastifyRequest) => /^\/m([/?]|$)/i.test(url) || (mobileHost !== undefined && host === mobileHost);

  async function makePage(
    page: NonNullable<typeof desktop>,
    { drawing, isDrawn, ip, nonce: newNonce }: { drawing: Drawing; isDrawn: boolean; ip: string; nonce: string },
    ...[used, last]: Parameters<MakePage>
  ): ReturnType<MakePage> {
    const { address, language, zone, saver } = drawing;
    const [path = '/', search] = address.split('?', 2);
    const query = new URLSearchParams(search);
    // What a drawn page would give away, its title would as well.
    const headQuery = new URLSearchParams(isDrawn ? search : { ...Object.fromEntries(query), score: '0' });
    const reader = { language, address: ip, used };
    const { text, block } = await firstAnswers({ screen: screenOf(path), query: withoutOwn(query), zone }, reader);
    // After the first answers, because most heads are made from them.
    const [drawn, read] = await Promise.all([
      isDrawn && text ? draw?.(drawing, text) : undefined,
      heads?.read({ pathname: path, query: headQuery, ...reader }),
    ]);
    const isMissed = draw !== undefined && isDrawn && text !== '' && !drawn;
    const isFound = read?.state === 'found';
    const write = (nonce: string) => {
      const whole = page(path, nonce, block, drawn, !saver);
      const html = drawn ? whole : withoutScripts(whole, screenOf(path), language);
      return heads !== undefined && read !== undefined && read.state !== 'late'
        ? heads.write(html, read.head, { language, query: headQuery })
        : html;
    };
    const isKept = !isMissed && isFound && isPage(path);
    // The page itself tells a person that there is nothing; search engines need the status.
    const status = !isPage(path) || isLost(path) || read?.state === 'lost' ? 404 : 200;
    return { page: finishPage(last, write, { status, nonce: newNonce, isFound }), isKept };
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const isOfPhones = isMobile(request);
    const page = isOfPhones ? mobile : desktop;
    if (page === undefined) return refuseStatus(request, reply, 404);
    const [path = '/', search] = request.url.split('?', 2);
    const { cookie } = request.headers;
    const language = languageIn(new URLSearchParams(search)) ?? languageOf(cookie);
    void reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').header('content-language', language);
    // A cookie names the language of an address without one.
    vary(reply, 'cookie');
    vary(reply, 'save-data');
    if (isOfPhones) return sendWritten(request, reply, new Written(page(path, request.nonce)));
    const isSaved = savesData(request.headers);
    const drawing = {
      address: request.url.replace(/^\/(?=\?|$)/, '/main'),
      language,
      theme: themeOf(cookie),
      zone: zoneOf(cookie) ?? zoneOfLanguage[language],
      ...(isSaved && { saver: true as const }),
    };
    const isDrawn = mayDraw(cookie);
    const { ip, nonce } = request;
    const make: MakePage = (used, last) => makePage(page, { drawing, isDrawn, ip, nonce }, used, last);
    const key = `${isDrawn ? '' : 'undrawn '}${JSON.stringify(drawing)}`;
    const finished = pages ? await pages.get(key, make) : (await make(new AnswersUsed(), undefined)).page;
    void reply.allowStyles(finished.nonce);
    // Whoever has a cookie may be somebody, and what is not there now may be there soon.
    const isShared = cdnSeconds > 0 && cookie === undefined && !isSaved && finished.isFound;
    if (isShared) void reply.header('cache-control', sharedFor(cdnSeconds));
    else if (cdnSeconds > 0) void reply.header('cache-control', 'private, no-cache');
    // Most paths of pages have no route, and only routes compress by themselves.
    return sendFinished(request, reply, finished);
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
