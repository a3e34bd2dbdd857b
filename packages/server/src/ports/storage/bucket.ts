import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ObjectStorage, StorageArea } from './storage.ts';

/** Time limits of a bucket, ms: for one file, and for one that is sent from the disk. */
const patience = 10_000;
export const filePatience = 120_000;

/** A bucket does not answer, or is temporarily unable to: the request may be repeated later. */
export class StorageAway extends Error {
  override name = 'StorageAway';
  readonly code = 'ESTORAGE';
}

/** Parts of the interface that need no work for a bucket: it is never full, and half a file never appears in it. */
export const boundless: Pick<ObjectStorage, 'freeShare' | 'removeUnfinished'> = {
  freeShare: async () => 1,
  removeUnfinished: async () => 0,
};

/**
 * Sends one request to a bucket, without retries.
 * @param work sends a request that ends with the signal
 * @param known statuses that the caller understands beside success
 * @param wait how long an answer may take, ms
 * @throws StorageAway when there is no answer, or a temporary error; Error for any other refusal
 */
export async function askBucket(
  work: (signal: AbortSignal) => Promise<Response>,
  known: readonly number[] = [],
  wait = patience,
): Promise<{ status: number; bytes: Buffer }> {
  const answer = await read(work, wait).catch((error: unknown) => {
    throw new StorageAway('the storage does not answer', { cause: error });
  });
  if ((answer.status >= 200 && answer.status < 300) || known.includes(answer.status)) return answer;
  if (answer.status >= 500 || answer.status === 429) throw new StorageAway(`the storage answers ${answer.status}`);
  throw new Error(`the storage refuses with ${answer.status}: ${answer.bytes.toString('utf8', 0, 300)}`);
}

async function read(work: (signal: AbortSignal) => Promise<Response>, wait: number): Promise<{ status: number; bytes: Buffer }> {
  const response = await work(AbortSignal.timeout(wait));
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Files of a bucket that serves them whole; a file of this machine is streamed and never buffered. */
export const wholeFiles = (
  get: ObjectStorage['get'],
  send: (area: StorageArea, name: string, file: Blob) => Promise<void>,
): Pick<ObjectStorage, 'get' | 'putFile' | 'open'> => ({
  get,
  async putFile(area, name, path) {
    await send(area, name, await openAsBlob(path));
    await rm(path, { force: true });
  },
  async open(area, name) {
    const bytes = await get(area, name);
    return bytes && { size: bytes.length, read: (from, to) => Readable.from([bytes.subarray(from, to + 1)]) };
  },
});
