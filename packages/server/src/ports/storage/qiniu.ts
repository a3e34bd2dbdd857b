import { createHmac } from 'node:crypto';
import { askBucket, boundless, filePatience, wholeFiles } from './bucket.ts';
import type { ObjectStorage, StorageArea } from './storage.ts';

/** A bucket of Qiniu Kodo; reading it requires its keys. */
export interface QiniuAccount {
  /** Origin for uploads, such as `https://up.qiniup.com`. */
  uploadOrigin: string;
  /** Origin for management, such as `https://rs.qiniuapi.com`. */
  manageOrigin: string;
  /** Origin for downloads: the bucket's own domain. */
  domain: string;
  bucket: string;
  key: string;
  secret: string;
}

/** Seconds for which a token that we make for ourselves is good. */
const tokenLife = 600;
/** Qiniu's status for a file that does not exist. */
const noSuchFile = 612;

/** Base64 for addresses, padded as Qiniu writes it. */
const padded = (text: string) => Buffer.from(text).toString('base64').replaceAll('+', '-').replaceAll('/', '_');

export function createQiniuStorage({ uploadOrigin, manageOrigin, domain, bucket, key, secret }: QiniuAccount): ObjectStorage {
  const sign = (text: string) =>
    `${key}:${createHmac('sha1', secret).update(text).digest('base64').replaceAll('+', '-').replaceAll('/', '_')}`;
  const deadline = () => Math.floor(Date.now() / 1_000) + tokenLife;
  const entry = (area: string, name: string) => `${bucket}:${area}/${name}`;

  async function send(area: StorageArea, name: string, file: Blob, wait?: number): Promise<void> {
    // With the key in its scope, an upload replaces an older file of the name.
    const policy = padded(JSON.stringify({ scope: entry(area, name), deadline: deadline() }));
    const form = new FormData();
    form.set('token', `${sign(policy)}:${policy}`);
    form.set('key', `${area}/${name}`);
    form.set('file', file, 'file');
    await askBucket((signal) => fetch(uploadOrigin, { method: 'POST', body: form, signal }), [], wait);
  }
  return {
    put: (area, name, bytes) => send(area, name, new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' })),
    ...wholeFiles(
      async (area, name) => {
        const address = `${domain}/${area}/${encodeURIComponent(name)}?e=${deadline()}`;
        const { status, bytes } = await askBucket((signal) => fetch(`${address}&token=${sign(address)}`, { signal }), [404, noSuchFile]);
        return status === 200 ? bytes : undefined;
      },
      (area, name, file) => send(area, name, file, filePatience),
    ),
    async remove(area, name) {
      const path = `/delete/${padded(entry(area, name))}`;
      await askBucket(
        (signal) =>
          fetch(`${manageOrigin}${path}`, {
            method: 'POST',
            signal,
            headers: { authorization: `QBox ${sign(`${path}\n`)}`, 'content-type': 'application/x-www-form-urlencoded' },
          }),
        [noSuchFile],
      );
    },
    ...boundless,
  };
}
