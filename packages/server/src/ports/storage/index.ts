import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { createFolderStorage } from './folder.ts';
import { createQiniuStorage } from './qiniu.ts';
import { createS3Storage } from './s3.ts';
import type { ObjectStorage } from './storage.ts';

export { createFolderStorage } from './folder.ts';
export type { ObjectStorage, OpenFile, StorageArea } from './storage.ts';

/** Opens the configured storage; the settings have checked its fields. */
export function openStorage({
  data,
  storage,
  storageBucket: bucket = '',
  storageKey: key = '',
  storageSecret: secret = '',
  storageEndpoint,
  storageRegion: region,
  storageDomain: domain = '',
}: Settings): ObjectStorage {
  switch (storage) {
    case 'folder':
      return createFolderStorage(join(data, 'uploads'));
    case 's3':
      return createS3Storage({ endpoint: storageEndpoint ?? '', region, bucket, key, secret });
    case 'qiniu':
      return createQiniuStorage({
        uploadOrigin: storageEndpoint ?? 'https://up.qiniup.com',
        manageOrigin: 'https://rs.qiniuapi.com',
        domain,
        bucket,
        key,
        secret,
      });
  }
}
