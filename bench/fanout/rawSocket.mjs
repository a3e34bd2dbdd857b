// A socket that reads as fast as a kernel hands out: two thousand streams would measure themselves.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const shared = Buffer.alloc(256 * 1024);
const now = () => performance.timeOrigin + performance.now();

/** A text frame as a client sends it: masked. A string goes out as it is, anything else as JSON. */
export function frameOf(data) {
  const payload = Buffer.from(typeof data === 'string' ? data : JSON.stringify(data));
  const mask = randomBytes(4);
  for (let index = 0; index < payload.length; index += 1) payload[index] ^= mask[index % 4];
  const { length } = payload;
  const head = length < 126 ? [0x81, 0x80 | length] : [0x81, 0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), mask, payload]);
}

/**
 * Opens a socket that sends some frames first; `take` gets the bytes of each message, valid only during the call, their arrival, ms UTC,
 * and whether it is binary.
 */
export function openRaw(port, hello, { take, lost }) {
  return new Promise((resolve, reject) => {
    let rest = Buffer.alloc(0);
    let upgraded = false;
    const onread = { buffer: shared, callback: (length) => (read(length), true) };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    socket.once('error', reject);
    socket.once('close', lost);
    socket.write(
      `GET /ws HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    function read(count) {
      const at = now();
      const chunk = shared.subarray(0, count);
      let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      if (!upgraded) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) return void (rest = Buffer.from(bytes));
        upgraded = true;
        bytes = bytes.subarray(end + 4);
        for (const frame of hello) socket.write(frameOf(frame));
        resolve(socket);
      }
      let place = 0;
      while (bytes.length - place >= 2) {
        const short = bytes[place + 1] & 0x7f;
        const head = short === 126 ? 4 : short === 127 ? 10 : 2;
        if (bytes.length - place < head) break;
        const length = short === 126 ? bytes.readUInt16BE(place + 2) : short === 127 ? Number(bytes.readBigUInt64BE(place + 2)) : short;
        if (bytes.length - place < head + length) break;
        const kind = bytes[place] & 0x0f;
        if (kind === 1 || kind === 2) take(bytes.subarray(place + head, place + head + length), at, kind === 2);
        place += head + length;
      }
      rest = Buffer.from(bytes.subarray(place));
    }
  });
}
