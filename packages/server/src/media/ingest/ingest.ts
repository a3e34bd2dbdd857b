import type { FastifyBaseLogger } from 'fastify';
import { createServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { receiveRtmp, type Admit } from './rtmpSession.ts';

/** Most connections at once, and of one address; anchors are few. */
const most = { all: 256, ofOne: 64 };

const everywhere: readonly string[] = ['0.0.0.0', '::'];

/** An address of this machine that others can reach, for a server that listens on all of them. */
function reachableAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? 'localhost';
}

/** The listening RTMP server. */
export interface Ingest {
  /** Publish address for anchors, without the stream's name. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Listens for publishers.
 * @param port 0 takes a free one
 * @param log receives connections that could not be accepted
 * @throws the system's error when the port is taken
 */
export function startIngest(host: string, port: number, admit: Admit, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Ingest> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const { remoteAddress } = socket;
    if ([...sockets].filter((other) => other.remoteAddress === remoteAddress).length >= most.ofOne) return socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    receiveRtmp(socket, admit);
  });
  server.maxConnections = most.all;

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // Too many open files, for one: the next connection may be had again.
      server.on('error', (error) => log.warn({ err: error }, 'a publisher could not be taken'));
      const bound = server.address();
      const name = everywhere.includes(host) ? reachableAddress() : host;
      resolve({
        address: `rtmp://${name.includes(':') ? `[${name}]` : name}:${bound && typeof bound === 'object' ? bound.port : port}/live`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}
