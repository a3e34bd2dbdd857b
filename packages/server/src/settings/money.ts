import * as z from 'zod/mini';
import { field, onOff } from './kinds.ts';

/** Settings of money: shares and payment providers. */
export const moneyFields = {
  giftShare: field(
    'PITCHSIDE_GIFT_SHARE',
    'a whole percentage 0-100',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), z.int().check(z.gte(0), z.lte(100))),
    '50',
    'Percent of a gift that comes to the anchor: a diamond is worth one fen before the share is taken.',
  ),
  planShare: field(
    'PITCHSIDE_PLAN_SHARE',
    'a whole percentage 0-100',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), z.int().check(z.gte(0), z.lte(100))),
    '60',
    'Percent of what is paid for plans and tips that comes to their expert: a diamond is worth one fen before the share is taken.',
  ),
  planHold: field(
    'PITCHSIDE_PLAN_HOLD',
    'seconds 0-86400',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.int().check(z.gte(0), z.lte(86_400))),
    '300',
    'How long a final result has to stand before plans are settled by it.',
  ),
  sandboxPay: field(
    'PITCHSIDE_SANDBOX_PAY',
    'on or off',
    onOff,
    undefined,
    'The sandbox cashier, which takes no money. Default on in the demo world, else off.',
  ),
  alipayAppId: field(
    'PITCHSIDE_ALIPAY_APP_ID',
    'digits',
    z.string().check(z.regex(/^\d{8,32}$/)),
    undefined,
    'Alipay is offered when this and its two keys are given.',
  ),
  alipayPrivateKey: field(
    'PITCHSIDE_ALIPAY_PRIVATE_KEY',
    'a PKCS#8 key',
    z.string().check(z.minLength(100)),
    undefined,
    'Our RSA key for Alipay, in base64 or PEM.',
  ),
  alipayPublicKey: field(
    'PITCHSIDE_ALIPAY_PUBLIC_KEY',
    'a public key',
    z.string().check(z.minLength(100)),
    undefined,
    'Alipay’s RSA key, in base64 or PEM.',
  ),
  alipayGateway: field(
    'PITCHSIDE_ALIPAY_GATEWAY',
    'an https:// address',
    z.string().check(z.regex(/^https?:\/\/\S+$/)),
    undefined,
    'Gateway of Alipay; default the live one.',
  ),
  stripeSecretKey: field(
    'PITCHSIDE_STRIPE_SECRET_KEY',
    'a key that begins with sk_ or rk_',
    z.string().check(z.regex(/^[sr]k_\w+$/)),
    undefined,
    'Stripe is offered when this and the secret of its webhooks are given.',
  ),
  stripeWebhookSecret: field(
    'PITCHSIDE_STRIPE_WEBHOOK_SECRET',
    'a secret that begins with whsec_',
    z.string().check(z.regex(/^whsec_\w+$/)),
    undefined,
    'Secret that Stripe signs its webhooks with.',
  ),
  stripeGateway: field(
    'PITCHSIDE_STRIPE_GATEWAY',
    'an https:// address',
    z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)),
    undefined,
    'Address of Stripe’s API; default the live one.',
  ),
} as const;
