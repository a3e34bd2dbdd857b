import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import type { ResponseCache } from './responseCache.ts';
import { sendWritten, vary, Written } from './written.ts';

/**
 * Limits of the pages that are kept: number, bytes, and ms after which one is made anew, because times such as "3 minutes ago" stand in
 * them. For the first `pace` ms a page goes out again whatever has happened: where matches change with every moment, making it again and
 * again would take the processor from those who watch them.
 */
export const pageLimits = { most: 1_000, bytes: 64 * 2 ** 20, life: 60_000, pace: 200 };

/** Cached answers that something is made of. */
export class AnswersUsed {
  #isWhole = true;
  readonly #answers = new Map<string, Written>();

  /** Notes an answer of the response cache, by its key there. */
  add(key: string, answer: Written): void {
    this.#answers.set(key, answer);
  }

  /** Notes that an answer was refused, or is late: the next one may not be. */
  miss(): void {
    this.#isWhole = false;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Whether the response cache would give the same answers again: it forgets them after a second, and when their topics move. */
  areIn(cache: Pick<ResponseCache, 'isCurrent'>): boolean {
    for (const [key, answer] of this.#answers) if (!cache.isCurrent(key, answer)) return false;
    return true;
  }
}

/** A finished page: what everybody gets who reads the same. */
export interface FinishedPage {
  status: number;
  /** Nonce of its style elements, for its policy. */
  nonce: string;
  /** The HTML, packed once for each encoding in use. */
  written: Written;
  /** Its `ETag`. */
  tag: string;
  /** Whether something is at the address, so that a shared cache may hold it for visitors. */
  isFound: boolean;
}

/** A page that was made, and whether it may be given to others. */
export interface MadePage {
  page: FinishedPage;
  isKept: boolean;
}

/** Makes a page from answers that it notes; `last` is the page that was sent before, which is kept if the new one is the same. */
export type MakePage = (used: AnswersUsed, last: FinishedPage | undefined) => Promise<MadePage>;

/**
 * A page as it is now. The same page again keeps its nonce, its tag and its packed forms.
 * @param write its HTML under a nonce
 */
export function finishPage(
  last: FinishedPage | undefined,
  write: (nonce: string) => string,
  { nonce, ...facts }: Pick<FinishedPage, 'nonce' | 'status' | 'isFound'>,
): FinishedPage {
  if (last?.written.body.equals(Buffer.from(write(last.nonce)))) return last;
  const html = write(nonce);
  return { ...facts, nonce, written: new Written(html), tag: `W/"${hash('sha256', html, 'base64url').slice(0, 22)}"` };
}

/** `Cache-Control` of a page that a CDN may hold so many seconds, and browsers ask for anew. */
export const sharedFor = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;

/** Sends a page, or that whoever asks has it already. */
export function sendFinished(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply | Promise<FastifyReply> {
  void reply.status(page.status).header('etag', page.tag);
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.tag)) {
    vary(reply, 'accept-encoding');
    return reply.status(304).send();
  }
  return sendWritten(request, reply, page.written);
}

/** Finished pages; each node has its own. */
export interface PageCache {
  /** Page of a key: the cached one while its answers are those of the response cache, the one in the making, or a new one. */
  get(key: string, make: MakePage): FinishedPage | Promise<FinishedPage>;
  stop(): void;
}

/** @param now a monotonic clock, ms */
export function createPageCache(responses: Pick<ResponseCache, 'isCurrent'>, now: () => number = () => performance.now()): PageCache {
  interface Kept {
    page: FinishedPage;
    used: AnswersUsed;
    /** When it was made, ms. */
    since: number;
  }
  const kept = new LRUCache<string, Kept>({
    max: pageLimits.most,
    maxSize: pageLimits.bytes,
    sizeCalculation: ({ page }) => page.written.size,
    ttl: pageLimits.life,
    ttlResolution: 0,
    perf: { now },
  });
  const pending = new Map<string, Promise<FinishedPage>>();

  async function begin(key: string, make: MakePage): Promise<FinishedPage> {
    try {
      const used = new AnswersUsed();
      const { page, isKept } = await make(used, kept.peek(key)?.page);
      // Otherwise the last one stays to be compared with the next; nobody gets it, because its answers are gone.
      if (isKept && used.isWhole) kept.set(key, { page, used, since: now() });
      return page;
    } finally {
      pending.delete(key);
    }
  }

  return {
    get(key, make) {
      const known = kept.get(key);
      if (known && (now() - known.since < pageLimits.pace || known.used.areIn(responses))) return known.page;
      const under = pending.get(key) ?? begin(key, make);
      pending.set(key, under);
      return under;
    },
    stop: () => kept.clear(),
  };
}
