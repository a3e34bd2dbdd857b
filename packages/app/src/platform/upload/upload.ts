import { getQiniuToken, uploadedFile, type UploadPurpose, type UploadedFile } from '@pitchside/api/content/uploads';
import { api } from '../api/api.ts';
import { send, type SendOptions } from './send.ts';

/**
 * Sends one file for a purpose, with a token of its own.
 * @throws ApiError as every call; an AbortError when it was stopped
 */
export async function uploadFile(purpose: UploadPurpose, file: File, options: SendOptions = {}): Promise<UploadedFile> {
  const { token, key, upload_url: url } = await api.call(getQiniuToken, { purpose }, options.signal && { signal: options.signal });
  const form = new FormData();
  // Token and key come before the file, so that the server can refuse before it reads.
  form.set('token', token);
  form.set('key', key);
  form.set('file', file);
  return uploadedFile.parse(await send(url, form, options));
}
