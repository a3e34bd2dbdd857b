import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { refuseStatus } from './envelope.ts';
import { inLanguage } from './head/headMarkup.ts';
import { languageIn, type Heads } from './head/readHead.ts';
import { escapeText } from './plainPage.ts';
import type { RateLimits } from './rate.ts';

/** A number of px in a search param; undefined for none. */
const pixels = (text: string | null): number | undefined => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);

/** `/oembed?url=`: pages of matches, leagues and teams as other sites embed them (oEmbed 1.0), in JSON alone. */
export function installOembed(
  app: FastifyInstance,
  heads: Pick<Heads, 'read' | 'siteName'>,
  origin: Pick<Platform['origin'], 'current'>,
  rates: RateLimits,
): void {
  app.get('/oembed', async (request, reply) => {
    const asked = new URLSearchParams(request.url.split('?', 2)[1]);
    const verdict = await rates('read', { member: undefined, address: request.ip });
    if (!verdict.allowed) return refuseStatus(request, reply.header('retry-after', verdict.retryAfter), 429);
    // The standard's own answer to a format that there is not.
    if ((asked.get('format') ?? 'json') !== 'json') return refuseStatus(request, reply, 501);
    const site = origin.current();
    const page = URL.parse(asked.get('url') ?? '');
    if (!page || page.origin !== new URL(site).origin) return refuseStatus(request, reply, 404);
    const query = page.searchParams;
    const language = languageIn(query) ?? 'zh';
    const found = await heads.read({ pathname: page.pathname, query, language, address: request.ip });
    if (found.state === 'late') return refuseStatus(request, reply.header('retry-after', 3), 503);
    const embed = found.state === 'found' ? found.head.embed : undefined;
    if (found.state !== 'found' || !embed) return refuseStatus(request, reply, 404);
    const width = Math.min(embed.width, pixels(asked.get('maxwidth')) ?? embed.width);
    const height = Math.min(embed.height, pixels(asked.get('maxheight')) ?? embed.height);
    const [src, title] = [`${site}${inLanguage(embed.path, language)}`, found.head.title].map(escapeText);
    return reply
      .header('cache-control', 'public, max-age=300')
      .header('access-control-allow-origin', '*')
      .header('content-type', 'application/json; charset=utf-8')
      .send({
        version: '1.0',
        type: 'rich',
        title: found.head.title,
        provider_name: heads.siteName(language),
        provider_url: site,
        cache_age: 300,
        width,
        height,
        html: `<iframe src="${src}" title="${title}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`,
      });
  });
}
