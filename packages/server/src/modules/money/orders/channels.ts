import { msg } from '@lingui/core/macro';
import type { Platform } from '../../../platform/platform.ts';
import { createAlipay } from '../../../ports/payment/alipay.ts';
import type { PaymentAdapter, PaymentChannel } from '../../../ports/payment/payment.ts';
import { createStripe } from '../../../ports/payment/stripe.ts';

/** The consumption wallet as a payment channel: no provider, no callback, one transfer. */
export const walletChannel: PaymentChannel = { id: 'wallet', brand: 'wallet', name: msg`消费钱包` };

/** The real providers with configured keys. */
export function configuredProviders({ settings, clock }: Pick<Platform, 'settings' | 'clock'>): PaymentAdapter[] {
  const {
    alipayAppId: appId,
    alipayPrivateKey: privateKey,
    alipayPublicKey: publicKey,
    alipayGateway: gateway,
    stripeSecretKey: secretKey,
    stripeWebhookSecret: webhookSecret,
    stripeGateway,
  } = settings;
  return [
    ...(appId && privateKey && publicKey ? [createAlipay({ appId, privateKey, publicKey, gateway }, clock)] : []),
    ...(secretKey && webhookSecret ? [createStripe({ secretKey, webhookSecret, gateway: stripeGateway }, clock)] : []),
  ];
}
