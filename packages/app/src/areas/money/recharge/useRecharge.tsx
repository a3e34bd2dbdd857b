import { Trans, useLingui } from '@lingui/react/macro';
import { payUrl, type PayBrand } from '@pitchside/api/money/orders';
import { Link } from '@pitchside/ui/Link';
import { customAmount, type RechargePanelProps } from '@pitchside/ui/RechargePanel';
import { useRef, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useYuan } from '../../../platform/yuan/useYuan.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { loadUser } from '../../../platform/session/loadUser.ts';
import { awaitOrder } from '../recharge.store.ts';
import type { Offers } from './useOffers.ts';

/** Section of the user agreement about recharges. */
const termsHref = '/about-user?type=1#top-up';

/** One intended order: its key stays the same until it was made or the choice changes. */
interface Intent {
  choice: string;
  key: string;
}

/** Everything the recharge panel needs. `missing` diamonds choose the smallest quantity that covers them. */
export function useRecharge({ rules, custom, channels }: Offers, missing: number | null): RechargePanelProps {
  const { t } = useLingui();
  const yuanText = useYuan();
  const shortYuan = (fen: number) => yuanText(fen).replace(/[.,]00$/, '');
  const enough =
    missing === null ? rules.find(({ tag }) => tag === 'popular') : rules.find(({ diamonds, bonus }) => diamonds + bonus >= missing);
  const [value, setValue] = useState<string | null>(enough?.id ?? (missing === null ? (rules[0]?.id ?? null) : customAmount));
  const [yuan, setYuan] = useState<number | null>(
    enough || missing === null ? null : Math.min(custom.maximum / 100, Math.ceil(missing / custom.diamonds_per_yuan)),
  );
  const [channel, setChannel] = useState<string | null>(channels[0]?.id ?? null);
  const [agreed, setAgreed] = useState(false);
  const [paying, setPaying] = useState(false);
  const intent = useRef<Intent>(undefined);

  const rule = rules.find(({ id }) => id === value);
  const own =
    value === customAmount && yuan !== null && Number.isInteger(yuan) && yuan * 100 >= custom.minimum && yuan * 100 <= custom.maximum
      ? yuan
      : null;
  const price = rule?.price ?? (own === null ? null : own * 100);
  const chosen = channels.find(({ id }) => id === channel);
  const total =
    price === null
      ? null
      : { price: yuanText(price), diamonds: rule?.diamonds ?? price * (custom.diamonds_per_yuan / 100), bonus: rule?.bonus ?? 0 };
  const short = chosen?.balance !== null && chosen?.balance !== undefined && price !== null && chosen.balance < price;

  const verbs: Record<PayBrand, string> = {
    wechat: t`微信扫码支付`,
    alipay: t`支付宝支付`,
    unionpay: t`云闪付支付`,
    card: t`银行卡支付`,
    stripe: t`银行卡支付`,
    wallet: t`用消费钱包支付`,
  };

  async function pay(): Promise<void> {
    if (!chosen || price === null || paying) return;
    const choice = `${value} ${own} ${chosen.id}`;
    if (intent.current?.choice !== choice) intent.current = { choice, key: crypto.randomUUID() };
    // The press itself must open it, or the browser would block it as a popup.
    const page = chosen.brand === 'wallet' ? null : window.open('about:blank', '_blank');
    setPaying(true);
    try {
      const { order, url } = await api.call(
        payUrl,
        { channel: chosen.id, ...(rule ? { rule: rule.id } : { amount: price }) },
        { idempotencyKey: intent.current.key },
      );
      intent.current = undefined;
      if (url && page) page.location.replace(new URL(url, location.origin).href);
      awaitOrder(order);
      if (order.state === 'paid') unlessLost(loadUser());
    } catch {
      // The call has notified the person.
      page?.close();
    } finally {
      setPaying(false);
    }
  }

  const doubled = rules.find(({ tag }) => tag === 'first_double');
  const doubledPrice = doubled && shortYuan(doubled.price);
  return {
    amounts: rules.map(({ id, diamonds, bonus, price: fen, tag }) => ({
      id,
      diamonds,
      bonus,
      price: shortYuan(fen),
      ...(tag === 'first_double' && { mark: t`首充双倍` }),
    })),
    value,
    onValueChange: setValue,
    ...(doubled && { note: t`首充双倍只有一次，第一笔选 ${doubledPrice} 才翻倍` }),
    custom: {
      yuan,
      onYuanChange: setYuan,
      minimum: custom.minimum / 100,
      maximum: custom.maximum / 100,
      diamondsPerYuan: custom.diamonds_per_yuan,
    },
    channels: channels.map(({ id, brand, name, note, balance, is_sandbox }) => {
      const left = balance === null ? undefined : yuanText(balance);
      return { id, brand, name, note: left === undefined ? note || (is_sandbox ? t`沙盒，不扣钱` : '') : t`余 ${left}` };
    }),
    channel,
    onChannelChange: setChannel,
    total,
    agreed,
    onAgreedChange: setAgreed,
    terms: (
      <Trans>
        已读并同意<Link href={termsHref}>《充值协议》</Link>，未满 18 周岁请勿充值
      </Trans>
    ),
    pay: chosen ? verbs[chosen.brand] : t`支付`,
    onPay: () => void pay(),
    paying,
    ...(short && { problem: t`消费钱包余额不足` }),
  };
}
