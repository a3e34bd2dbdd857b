import { connect, createServer, type AddressInfo } from 'node:net';

export interface LosingProxy {
  /** Address through which every answer is lost. */
  origin: string;
  /** Bodies of the answers that were lost, in their order. */
  lost: string[];
  close(): Promise<void>;
}

/**
 * A proxy to a site that forwards each request and cuts the connection once the whole answer has come: the effect is committed, the caller
 * never hears of it.
 */
export async function openLosingProxy(origin: string): Promise<LosingProxy> {
  const lost: string[] = [];
  const server = createServer((near) => {
    const far = connect(Number(new URL(origin).port), '127.0.0.1');
    let text = '';
    near.on('error', () => undefined).pipe(far);
    far.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [head = '', body] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Infinity);
      if (body === undefined || Buffer.byteLength(body) < length) return;
      lost.push(body);
      near.destroy();
      far.destroy();
    });
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
