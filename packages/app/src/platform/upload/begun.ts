import * as z from 'zod/mini';
import { readJson, storageKeys, writeJson } from '../storage/storage.ts';
import { session } from '../session/session.store.ts';

/** Retention of an unfinished upload on the server after its last part, ms (docs/decisions/uploads.md), and uploads remembered at most. */
const [lasts, most] = [50 * 60_000, 8];

const begunFile = z.object({ mark: z.string(), key: z.string(), at: z.number() });
const stored = z.array(begunFile).check(z.maxLength(most));

/** Identity of a file on the member's disk, as far as a page can tell; a changed file has another time. */
const markOf = (file: File): string => [session.user?.id ?? '', file.name, file.size, file.lastModified].join('\n');

const others = (mark: string, now: number) =>
  readJson(storageKeys.uploadsBegun, stored, []).filter((one) => one.mark !== mark && one.at > now - lasts);

/** Key of an upload begun on a page that was closed since; undefined for a new one. */
export function begunOf(file: File, now = Date.now()): string | undefined {
  const mark = markOf(file);
  return readJson(storageKeys.uploadsBegun, stored, []).find((one) => one.mark === mark && one.at > now - lasts)?.key;
}

/** Remembers that a file was begun, so that the same one goes on when it is chosen again. */
export function rememberBegun(file: File, key: string, now = Date.now()): void {
  const mark = markOf(file);
  writeJson(storageKeys.uploadsBegun, [{ mark, key, at: now }, ...others(mark, now)].slice(0, most));
}

/** Forgets a file that has arrived, was taken back or refused. */
export function forgetBegun(file: File, now = Date.now()): void {
  const left = others(markOf(file), now);
  writeJson(storageKeys.uploadsBegun, left);
}
