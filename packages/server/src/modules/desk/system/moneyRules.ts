import * as z from 'zod/mini';
import { diamondsPerYuan } from '@pitchside/api/money/orders';

const fen = z.int().check(z.gte(1), z.lte(100_000_000));
const diamonds = z.int().check(z.gte(0), z.lte(100_000_000));

/** A package of diamonds: `price` in fen; `first_double` doubles a member's first recharge. */
export const chargeRuleSetting = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  price: fen,
  diamonds: diamonds.check(z.gte(1)),
  bonus: diamonds,
  first_double: z.boolean(),
  popular: z.boolean(),
});
export type ChargeRuleSetting = z.output<typeof chargeRuleSetting>;

/** Settings of money; amounts in fen unless noted. */
export const moneySettings = z.object({
  charge_rules: z.array(chargeRuleSetting).check(z.minLength(1), z.maxLength(20)),
  /** Limits of one withdrawal. */
  withdraw_minimum: fen,
  withdraw_maximum: fen,
  /** Maximum withdrawals in a calendar month. */
  withdraw_monthly: z.int().check(z.gte(1), z.lte(100)),
  /** Fee of a withdrawal, in hundredths of a percent. */
  withdraw_fee_rate: z.int().check(z.gte(0), z.lte(5_000)),
  /** Maximum of one transfer to another member. */
  transfer_maximum: fen,
  /** Commission of the inviter, and of the inviter's inviter, on recharges, in hundredths of a percent; 0 for none. */
  referral_share: z.int().check(z.gte(0), z.lte(5_000)),
  referral_share_2: z.int().check(z.gte(0), z.lte(5_000)),
  /** Days until a commission can be paid. */
  referral_hold_days: z.int().check(z.gte(0), z.lte(365)),
  /** Price in diamonds of a global horn, and of an advertisement comment beyond the free ones. */
  horn_price: diamonds.check(z.gte(1)),
  advert_price: diamonds.check(z.gte(1)),
});
export type MoneySettings = z.output<typeof moneySettings>;

const rule = (yuan: number, bonus: number, extra: Partial<ChargeRuleSetting> = {}): ChargeRuleSetting => ({
  id: `y${yuan}`,
  price: yuan * 100,
  diamonds: yuan * diamondsPerYuan,
  bonus,
  first_double: false,
  popular: false,
  ...extra,
});

/** Defaults until an operator changes them. */
export const usualMoneySettings: MoneySettings = {
  charge_rules: [
    rule(6, 0, { first_double: true }),
    rule(30, 60),
    rule(68, 200),
    rule(98, 490, { popular: true }),
    rule(198, 1_200),
    rule(328, 2_400),
    rule(648, 6_000),
  ],
  withdraw_minimum: 10_000,
  withdraw_maximum: 500_000,
  withdraw_monthly: 4,
  withdraw_fee_rate: 100,
  transfer_maximum: 500_000,
  referral_share: 500,
  referral_share_2: 0,
  referral_hold_days: 7,
  horn_price: 300,
  advert_price: 20,
};

/** Merges stored values over the defaults; a value that no longer fits its schema falls back to the default. */
export function readMoneySettings(stored: Record<string, unknown>): MoneySettings {
  const read = <Key extends keyof MoneySettings>(key: Key): MoneySettings[Key] => {
    const found = moneySettings.shape[key].safeParse(stored[key]);
    return (found.success ? found.data : usualMoneySettings[key]) as MoneySettings[Key];
  };
  return {
    charge_rules: read('charge_rules'),
    withdraw_minimum: read('withdraw_minimum'),
    withdraw_maximum: read('withdraw_maximum'),
    withdraw_monthly: read('withdraw_monthly'),
    withdraw_fee_rate: read('withdraw_fee_rate'),
    transfer_maximum: read('transfer_maximum'),
    referral_share: read('referral_share'),
    referral_share_2: read('referral_share_2'),
    referral_hold_days: read('referral_hold_days'),
    horn_price: read('horn_price'),
    advert_price: read('advert_price'),
  };
}
