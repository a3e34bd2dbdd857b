import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A message as it came. */
export interface ReceivedHook {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** Checks a message as the text of Standard Webhooks says, without code of the sender. */
export function isSignedHook({ headers, body }: Pick<ReceivedHook, 'headers' | 'body'>, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const right = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((each) => {
      const [version, text = ''] = each.split(',');
      const given = Buffer.from(text, 'base64');
      return version === 'v1' && given.length === right.length && timingSafeEqual(given, right);
    });
}

/** A receiver on this machine, which keeps what it accepts; its answers may be changed. */
export async function startWebhookReceiver() {
  const received: ReceivedHook[] = [];
  let requests = 0;
  let answer: ((response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests += 1;
      if (answer) return answer(response);
      const body = Buffer.concat(chunks).toString('utf8');
      const event = JSON.parse(body) as ReceivedHook['event'];
      received.push({ id: String(request.headers['webhook-id']), headers: request.headers, body, event });
      response.writeHead(200, { 'content-type': 'text/plain' }).end('thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/in`,
    port,
    received,
    requests: () => requests,
    /** Answers otherwise from now on; without a way, accepts again. */
    answerWith: (given?: (response: ServerResponse) => void) => void (answer = given),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
