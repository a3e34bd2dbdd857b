import { ApiError, readEnvelope } from '@pitchside/api';

import { getQiniuToken, uploadedFile, type UploadPurpose, type UploadedFile } from '@pitchside/api/uploads';
import { api } from '../api/api.ts';
import { language } from '../api/language.ts';
import { sessionToken } from '../session/session.store.ts';

/** Most that an upload may take, in ms: a slow line needs longer than a call. */
const patience = 120_000;

interface UploadOptions {
  /** Called with 0 to 1 while bytes go out. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** What a finished request says; a refusal has the server's words. */
function readAnswer(text: string): UploadedFile {
  const envelope = readEnvelope(parse(text));
  if (!envelope) throw new ApiError('malformed', -1, '');
  if (envelope.code !== 0) throw new ApiError('answer', envelope.code, envelope.msg);
  return uploadedFile.parse(envelope.data);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Posts a form with progress, which fetch does not tell of. */
function post(url: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = patience;
    request.setRequestHeader('lang', language);
    request.setRequestHeader('token', sessionToken() ?? '');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress?.(loaded / total);
    request.onload = () => resolve(request.responseText);
    request.onerror = () => reject(new ApiError('network', -1, ''));
    request.ontimeout = () => reject(new ApiError('timeout', -1, ''));
    request.onabort = () => reject(new DOMException('upload stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/**
 * Sends one file for a purpose, with a token of its own.
 * @throws ApiError as every call; an AbortError when it was stopped
 */
export async function uploadFile(purpose: UploadPurpose, file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  const { token, key, upload_url: url } = await api.call(getQiniuToken, { purpose }, options.signal && { signal: options.signal });
  const form = new FormData();
  // Token and key come before the file, so that the server can refuse before it reads.
  form.set('token', token);
  form.set('key', key);
  form.set('file', file);
  return readAnswer(await post(url, form, options));
}
