import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * As much of a NATS server as a bus needs: it sends subscribers of a subject what others publish to it. Source: docs.nats.io, client
 * protocol.
 */
export interface NatsServer {
  url: string;
  /** Hangs up on everybody; they come back by themselves. */
  cut(): Promise<void>;
  stop(): Promise<void>;
}

interface Peer {
  socket: Socket;
  echo: boolean;
  /** Numbers of its subscriptions by subject. */
  subscriptions: Map<string, string>;
}

/** A stand-in for machines without the server. @param port 0 takes a free one */
export async function startNatsStandIn(port = 0): Promise<NatsServer> {
  const peers = new Set<Peer>();

  function publish(from: Peer, subject: string, payload: string): void {
    for (const peer of peers) {
      const id = peer.subscriptions.get(subject);
      if (id !== undefined && (peer !== from || peer.echo))
        peer.socket.write(`MSG ${subject} ${id} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`);
    }
  }

  /** Executes a protocol line; returns the number of payload bytes that follow it. */
  function obey(peer: Peer, line: string): { bytes: number; subject: string } | undefined {
    const [verb = '', subject = '', ...rest] = line.split(' ');
    if (verb === 'PING') peer.socket.write('PONG\r\n');
    else if (verb === 'CONNECT') peer.echo = !line.includes('"echo":false');
    else if (verb === 'SUB') peer.subscriptions.set(subject, rest.at(-1) ?? '');
    else if (verb === 'PUB') return { bytes: Number(rest.at(-1)), subject };
    return undefined;
  }

  const server = createServer((socket) => {
    const peer: Peer = { socket, echo: true, subscriptions: new Map() };
    peers.add(peer);
    let read = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => peers.delete(peer));
    socket.on('data', (bytes: Buffer) => {
      read = Buffer.concat([read, bytes]);
      for (let end = read.indexOf('\r\n'); end >= 0; end = read.indexOf('\r\n')) {
        const head = obey(peer, read.toString('utf8', 0, end));
        const whole = end + 2 + (head ? head.bytes + 2 : 0);
        if (read.length < whole) return;
        if (head) publish(peer, head.subject, read.toString('utf8', end + 2, end + 2 + head.bytes));
        read = read.subarray(whole);
      }
    });
    socket.write(`INFO ${JSON.stringify({ server_id: 'test', version: '2.11.0', proto: 1, headers: false, max_payload: 1_048_576 })}\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const { socket } of peers) socket.destroy();
  };
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => Promise.resolve(cut()),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
