import type * as z from 'zod/mini';
import { MediaServerSilent, readJson } from './media.ts';

/** Time limit of an answer, ms, and its most bytes: a thousand streams are about a megabyte. */
const most = { patience: 2_500, bytes: 16 * 1024 * 1024 };

/** Client of a media server's API. */
export interface MediaApi {
  /** Reads an answer by its schema. @throws MediaServerSilent */
  get<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>>;
  /**
   * Sends a command; returns status and text of the answer.
   * @throws MediaServerSilent without an answer
   */
  order(method: 'POST' | 'DELETE', path: string): Promise<{ status: number; text: string }>;
}

/** Reads a body, no more of it than allowed. */
async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > most.bytes) throw new MediaServerSilent('the answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/**
 * @param address origin of the API; a name and password in it are sent as HTTP Basic, which both servers ask for (SRS 5.0.152 and newer by
 * `http_api.auth`)
 */
export function createMediaApi(address: string, patience: number = most.patience): MediaApi {
  const { origin, username, password } = new URL(address);
  const words = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = username === '' ? undefined : { authorization: `Basic ${Buffer.from(words).toString('base64')}` };

  async function ask(method: string, path: string): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        ...(headers && { headers }),
      });
      return { status: response.status, text: await textOf(response) };
    } catch (error) {
      if (error instanceof MediaServerSilent) throw error;
      throw new MediaServerSilent('there is no answer', { cause: error });
    }
  }

  return {
    async get(path, schema) {
      const { status, text } = await ask('GET', path);
      if (status !== 200) throw new MediaServerSilent(`the answer has status ${status}`);
      const read = schema.safeParse(readJson(text));
      if (!read.success) throw new MediaServerSilent('the answer is none that we know');
      return read.data;
    },
    order: ask,
  };
}
