import { ApiError } from '@pitchside/api';
import {
  beginUpload,
  cancelUpload,
  getQiniuToken,
  uploadProgress,
  uploadState,
  type UploadedFile,
  type UploadProgress,
  type UploadPurpose,
  type UploadToken,
} from '@pitchside/api/content/uploads';
import { api } from '../api/api.ts';
import { send, type SendOptions } from './send.ts';

/** Shortest and longest pause (ms) before a line that is away is tried again. */
const pauses = { first: 500, longest: 10_000 } as const;

export interface PartsOptions extends SendOptions {
  signal: AbortSignal;
  /** Key of a file that was begun before; it goes on where it stopped. */
  begun: string | undefined;
  /** Called with the key once the upload is begun, to resume or cancel it. */
  onBegun: (key: string) => void;
  /** Called when the connection is lost, and when it is back. */
  onWaiting: (isWaiting: boolean) => void;
}

/** A file that has arrived, with hundredths that are done of making it into what browsers play; null for one that is ready. */
export type ArrivedFile = UploadedFile & Pick<UploadProgress, 'processing'>;

/** The chosen file is no longer where it was, or was changed: not a matter of the line. */
export class FileGone extends Error {
  override name = 'FileGone';
}

/** Whether the failure is temporary: no answer, or none of this site's. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && error.failure !== 'answer';

/** Waits for the line: until the browser says that there is one again, and a growing while in any case. */
function untilLine(turn: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new DOMException('upload stopped', 'AbortError'));
    const end = (how: () => void) => () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
      how();
    };
    const go = end(resolve);
    const stop = end(() => reject(new DOMException('upload stopped', 'AbortError')));
    const timer = setTimeout(go, Math.min(pauses.longest, pauses.first * 2 ** turn));
    addEventListener('online', go);
    signal.addEventListener('abort', stop);
  });
}

/** @throws FileGone for a file that cannot be read any more, which a request would tell as a broken line */
async function partOf(file: File, { offset, part_size: size }: UploadProgress): Promise<Blob> {
  const part = file.slice(offset, offset + size);
  try {
    await part.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new FileGone('the chosen file cannot be read', { cause });
  }
  return part;
}

/**
 * Sends a large file part by part. A line that breaks is waited for, and the file goes on with the first byte that is missing.
 * @throws ApiError for a refusal; FileGone; an AbortError when it was stopped
 */
export async function uploadInParts(purpose: UploadPurpose, file: File, options: PartsOptions): Promise<ArrivedFile> {
  const { signal, onProgress, onWaiting } = options;
  let [key, turn] = [options.begun, 0];
  let at: UploadProgress | undefined;
  let given: UploadToken | undefined;
  /** Gets the progress to continue from. A request without an answer is retried under the same key, so that no upload is begun twice. */
  const ask = async (): Promise<UploadProgress> => {
    if (key !== undefined) return api.call(uploadState, { key }, { signal, quiet: true });
    given ??= await api.call(getQiniuToken, { purpose }, { signal, quiet: true });
    const begun = await api.call(beginUpload, { token: given.token, key: given.key, size: file.size }, { signal, quiet: true });
    key = begun.key;
    options.onBegun(key);
    return begun;
  };
  for (;;) {
    try {
      at ??= await ask();
      if (turn > 0) onWaiting(false);
      turn = 0;
      const { offset, file: whole, processing } = at;
      onProgress?.(offset / file.size);
      if (whole) return { ...whole, processing };
      const part = await partOf(file, at);
      at = uploadProgress.parse(
        await send(`${at.part_url}?offset=${offset}`, part, {
          signal,
          onProgress: (share) => onProgress?.((offset + share * part.size) / file.size),
        }),
      );
    } catch (error) {
      if (!isAway(error)) throw error;
      // What arrived before the cut is asked when the line is back.
      at = undefined;
      onWaiting(true);
      await untilLine(turn, signal);
      turn += 1;
    }
  }
}

/** Cancels an unfinished upload, or a finished one that nothing uses. If the request fails, the server removes it within an hour. */
export const takeBack = (key: string): Promise<unknown> => api.call(cancelUpload, { key }, { quiet: true }).catch(() => undefined);
