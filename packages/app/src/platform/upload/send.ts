import { ApiError, readEnvelope } from '@pitchside/api';
import { language } from '../api/language.ts';
import { sessionToken } from '../session/session.store.ts';

/** Most that an upload may take, in ms: a slow line needs longer than a call. */
const patience = 120_000;

export interface SendOptions {
  /** Called with 0 to 1 while bytes go out. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Parses the answer of a finished request; throws `ApiError`, with the server's message when it refused. */
function readAnswer(text: string): unknown {
  const envelope = readEnvelope(parse(text));
  if (!envelope) throw new ApiError('malformed', -1, '');
  if (envelope.code !== 0) throw new ApiError('answer', envelope.code, envelope.msg);
  return envelope.data;
}

/**
 * Posts a form or bare bytes with progress, which fetch does not tell of.
 * @returns the answer's data, as it came
 * @throws ApiError as every call; an AbortError when it was stopped
 */
export function send(url: string, body: FormData | Blob, { onProgress, signal }: SendOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new DOMException('upload stopped', 'AbortError'));
    if (signal?.aborted) return stopped();
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = patience;
    request.setRequestHeader('lang', language);
    request.setRequestHeader('token', sessionToken() ?? '');
    // The bytes alone say what they are.
    if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress?.(loaded / total);
    request.onload = () => {
      try {
        resolve(readAnswer(request.responseText));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    request.onerror = () => reject(new ApiError('network', -1, ''));
    request.ontimeout = () => reject(new ApiError('timeout', -1, ''));
    request.onabort = stopped;
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(body);
  });
}
