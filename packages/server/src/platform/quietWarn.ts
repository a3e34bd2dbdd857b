import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds in which the same warning is logged once. */
const rest = 60_000;
/** Most kinds of warnings in memory. */
const most = 200;

/** A warning that may come hundreds of times a second; `key` says which are the same. */
export type QuietWarn = (key: string, about: Record<string, unknown>, words: string) => void;

/**
 * Creates a warner for an outage, which everybody who is met by it would log: the first is logged at once, the next after a minute with the
 * number of those in between.
 */
export function createQuietWarn(log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = () => performance.now()): QuietWarn {
  const seen = new Map<string, { at: number; unsaid: number }>();
  return (key, about, words) => {
    const known = seen.get(key);
    if (known && now() - known.at < rest) return void (known.unsaid += 1);
    if (seen.size >= most) seen.clear();
    seen.set(key, { at: now(), unsaid: 0 });
    log.warn({ ...about, ...(known && known.unsaid > 0 && { unsaid: known.unsaid }) }, words);
  };
}
