import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Connection } from '../../packages/server/src/realtime/connection.ts';
import { createPack } from '../../packages/server/src/realtime/pack.ts';
import { createRows, type Rows } from '../../packages/server/src/realtime/rows.ts';
import type { StoredEvent } from '../../packages/server/src/platform/events.ts';

const kinds = ['plain', 'patches', 'deflated'] as const;
type Kind = (typeof kinds)[number];

/** Events of one delivery about a topic. */
export interface Delivery {
  topic: string;
  events: readonly StoredEvent[];
}

/** Sockets of a process that only reads. */
async function openSockets(count: number, drain: string) {
  const connections: { connection: Connection; line: Duplex }[] = [];
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const http = createServer().on('upgrade', (request, line, head) =>
    sockets.handleUpgrade(request, line, head, (socket) => connections.push({ connection: new Connection(socket, line, 0, ''), line })),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const child = spawn(process.execPath, [drain, String((http.address() as AddressInfo).port), String(count)], { stdio: 'inherit' });
  while (connections.length < count) await new Promise((resume) => setTimeout(resume, 20));
  return {
    connections,
    stop() {
      child.kill();
      http.closeAllConnections();
      http.close();
    },
  };
}

/**
 * Sends deliveries to sockets whose clients read rows whole, patches, or deflated patches; the three take turns with each delivery.
 * @returns processor time of this process for each message and socket, µs: with all that is made once for all
 */
export async function measureSockets(deliveries: readonly Delivery[], count: number, drain: string): Promise<Record<Kind, number>> {
  const { connections, stop } = await openSockets(count, drain);
  const rows: Record<Kind, Map<string, Rows>> = { plain: new Map(), patches: new Map(), deflated: new Map() };
  const spent: Record<Kind, number> = { plain: 0, patches: 0, deflated: 0 };

  async function send(kind: Kind, { topic, events }: Delivery): Promise<void> {
    for (const { connection } of connections) Object.assign(connection, { takesPatches: kind !== 'plain', inflates: kind === 'deflated' });
    const own = rows[kind].get(topic) ?? createRows();
    rows[kind].set(topic, own);
    const before = process.cpuUsage();
    const pack = createPack(topic, events, own);
    for (const { connection } of connections) connection.deliver(pack, 0, 0);
    while (connections.some(({ line }) => line.writableLength > 0)) await new Promise((resume) => setImmediate(resume));
    const { user, system } = process.cpuUsage(before);
    spent[kind] += user + system;
  }

  for (const [index, delivery] of deliveries.entries())
    for (const turn of kinds.keys()) await send(kinds[(index + turn) % kinds.length] ?? 'plain', delivery);
  stop();
  const each = (kind: Kind) => spent[kind] / deliveries.length / count;
  return { plain: each('plain'), patches: each('patches'), deflated: each('deflated') };
}
