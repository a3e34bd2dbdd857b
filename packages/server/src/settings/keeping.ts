import * as z from 'zod/mini';
import { field, onOff, origin, port, secret } from './kinds.ts';

/** Settings of storage: the database, the bus between nodes, uploads. */
export const keepingFields = {
  data: field('PITCHSIDE_DATA', 'a folder', z.string().check(z.minLength(1)), '.data', 'Folder of the embedded database and of uploads.'),
  siteKey: field(
    'PITCHSIDE_KEY',
    '32 to 200 characters',
    z.string().check(z.minLength(32), z.maxLength(200)),
    undefined,
    'Key that seals the site’s secrets in the database, the same on every node. Default the file site.key in the folder above, made at the first start. Whoever loses it loses stream keys and sealed papers: it belongs into another place than the database’s dump.',
  ),
  databaseUrl: field(
    'DATABASE_URL',
    'a postgres:// address',
    z.string().check(z.regex(/^postgres(ql)?:\/\//)),
    undefined,
    'A PostgreSQL of your own; without it an embedded one keeps its data in the folder above.',
  ),
  databasePrepare: field(
    'DATABASE_PREPARE',
    'on or off',
    onOff,
    'on',
    'Prepares statements that come often. Behind a pooler that refuses limits of a session, as PgBouncer does, nothing is prepared whatever is set here.',
  ),
  databaseDirectUrl: field(
    'DATABASE_DIRECT_URL',
    'a postgres:// address',
    z.string().check(z.regex(/^postgres(ql)?:\/\//)),
    undefined,
    'The same database past a pooler that DATABASE_URL names: migrations, backups and LISTEN/NOTIFY go this way.',
  ),
  busUrl: field(
    'BUS_URL',
    'a nats:// or tls:// address',
    z.string().check(z.regex(/^(nats|tls):\/\/[^/\s]+(\/[\w/-]*)?$/)),
    undefined,
    'A NATS server that carries wake-ups between nodes; a path tells sites apart that share one. Without it DATABASE_DIRECT_URL or DATABASE_URL carries them by LISTEN/NOTIFY; where only a pooler is known nodes look for themselves once a second.',
  ),
  uploadOrigin: field(
    'PITCHSIDE_UPLOAD_ORIGIN',
    'an origin such as https://img.example.com',
    origin,
    undefined,
    'Origin from which uploads are served, never the site’s own; default a second port.',
  ),
  uploadPort: field(
    'PITCHSIDE_UPLOAD_PORT',
    'a port 0-65535',
    port,
    undefined,
    'Port that serves uploaded files; 0 takes a free one. Default ten above the site’s, or a free one where that is taken.',
  ),
  storage: field(
    'PITCHSIDE_STORAGE',
    'folder, qiniu or s3',
    z.enum(['folder', 'qiniu', 's3']),
    'folder',
    'Where uploaded files lie: in the folder above, or in a bucket, which several nodes need.',
  ),
  storageBucket: field(
    'PITCHSIDE_STORAGE_BUCKET',
    'a name',
    z.string().check(z.regex(/^[\w.-]{1,100}$/)),
    undefined,
    'Bucket of Qiniu or S3.',
  ),
  storageKey: field('PITCHSIDE_STORAGE_KEY', 'a key', secret, undefined, 'Access key of the bucket.'),
  storageSecret: field('PITCHSIDE_STORAGE_SECRET', 'a key', secret, undefined, 'Secret key of the bucket.'),
  storageEndpoint: field(
    'PITCHSIDE_STORAGE_ENDPOINT',
    'an origin such as https://s3.eu-central-1.amazonaws.com',
    origin,
    undefined,
    'Where the bucket is written to: S3’s endpoint, or Qiniu’s upload host of its region (default https://up.qiniup.com).',
  ),
  storageRegion: field(
    'PITCHSIDE_STORAGE_REGION',
    'a name',
    z.string().check(z.regex(/^[\w-]{1,60}$/)),
    'us-east-1',
    'Region of an S3 bucket.',
  ),
  storageDomain: field(
    'PITCHSIDE_STORAGE_DOMAIN',
    'an origin such as https://img.example.com',
    origin,
    undefined,
    'Domain that a Qiniu bucket is read from.',
  ),
} as const;
