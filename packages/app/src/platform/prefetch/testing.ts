import { expect, vi } from 'vitest';
import { fan } from '../session/session.fixtures.ts';
import { keepUser } from '../session/session.store.ts';

/** Starts the requests of a mounted screen; returns the cleanup. For tests. */
export type Begin = () => (() => void) | Promise<() => void>;

/** Writes down which questions are sent from now on; none is answered. For tests. */
export function listening(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search} ${await request.clone().text()}`);
    return new Promise(() => undefined);
  });
  return asked;
}

/**
 * Asserts that a screen takes all requests that its loader prefetches for a member, and sends none of them twice. `questions` is the number
 * of prefetched requests.
 */
export async function expectTaken(
  loader: (parameters: URLSearchParams) => void,
  query: string,
  questions: number,
  begin: Begin,
): Promise<void> {
  keepUser(fan);
  const alone = listening();
  const stop = await begin();
  await expect.poll(() => alone.length).toBeGreaterThanOrEqual(questions);
  stop();
  const both = listening();
  loader(new URLSearchParams(query));
  await expect.poll(() => both.length).toBe(questions);
  const early = both.toSorted();
  expect(alone).toEqual(expect.arrayContaining(early));
  const end = await begin();
  await expect.poll(() => both.length).toBe(alone.length);
  end();
  expect(both.filter((question) => early.includes(question)).toSorted()).toEqual(early);
}
