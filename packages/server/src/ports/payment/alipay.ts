import { msg } from '@lingui/core/macro';
import { AlipaySdk } from 'alipay-sdk';
import type { Clock } from '../../platform/clock.ts';
import { currency, NoticeRefused, type PaymentAdapter, type PaymentNotice } from './payment.ts';
import { fenText, readFen } from './yuan.ts';

export interface AlipayOptions {
  appId: string;
  /** Our key, PKCS#8 as one line of base64 or with its PEM frame. */
  privateKey: string;
  /** Alipay's key, in the same form. */
  publicKey: string;
  /** Default Alipay's own gateway. */
  gateway?: string | undefined;
}

const outcomes: Record<string, PaymentNotice['outcome']> = { TRADE_SUCCESS: 'paid', TRADE_FINISHED: 'paid', TRADE_CLOSED: 'canceled' };

const bare = (key: string) => key.replace(/-----[^-]+-----|\s/g, '');

/** Alipay's page payment: addresses are signed here, notices are checked with Alipay's key. */
export function createAlipay({ appId, privateKey, publicKey, gateway }: AlipayOptions, clock: Clock): PaymentAdapter {
  const sdk = new AlipaySdk({
    appId,
    privateKey: bare(privateKey),
    alipayPublicKey: bare(publicKey),
    keyType: 'PKCS8',
    signType: 'RSA2',
    ...(gateway && { gateway }),
  });

  const read = (fields: Record<string, unknown>): PaymentNotice | undefined => {
    const outcome = outcomes[String(fields.trade_status)];
    const amount = readFen(fields.total_amount);
    if (!outcome || amount === undefined) return undefined;
    return { orderNo: String(fields.out_trade_no), tradeNo: String(fields.trade_no), amount, currency, outcome, reason: '' };
  };

  return {
    provider: 'alipay',
    channels: [{ id: 'alipay', brand: 'alipay', name: msg`支付宝` }],
    acknowledgement: 'success',
    async begin(order) {
      const minutes = Math.max(1, Math.ceil((order.expiresAt - clock.now()) / 60_000));
      const url = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        notify_url: order.notifyUrl,
        return_url: order.backUrl,
        bizContent: {
          out_trade_no: order.no,
          total_amount: fenText(order.price),
          subject: order.subject,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          timeout_express: `${minutes}m`,
        },
      });
      return { url };
    },
    readNotice({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      if (!sdk.checkNotifySignV2(fields)) throw new NoticeRefused('the signature is not Alipay’s');
      if (fields.app_id !== appId) throw new NoticeRefused('the notice is for another app');
      return read(fields);
    },
    async query({ no }) {
      const answer: Record<string, unknown> = await sdk.exec('alipay.trade.query', { bizContent: { out_trade_no: no } });
      const { outTradeNo, tradeNo, tradeStatus, totalAmount } = answer;
      const notice = read({ out_trade_no: outTradeNo, trade_no: tradeNo, trade_status: tradeStatus, total_amount: totalAmount });
      return notice?.outcome === 'paid' ? notice : undefined;
    },
    async refund({ orderNo, tradeNo, amount }) {
      const answer: Record<string, unknown> = await sdk.exec('alipay.trade.refund', {
        bizContent: { out_trade_no: orderNo, trade_no: tradeNo, refund_amount: fenText(amount), out_request_no: tradeNo },
      });
      if (answer.code !== '10000') throw new Error(`Alipay did not refund: ${String(answer.code)}`);
    },
  };
}
