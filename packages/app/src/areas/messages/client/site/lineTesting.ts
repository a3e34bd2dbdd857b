import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between a device and a site that a test cuts. */
export interface CuttableLine {
  /** Address of the site over this line. */
  origin: string;
  /** Breaks everything that goes over it, and takes nothing new. */
  cut: () => void;
  mend: () => void;
  /** Brings the next message there, and breaks before its answer is back. */
  loseAnswer: () => void;
  /** Breaks everything that goes over it right now. */
  drop: () => void;
  close: () => Promise<void>;
}

/** Opens a line to a site. */
export async function openLine(site: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  let [isCut, isLosing] = [false, false];
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    let isLost = false;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.on('data', (bytes: Buffer) => {
      if (isLosing && bytes.includes('/api/Message/send')) [isLosing, isLost] = [false, true];
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => (isLost ? near.destroy() : near.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend: () => void (isCut = false),
    loseAnswer: () => void (isLosing = true),
    drop,
    async close() {
      isCut = true;
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
