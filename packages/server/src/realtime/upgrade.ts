import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Path of an upgrade's target; undefined for an invalid target. */
export function pathOf({ url = '' }: IncomingMessage): string | undefined {
  return URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : undefined;
}

/** Time (ms) for a refused client to read its answer. */
const patience = 2_000;

/** Answers an upgrade that is refused, and hangs up. */
export function reject(socket: Duplex, status: string): void {
  // A client that does not hang up is disconnected, whether it has read the answer or not.
  const timer = setTimeout(() => socket.destroy(), patience).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
