import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { languageIn, versionOf, type Heads } from './readHead.ts';
import { refuseStatus } from '../envelope.ts';
import type { RateLimits } from '../rate.ts';

/** Pictures that a node keeps, their bytes together, and drawings that may wait for their turn. */
const limits = { most: 500, bytes: 16 * 2 ** 20, waiting: 20 };
/** Raised when the drawing changes, so that pictures that others keep are fetched again. */
const edition = '1';

/**
 * `/card/<page>.png`: the picture that stands for a page where it is shared, by the page's own search params. It is drawn at the first
 * request and kept by what stands on it; one is drawn at a time, because drawing takes the processor from everything else.
 */
export function installCards(app: FastifyInstance, heads: Heads, rates: RateLimits): void {
  const drawn = new LRUCache<string, Buffer>({ max: limits.most, maxSize: limits.bytes, sizeCalculation: ({ length }) => length });
  const pending = new Map<string, Promise<Buffer>>();
  const turn = pLimit(1);

  async function draw(key: string, ...[card, site]: Parameters<typeof import('./card.ts').drawCard>): Promise<Buffer> {
    const known = pending.get(key);
    if (known) return known;
    // The library that sets the text loads with the first picture.
    const picture = turn(async () => (await import('./card.ts')).drawCard(card, site));
    pending.set(key, picture);
    try {
      const bytes = await picture;
      drawn.set(key, bytes);
      return bytes;
    } finally {
      pending.delete(key);
    }
  }

  app.get<{ Params: { '*': string } }>('/card/*', async (request, reply) => {
    const [, path] = /^([\w/-]{1,40})\.png$/.exec(request.params['*']) ?? [];
    if (path === undefined) return refuseStatus(request, reply, 404);
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const language = languageIn(query) ?? 'zh';
    const read = await heads.read({ pathname: `/${path}`, query, language, address: request.ip });
    if (read.state === 'lost') return refuseStatus(request, reply, 404);
    if (read.state === 'late') return refuseStatus(request, reply, 503);
    const site = heads.siteName(language);
    const key = `${edition} ${site} ${versionOf(read.head)}`;
    const tag = `"${edition}-${versionOf(read.head)}-${language}"`;
    void reply.header('etag', tag).header('cache-control', 'public, max-age=300');
    // Pictures are made for other sites' pages: messengers and search engines show them there.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    const known = drawn.get(key);
    if (known) return reply.header('content-type', 'image/png').send(known);
    const verdict = await rates('write', { member: undefined, address: request.ip });
    if (!verdict.allowed) return refuseStatus(request, reply.header('retry-after', verdict.retryAfter), 429);
    if (turn.pendingCount >= limits.waiting) return refuseStatus(request, reply.header('retry-after', 2), 503);
    const bytes = await draw(key, read.head.card, site);
    return reply.header('content-type', 'image/png').send(bytes);
  });
}
