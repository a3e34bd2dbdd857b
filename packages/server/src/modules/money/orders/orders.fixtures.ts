import type { CashierView, RechargeOrder, SandboxAct, SandboxFailure, SandboxWay } from '@pitchside/api/money/orders';
import { serverSecret } from '../../desk/system/index.ts';
import { sign } from '../../../ports/payment/sandboxSignature.ts';
import { signatureHeader } from '../../../ports/payment/sandbox.ts';
import { openTestSite, type Answer, type TestSite } from '../../../testing/testSite.ts';

/** Fields of a sandbox notification; `event` default paid. */
export interface NoticeFields {
  no: string;
  amount: number;
  event?: string;
  trade?: string;
  currency?: string;
  reason?: string;
}

export interface RechargeWorld extends TestSite {
  /** A new signed-in member. */
  fan(): Promise<{ id: number; token: string }>;
  order(token: string, query: string, headers?: Record<string, string>): Promise<Answer & { order: RechargeOrder; url: string }>;
  act(order: RechargeOrder, act: SandboxAct, way?: SandboxWay, reason?: SandboxFailure): Promise<CashierView>;
  view(order: Pick<RechargeOrder, 'no'>): Promise<CashierView>;
  link(no: string): Promise<{ no: string; key: string }>;
  /** Sends a callback, signed unless `signature` is given. */
  notify(fields: NoticeFields, signature?: string): Promise<{ status: number; verdict: string | null; text: string }>;
  balance(id: number): Promise<number>;
}

/** The whole site with its sandbox. */
export async function rechargeWorld(
  environment: Record<string, string> = {},
  parts: Parameters<typeof openTestSite>[1] = {},
): Promise<RechargeWorld> {
  const site = await openTestSite({ PITCHSIDE_SANDBOX_PAY: 'on', ...environment }, parts);
  const secret = await serverSecret(site.site.platform, 'sandbox-pay');
  const cashier = await serverSecret(site.site.platform, 'cashier');
  let people = 0;
  const link = async (no: string) => ({ no, key: sign(cashier, no) });
  return {
    ...site,
    link,
    async fan() {
      const mobile = `1391000${String((people += 1)).padStart(4, '0')}`;
      return { id: await site.join(mobile, { nickname: '北看台', avatar: 'stand' }), token: await site.signIn(mobile) };
    },
    async order(token, query, headers = {}) {
      const answer = await site.call('GET', 'chargerules/payUrl', { token, query, headers });
      return { ...answer, ...(answer.data as { order: RechargeOrder; url: string }) };
    },
    async act({ no }, act, way = 'now', reason) {
      return (await site.call('POST', 'cashier/act', { body: { ...(await link(no)), act, way, ...(reason && { reason }) } }))
        .data as CashierView;
    },
    async view({ no }) {
      const { key } = await link(no);
      return (await site.call('GET', 'cashier/get', { query: `?no=${no}&key=${key}` })).data as CashierView;
    },
    async notify({ no, amount, event = 'paid', trade = `T${no}`, currency = 'CNY', reason = '' }, signature) {
      const body = JSON.stringify({ event, out_trade_no: no, trade_no: trade, total_amount: amount, currency, reason });
      const response = await fetch(`${site.origin}/pay/notify/sandbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature ?? sign(secret, body) },
        body,
      });
      return { status: response.status, verdict: response.headers.get('x-verdict'), text: await response.text() };
    },
    balance: async (id) => (await site.site.ledger.state(id)).balance,
  };
}
