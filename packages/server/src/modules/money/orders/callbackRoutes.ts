import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { NoticeRefused, type PayableOrder, type PaymentAdapter, type PaymentNotice } from '../../../ports/payment/payment.ts';
import { isSigned } from '../../../ports/payment/sandboxSignature.ts';
import { verdictHeader } from '../../../ports/payment/sandbox.ts';
import { readLanguage } from '../../../text/local.ts';
import { speak } from '../../../text/speak.ts';
import { texts } from './orders.data.ts';
import type { OrderRow, OrdersRepository } from './orders.repository.ts';
import type { Settle, Verdict } from './settle.ts';

/** Maximum body of a callback, in bytes. */
const noticeLimit = 64 * 1024;

/** HTTP statuses for providers: 200 ends their retries; others cause a retry or indicate tampering. */
const statuses: Record<Verdict, number> = { applied: 200, repeated: 200, ignored: 200, late: 200, refused: 400, unknown: 404 };

export interface CallbackParts {
  adapters: readonly PaymentAdapter[];
  repository: OrdersRepository;
  settle: Settle;
  secret: string;
  payable(order: OrderRow): PayableOrder;
  cashierUrl(no: string): string;
}

/** Routes for notifications of payment providers, and for the redirect from an order to its provider's page. */
export function callbackRoutes(
  { log }: Pick<Platform, 'log'>,
  { adapters, repository, settle, secret, payable, cashierUrl }: CallbackParts,
) {
  const say = (reply: FastifyReply, verdict: Verdict, text: string) =>
    reply
      .status(statuses[verdict])
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(verdictHeader, verdict)
      .send(text);

  return async (app: FastifyInstance): Promise<void> => {
    // Signatures cover the raw bytes, so no parser may run first.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: noticeLimit }, (_request, body, done) => done(null, body));

    app.post<{ Params: { provider: string } }>('/pay/notify/:provider', async (request, reply) => {
      const adapter = adapters.find(({ provider }) => provider === request.params.provider);
      if (!adapter) return say(reply, 'unknown', 'fail');
      let notice: PaymentNotice | undefined;
      try {
        notice = adapter.readNotice({ headers: request.headers, body: typeof request.body === 'string' ? request.body : '' });
      } catch (error) {
        log.warn(
          { err: error, provider: adapter.provider, address: request.ip },
          error instanceof NoticeRefused ? 'a payment notice was refused' : 'a payment notice could not be read',
        );
        return say(reply, 'refused', 'fail');
      }
      const verdict = notice ? await settle(adapter.provider, notice) : 'ignored';
      if (statuses[verdict] !== 200)
        log.warn({ provider: adapter.provider, order: notice?.orderNo, verdict }, 'a payment notice was not accepted');
      return say(reply, verdict, statuses[verdict] === 200 ? adapter.acknowledgement : 'fail');
    });

    app.get<{ Params: { no: string }; Querystring: { key?: unknown } }>('/pay/:no', { exposeHeadRoute: false }, async (request, reply) => {
      const { no } = request.params;
      const { key } = request.query;
      const order = typeof key === 'string' && isSigned(secret, no, key) ? await repository.byNo(no) : undefined;
      const adapter = adapters.find(({ provider }) => provider === order?.provider);
      void reply.header('cache-control', 'no-store');
      // A decided order or an invalid link needs no payment: redirects to a page that says so.
      if (!order || !adapter || order.state !== 'waiting') return reply.redirect(order ? cashierUrl(no) : '/404', 303);
      try {
        const { url, ref } = await adapter.begin(payable(order));
        // Stored before anybody can pay there, so that the provider can be queried even without a callback.
        if (ref !== undefined) await repository.keepRef(no, ref);
        return await reply.redirect(url, 303);
      } catch (error) {
        log.error({ err: error, provider: adapter.provider, order: no }, 'a payment could not begin');
        return reply
          .status(503)
          .header('content-type', 'text/plain; charset=utf-8')
          .send(speak(texts.provider, readLanguage(String(request.headers['accept-language'] ?? '').slice(0, 2))));
      }
    });
  };
}
