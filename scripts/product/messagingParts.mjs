// Parts of the double of Tencent's messaging service besides its protocol: signatures, and a store for files.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { inflateSync } from 'node:zlib';

/** Tells whether a signature is one of this account by this key, and not expired. */
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

/** Answers to the questions where a file is sent to, and how large a picture is that was sent: a page reads no size of a file by itself. */
export function fileAnswers(files, origin) {
  let serial = 0;
  const place = (name) => `${origin()}/file/${(serial += 1)}-${encodeURIComponent(name)}`;
  return {
    /**
     * Used in a network of its own, one with another address than the service's: there files have the address by which they are
     * requested.
     */
    pre_sig({ body }) {
      const address = place(body.file_name ?? 'file');
      return { upload_url: address, download_url: address, request_id: String(serial), expired_time: Math.floor(Date.now() / 1_000) + 900 };
    },
    simple_sig({ body }) {
      const [{ str_file_name: name = 'file', uint32_file_id: id = 1 } = {}] = body.rpt_upload_object ?? [];
      const address = place(name);
      return {
        str_final_ip: '',
        rpt_pre_sig: [{ uint32_file_id: id, uint32_exist_flag: 0, str_upload_url: address, str_download_url: address, str_file_key: name }],
      };
    },
    get_imageinfo({ body: { str_image_url: url } }) {
      const bytes = files.get(new URL(url, origin()).pathname);
      // Width and height of a PNG stand at the same place in each.
      const isPng = bytes?.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG';
      const size = isPng ? { uint32_width: bytes.readUInt32BE(16), uint32_height: bytes.readUInt32BE(20) } : {};
      return { rpt_msg_image_info: [1, 2, 3].map((type) => ({ uint32_image_type: type, str_url: url, ...size })) };
    },
  };
}

/** A server that stores uploads by address and serves them to any page. */
export function fileStore(files) {
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
