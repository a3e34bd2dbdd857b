import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Keys that the doubles know. */
export const bucketKeys = { bucket: 'site', key: 'AKTEST', secret: 'a secret/of+tests' };

/** A bucket as a vendor would run it, with the vendor's checks of signatures. */
export interface BucketDouble {
  origin: string;
  files: Map<string, Buffer>;
  /** Answers everything with this status until it is undefined again. */
  failWith(status: number | undefined): void;
  stop(): Promise<void>;
}

type Answer = { status: number; bytes?: Buffer };
type Handle = (request: IncomingMessage, url: URL, body: Buffer, files: Map<string, Buffer>) => Promise<Answer>;

async function serveBucket(handle: Handle): Promise<BucketDouble> {
  const files = new Map<string, Buffer>();
  let failure: number | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece as Uint8Array));
    const { status, bytes } =
      failure === undefined
        ? await handle(request, new URL(request.url ?? '/', `http://${request.headers.host}`), Buffer.concat(pieces), files)
        : { status: failure, bytes: undefined };
    // Node writes 612, which HTTP does not know, as it is.
    response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(bytes);
  };
  const server: Server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    failWith: (status) => void (failure = status),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** Whether a request has Amazon's signature. Source: AWS Signature Version 4. */
function isSignedForS3({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, key, day, region, names = '', signature] =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const said = String(headers['x-amz-content-sha256']);
  if (key !== bucketKeys.key || (said !== 'UNSIGNED-PAYLOAD' && said !== sha256(body))) return false;
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    said,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const signing = [String(region), 's3', 'aws4_request'].reduce<Buffer>(
    (from, step) => hmac(from, step),
    hmac(`AWS4${bucketKeys.secret}`, String(day)),
  );
  return hmac(signing, text).toString('hex') === signature;
}

/** A bucket that speaks S3. */
export const startS3 = (): Promise<BucketDouble> =>
  serveBucket(async (request, url, body, files) => {
    if (!isSignedForS3(request, url, body)) return { status: 403 };
    const [, bucket, ...path] = url.pathname.split('/').map(decodeURIComponent);
    if (bucket !== bucketKeys.bucket) return { status: 403 };
    const name = path.join('/');
    if (request.method === 'PUT') files.set(name, body);
    if (request.method === 'DELETE') files.delete(name);
    const bytes = files.get(name);
    return request.method === 'GET'
      ? bytes
        ? { status: 200, bytes }
        : { status: 404 }
      : { status: request.method === 'DELETE' ? 204 : 200 };
  });

const qiniuSign = (text: string) =>
  `${bucketKeys.key}:${createHmac('sha1', bucketKeys.secret).update(text).digest('base64').replaceAll('+', '-').replaceAll('/', '_')}`;

async function uploadToQiniu(request: IncomingMessage, body: Buffer, files: Map<string, Buffer>): Promise<Answer> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();
  const [token, name, file] = [form.get('token'), form.get('key'), form.get('file')];
  if (typeof token !== 'string' || typeof name !== 'string' || !(file instanceof Blob)) return { status: 400 };
  const policy = token.split(':')[2] ?? '';
  if (token !== `${qiniuSign(policy)}:${policy}`) return { status: 401 };
  const { scope, deadline } = JSON.parse(Buffer.from(policy, 'base64url').toString()) as { scope: string; deadline: number };
  if (scope !== `${bucketKeys.bucket}:${name}` || deadline * 1_000 < Date.now()) return { status: 401 };
  files.set(name, Buffer.from(await file.arrayBuffer()));
  return { status: 200 };
}

/** A bucket of Qiniu: upload, management and download at one address. Source: developer.qiniu.com, Kodo. */
export const startQiniu = (): Promise<BucketDouble> =>
  serveBucket(async (request, url, body, files) => {
    if (request.method === 'POST' && url.pathname === '/') return uploadToQiniu(request, body, files);
    if (request.method === 'POST') {
      if (request.headers.authorization !== `QBox ${qiniuSign(`${url.pathname}\n`)}`) return { status: 401 };
      const entry = Buffer.from(url.pathname.replace('/delete/', ''), 'base64url').toString();
      return { status: files.delete(entry.slice(entry.indexOf(':') + 1)) ? 200 : 612 };
    }
    const [address = '', token] = url.href.split('&token=');
    if (token !== qiniuSign(address) || Number(url.searchParams.get('e')) * 1_000 < Date.now()) return { status: 401 };
    const bytes = files.get(decodeURIComponent(url.pathname.slice(1)));
    return bytes ? { status: 200, bytes } : { status: 404 };
  });
