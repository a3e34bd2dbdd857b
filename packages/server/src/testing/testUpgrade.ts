import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A connection to a site on which nothing has been sent yet; its errors are ignored. */
export async function openLine(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const line = connect(Number(port), hostname);
  line.on('error', () => undefined);
  await new Promise((resolve) => line.once('connect', resolve));
  return line;
}

/** Head of an upgrade, as a browser sends it; headers may be replaced, or left out with undefined. */
export function upgradeHead(target = '/ws', headers: Record<string, string | undefined> = {}): string {
  const all = {
    host: 'site',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}\r\n`));
  return `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Sends bytes and returns everything that comes back until the other side ends. */
export async function exchange(origin: string, bytes: string): Promise<string> {
  const line = await openLine(origin);
  let answer = '';
  line.setEncoding('latin1').on('data', (text: string) => (answer += text));
  line.write(bytes);
  await new Promise((resolve) => line.once('close', resolve));
  return answer;
}
