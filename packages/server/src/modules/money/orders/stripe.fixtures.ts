import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Session {
  id: string;
  client_reference_id: string;
  amount_total: number;
  status: 'open' | 'complete';
  /** Exact body of the request. */
  asked: string;
}

/** Test double of Stripe's API as far as the site uses it: checkout sessions, and recorded requests. */
export interface StripeDouble {
  /** Address for `PITCHSIDE_STRIPE_GATEWAY`. */
  gateway: string;
  /** Pays an order without sending a webhook. */
  pay(orderNo: string): void;
  sessionOf(orderNo: string): Session | undefined;
  /** Number of queries for a session by its id. */
  asks(orderNo: string): number;
  /** Number of reads of the account's history. */
  lists(): number;
  /** Makes the server answer 503 only. */
  setAway(isAway: boolean): void;
  close(): Promise<void>;
}

export async function openStripeDouble(): Promise<StripeDouble> {
  const sessions = new Map<string, Session>();
  const asked = new Map<string, number>();
  let [listed, isAway] = [0, false];
  const shown = ({ id, client_reference_id, amount_total, status }: Session) => ({
    id,
    object: 'checkout.session',
    client_reference_id,
    amount_total,
    currency: 'cny',
    status,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    payment_intent: status === 'complete' ? `pi_${id}` : null,
    url: `https://checkout.example/${id}`,
  });

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const say = (status: number, data: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' }).end(JSON.stringify(data));
      const { pathname } = new URL(request.url ?? '', 'http://stripe.test');
      const id = pathname.split('/')[4];
      if (id !== undefined) asked.set(id, (asked.get(id) ?? 0) + 1);
      if (request.method === 'GET' && id === undefined) listed += 1;
      if (isAway) return void say(503, { error: { message: 'away' } });
      if (request.method === 'POST') {
        const fields = new URLSearchParams(body);
        const no = fields.get('client_reference_id') ?? '';
        const known = sessions.get(String(request.headers['idempotency-key']));
        // Like the real API: the same idempotency key returns the same session, and different parameters are refused.
        if (known && known.asked !== body) return void say(400, { error: { type: 'idempotency_error', message: 'other parameters' } });
        const session = known ?? {
          id: `cs_test_${sessions.size + 1}`,
          client_reference_id: no,
          amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
          status: 'open',
          asked: body,
        };
        sessions.set(no, session);
        return void say(200, shown(session));
      }
      if (id === undefined) return void say(200, { object: 'list', has_more: false, data: [...sessions.values()].map(shown) });
      const found = [...sessions.values()].find((session) => session.id === id);
      return void (found ? say(200, shown(found)) : say(404, { error: { message: 'no such session' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    gateway: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pay(orderNo) {
      const session = sessions.get(orderNo);
      if (session) session.status = 'complete';
    },
    sessionOf: (orderNo) => sessions.get(orderNo),
    asks: (orderNo) => asked.get(sessions.get(orderNo)?.id ?? '') ?? 0,
    lists: () => listed,
    setAway: (away) => void (isAway = away),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
