import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { askBucket, boundless, filePatience, wholeFiles } from './bucket.ts';
import type { ObjectStorage, StorageArea } from './storage.ts';

/** A bucket that speaks S3: Amazon's, Tencent COS, Aliyun OSS, MinIO. */
export interface S3Account {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  key: string;
  secret: string;
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The same of a file, as a stream. */
async function digestOf(file: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.stream()) hash.update(piece);
  return hash.digest('hex');
}

export function createS3Storage({ endpoint, region, bucket, key, secret }: S3Account): ObjectStorage {
  // No retries: the caller decides what a failure means.
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 0 });
  const address = (area: string, name: string) => `${endpoint}/${bucket}/${area}/${encodeURIComponent(name)}`;
  async function send(area: StorageArea, name: string, body: Uint8Array<ArrayBuffer> | Blob, hash: string, wait?: number): Promise<void> {
    const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': hash };
    await askBucket((signal) => client.fetch(address(area, name), { method: 'PUT', body, signal, headers }), [], wait);
  }
  return {
    put: (area, name, bytes) => send(area, name, new Uint8Array(bytes), digest(bytes)),
    ...wholeFiles(
      async (area, name) => {
        const { status, bytes } = await askBucket((signal) => client.fetch(address(area, name), { signal }), [404]);
        return status === 404 ? undefined : bytes;
      },
      async (area, name, file) => send(area, name, file, await digestOf(file), filePatience),
    ),
    async remove(area, name) {
      await askBucket((signal) => client.fetch(address(area, name), { method: 'DELETE', signal }), [404]);
    },
    ...boundless,
  };
}
