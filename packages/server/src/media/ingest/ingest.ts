import { createServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { receiveRtmp, type Admit } from './rtmp.session.ts';

/** Most connections at once; anchors are few. */
const mostConnections = 256;

const everywhere: readonly string[] = ['0.0.0.0', '::'];

/** An address of this machine that others can reach, for a server that listens on all of them. */
function reachableAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? 'localhost';
}

/** The listening RTMP server. */
export interface Ingest {
  /** Where anchors push, without the stream's name. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Listens for publishers.
 * @param port 0 takes a free one
 * @throws the system's error when the port is taken
 */
export function startIngest(host: string, port: number, admit: Admit): Promise<Ingest> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    receiveRtmp(socket, admit);
  });
  server.maxConnections = mostConnections;

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
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
