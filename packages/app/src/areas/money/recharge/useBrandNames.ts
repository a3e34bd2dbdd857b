import { useLingui } from '@lingui/react/macro';
import type { PayBrand } from '@pitchside/api/money/orders';

/** Names of the ways to pay. */
export function useBrandNames(): Record<PayBrand, string> {
  const { t } = useLingui();
  return { wechat: t`微信支付`, alipay: t`支付宝`, unionpay: t`云闪付`, card: t`银行卡`, stripe: t`银行卡（Stripe）`, wallet: t`消费钱包` };
}
