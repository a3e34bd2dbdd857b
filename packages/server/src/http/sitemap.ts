import { servedCalls, type CallInput, type ServedCallName } from '@pitchside/api/contract';
import { listedPages } from '@pitchside/api/content/pages';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { escapeText } from './plainPage.ts';
import { cachedResponses, type CachingParts } from './served.ts';

/** Cache time of a sitemap, ms: engines come a few times a day. */
const life = 10 * 60_000;

interface Source {
  name: ServedCallName;
  input: unknown;
  /** Address of the page of one item. */
  page: (id: string) => string;
}

const source = <Name extends ServedCallName>(name: Name, input: CallInput<(typeof servedCalls)[Name]>, page: Source['page']): Source => ({
  name,
  input,
  page,
});

/** Pages of the site's content now: the newest of each kind, as a visitor sees them. */
const sources: readonly Source[] = [
  source('getLiveList', { limit: 100 }, (id) => `/live?id=${id}`),
  source('recommendedMatches', { sport: 'football', limit: 40 }, (id) => `/score-detail?id=${id}`),
  source('recommendedMatches', { sport: 'basketball', limit: 40 }, (id) => `/score-detail?id=${id}&sport=basketball`),
  source('getHeadlines', { limit: 50 }, (id) => `/detail?id=${id}`),
  source('videoGetList', { limit: 50 }, (id) => `/video-player?id=${id}`),
  source('postList', { limit: 50 }, (id) => `/circle-detail?id=${id}`),
  source('expertList', { limit: 50 }, (id) => `/specialist-home?type=0&id=${id}`),
];

/** `/sitemap.xml`: the public pages, and the newest content on them; and `/robots.txt`, which links to it. */
export function installSitemap(app: FastifyInstance, { clock, origin }: Pick<Platform, 'clock' | 'origin'>, parts: CachingParts): void {
  const asked = sources.map(({ name, input, page }) => ({
    page,
    params: servedCalls[name].input.parse(input),
    response: cachedResponses(name, parts),
  }));
  let cached: { until: number; text: Promise<string> } | undefined;

  async function write(): Promise<string> {
    const lists = await Promise.all(
      asked.map(async ({ page, params, response }) => {
        const { data } = JSON.parse((await response.get(params, 'zh')).body.toString()) as { data: { list: { id: string }[] } };
        return data.list.map(({ id }) => page(encodeURIComponent(id)));
      }),
    );
    const site = origin.current();
    const urls = [...listedPages, ...lists.flat()].map((path) => `<url><loc>${escapeText(`${site}${path}`)}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nAllow: /\nSitemap: ${origin.current()}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const now = clock.now();
    if (cached === undefined || now >= cached.until) cached = { until: now + life, text: write() };
    const mine = cached;
    try {
      const text = await mine.text;
      return await reply.header('content-type', 'application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(text);
    } catch (error) {
      // The next request tries again.
      if (cached === mine) cached = undefined;
      throw error;
    }
  });
}
