import { Readable } from 'node:stream';
import { listedPages } from '@pitchside/api/content/pages';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { pagesInPiece, type ListedPage, type PageSource } from '../platform/sitemap.ts';
import { languages } from '../text/local.ts';
import { refuseStatus } from './envelope.ts';
import { inLanguage } from './head/headMarkup.ts';
import { escapeText } from './plainPage.ts';

/** Cache time of the index, ms: engines come a few times a day, and counting the pieces reads every row. */
const life = 10 * 60_000;

/** Pages of one member alone. Calls stay open: an engine that runs the app makes them. */
const closed = [
  '/admin',
  '/member',
  '/chat-chat',
  '/cashier',
  '/reserve',
  '/attention',
  '/login',
  '/search',
  '/dome',
  '/demo',
  '/new_file',
  '/setup',
  '/upload',
];

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The pages that lead to all others. */
const fixed: PageSource = {
  name: 'pages',
  pieces: async () => ['all'],
  pages: async (piece) => (piece === 'all' ? listedPages.map((path) => ({ path })) : []),
};

/** An entry for each language of a page; each names all of them. */
function entries(site: string, { path, changedAt }: ListedPage): string {
  const address = (to: string) => escapeText(`${site}${to}`);
  const links = [...languages.map((language) => [language, inLanguage(path, language)] as const), ['x-default', path] as const]
    .map(([language, to]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(to)}"/>`)
    .join('');
  const changed = typeof changedAt === 'number' ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
  return languages.map((language) => `<url><loc>${address(inLanguage(path, language))}</loc>${changed}${links}</url>\n`).join('');
}

function* pieceText(site: string, pages: readonly ListedPage[]): Generator<string> {
  yield `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const page of pages) yield entries(site, page);
  yield '</urlset>\n';
}

/**
 * `/sitemap.xml`: an index of pieces, each at `/sitemap/<name>.xml` with what the modules list; and `/robots.txt`, which names the index.
 */
export function installSitemap(
  app: FastifyInstance,
  { clock, origin }: Pick<Platform, 'clock' | 'origin'>,
  modules: readonly PageSource[],
): void {
  const sources = [fixed, ...modules];
  let cached: { until: number; names: Promise<string[]> } | undefined;

  const listPieces = async () =>
    (await Promise.all(sources.map(async ({ name, pieces }) => (await pieces()).map((piece) => `${name}-${piece}`)))).flat();

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nAllow: /\n${closed.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${origin.current()}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const now = clock.now();
    if (cached === undefined || now >= cached.until) cached = { until: now + life, names: listPieces() };
    const mine = cached;
    try {
      const site = origin.current();
      const pieces = (await mine.names).map((name) => `<sitemap><loc>${escapeText(`${site}/sitemap/${name}.xml`)}</loc></sitemap>\n`);
      return await reply
        .header('content-type', 'application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(`${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pieces.join('')}</sitemapindex>\n`);
    } catch (error) {
      // The next request tries again.
      if (cached === mine) cached = undefined;
      throw error;
    }
  });

  app.get<{ Params: { '*': string } }>('/sitemap/*', async (request, reply) => {
    const [, name, piece] = /^([a-z]+)-([a-z\d-]{1,40})\.xml$/.exec(request.params['*']) ?? [];
    const source = sources.find((each) => each.name === name);
    const pages = source && piece !== undefined ? await source.pages(piece) : [];
    if (pages.length === 0) return refuseStatus(request, reply, 404);
    if (pages.length > pagesInPiece) throw new Error(`the sitemap ${name}-${piece} has ${pages.length} pages`);
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(Readable.from(pieceText(origin.current(), pages)));
  });
}
