import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { askBucket, boundless, wholeFiles } from './bucket.ts';
import type { ObjectStorage } from './storage.ts';

/** A bucket that speaks S3: Amazon's, Tencent COS, Aliyun OSS, MinIO. */
export interface S3Account {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket stands in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  key: string;
  secret: string;
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export function createS3Storage({ endpoint, region, bucket, key, secret }: S3Account): ObjectStorage {
  // Whoever asked decides what a failure means, so that nothing is asked again behind their back.
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 0 });
  const address = (area: string, name: string) => `${endpoint}/${bucket}/${area}/${encodeURIComponent(name)}`;
  const files: Pick<ObjectStorage, 'put' | 'get'> = {
    async put(area, name, bytes) {
      const body = new Uint8Array(bytes);
      await askBucket((signal) =>
        client.fetch(address(area, name), {
          method: 'PUT',
          body,
          signal,
          headers: { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': digest(body) },
        }),
      );
    },
    async get(area, name) {
      const { status, bytes } = await askBucket((signal) => client.fetch(address(area, name), { signal }), [404]);
      return status === 404 ? undefined : bytes;
    },
  };
  return {
    ...files,
    ...wholeFiles(files),
    async remove(area, name) {
      await askBucket((signal) => client.fetch(address(area, name), { method: 'DELETE', signal }), [404]);
    },
    ...boundless,
  };
}
