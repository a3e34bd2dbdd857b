import { logQuietly } from './log.ts';

/** Runs optional work, such as loading code, without waiting for it. A failure, for example without a network, only goes to the console. */
export function unlessLost(work: Promise<unknown>): void {
  work.catch((error: unknown) => logQuietly(`left out: ${error instanceof Error ? error.message : String(error)}`));
}
