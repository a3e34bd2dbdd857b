import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable, outageOf } from '../ports/database/failures.ts';
import { createQuietWarn, type QuietWarn } from './quietWarn.ts';

/** A fault as it was reported. */
export interface Fault {
  error: unknown;
  /** Context: a request, a frame, a job. */
  about: Record<string, unknown>;
}

/** Unexpected exceptions: each is logged once, with its context, and counted. A refusal is not a fault, nor is an unavailable database. */
export interface Faults {
  /** @param about context: a request, a frame, a job; no secrets */
  report(error: unknown, about: Record<string, unknown>): void;
  /** Error handler for the rounds of a job: an unavailable database is a warning, all else a fault; the next round tries again. */
  inJob(job: string, about?: Record<string, unknown>): (error: unknown) => void;
  /** Warns of an outage once for everybody whom it meets. */
  warn: QuietWarn;
  /** Number of faults since the start of this process. */
  total(): number;
  /** The latest of them, the oldest first. */
  latest(): readonly Fault[];
}

/** Root cause of an error; leaves out the failed query, which callers can make as long as they like. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? error.message : reasonOf(error.cause)) : String(error);

/** A text without the passwords of addresses in it, such as `postgres://name:password@host`. */
export const withoutPasswords = (text: string): string => text.replaceAll(/(\b[a-z][a-z\d+.-]*:\/\/[^\s:/@"']*):[^\s/"']+@/gi, '$1:…@');

/** Number of latest faults in memory; the log has all of them. */
const mostRemembered = 20;

export function createFaults(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Faults {
  let count = 0;
  const latest: Fault[] = [];
  const faults: Faults = {
    warn: createQuietWarn(log),
    report(error, about) {
      count += 1;
      latest.push({ error, about });
      if (latest.length > mostRemembered) latest.shift();
      log.error({ ...about, err: error }, 'fault');
    },
    inJob: (job, about) => (error) => {
      const { away, key } = outageOf(error);
      if (isUnavailable(error)) faults.warn(`job ${key}`, { ...about, job, reason: reasonOf(error) }, `a job waits for the ${away}`);
      else faults.report(error, { ...about, job });
    },
    total: () => count,
    latest: () => latest,
  };
  return faults;
}
