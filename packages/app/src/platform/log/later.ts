import { logQuietly } from './log.ts';

/** Lets go of work that the page can do without, such as code that did not come because the line is down: the console hears of it, nothing else happens. */
export function unlessLost(work: Promise<unknown>): void {
  work.catch((error: unknown) => logQuietly(`left out: ${error instanceof Error ? error.message : String(error)}`));
}
