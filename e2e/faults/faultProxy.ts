import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between two programs that can be cut, hung and led elsewhere. */
export interface FaultProxy {
  port: number;
  /** Lets everything through: to where it went before, or to another port. */
  pass(port?: number): void;
  /** Cuts all connections and refuses new ones. */
  refuse(): void;
  /** Keeps all connections open, and new ones too, and lets nothing through in either direction. */
  hang(): void;
  close(): Promise<void>;
}

/** @param port of the program behind it, on this machine */
export async function openFaultProxy(port: number): Promise<FaultProxy> {
  let target = port;
  let mode: 'pass' | 'refuse' | 'hang' = 'pass';
  const pairs = new Set<readonly [Socket, Socket]>();

  const server = createServer((near) => {
    if (mode === 'refuse') return void near.on('error', () => undefined).destroy();
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.setNoDelay(true);
      from.on('data', (bytes: Buffer) => {
        if (!to.write(bytes)) from.pause();
      });
      to.on('drain', () => mode !== 'hang' && from.resume());
      from.on('error', () => undefined);
      from.once('close', () => {
        pairs.delete(pair);
        // A hung line says nothing of an end either.
        if (mode !== 'hang') to.destroy();
      });
    }
    if (mode === 'hang') for (const socket of pair) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const each = (act: (socket: Socket) => void) => {
    for (const pair of pairs) for (const socket of pair) act(socket);
  };

  return {
    port: (server.address() as AddressInfo).port,
    pass(to = target) {
      if (to !== target) each((socket) => socket.destroy());
      target = to;
      mode = 'pass';
      each((socket) => socket.resume());
    },
    refuse() {
      mode = 'refuse';
      each((socket) => socket.destroy());
    },
    hang() {
      mode = 'hang';
      each((socket) => socket.pause());
    },
    close: () =>
      new Promise((resolve) => {
        mode = 'refuse';
        each((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}
