import { useLingui } from '@lingui/react/macro';
import type { paymentChannels } from '@pitchside/api/member/profile';

/** Names of the channels that members may be paid through. */
export function useChannelNames(): Record<(typeof paymentChannels)[number], string> {
  const { t } = useLingui();
  return { wechat: t`微信支付`, unionpay: t`云闪付`, paypal: 'PayPal', momo: 'MoMo', zalopay: 'ZaloPay' };
}
