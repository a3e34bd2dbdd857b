// What the double of Tencent's messaging service needs besides its protocol: signatures, and a place for files.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { inflateSync } from 'node:zlib';

/** Whether a signature is one of this account by this key, and not over. */
export function isSigned(sig, id, secret) {
  try {
    const base64 = sig.replaceAll('*', '+').replaceAll('-', '/').replaceAll('_', '=');
    const document = JSON.parse(inflateSync(Buffer.from(base64, 'base64')).toString('utf8'));
    const { 'TLS.sdkappid': app, 'TLS.time': time, 'TLS.expire': expire } = document;
    const lines = `TLS.identifier:${id}\nTLS.sdkappid:${app}\nTLS.time:${time}\nTLS.expire:${expire}\n`;
    const right = createHmac('sha256', secret).update(lines).digest('base64');
    return document['TLS.identifier'] === id && document['TLS.sig'] === right && time + expire > Date.now() / 1_000;
  } catch {
    // No archive, or no document.
    return false;
  }
}

/** A server that keeps what is put to an address and gives it to whoever asks, from any page. */
export function fileStore() {
  const files = new Map();
  return createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', '*');
    response.setHeader('access-control-allow-headers', '*');
    const path = request.url ?? '';
    if (request.method !== 'PUT') return void response.end(files.get(path) ?? '');
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      files.set(path, Buffer.concat(parts));
      response.end();
    });
  });
}
