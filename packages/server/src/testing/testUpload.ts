import { getQiniuToken, type UploadPurpose } from '@pitchside/api/content/uploads';
import sharp from 'sharp';
import type { Answer, TestSite } from './testSite.ts';

/** A small picture. */
export const somePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();

/** Uploads a file as the page does: requests a token, then posts the form; returns the key with the answer. */
export async function testUpload(
  site: Pick<TestSite, 'call' | 'origin'>,
  token: string,
  purpose: UploadPurpose,
  { bytes, name = 'picture.png', type = 'image/png' }: { bytes?: Uint8Array; name?: string; type?: string } = {},
): Promise<{ key: string; answer: Omit<Answer, 'status'> }> {
  const given = getQiniuToken.data.parse((await site.call('POST', getQiniuToken.path, { token, body: { purpose } })).data);
  const form = new FormData();
  form.set('token', given.token);
  form.set('key', given.key);
  form.set('file', new File([new Uint8Array(bytes ?? (await somePicture()))], name, { type }));
  const response = await fetch(`${site.origin}/upload`, { method: 'POST', headers: { token }, body: form });
  return { key: given.key, answer: (await response.json()) as Omit<Answer, 'status'> };
}
