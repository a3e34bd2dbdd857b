import type { MoneySettings } from '../../desk/system/index.ts';

/** Commission shares by level in hundredths of a percent, nearest inviter first, up to the first level without one. */
export function sharesOf({ referral_share, referral_share_2 }: Pick<MoneySettings, 'referral_share' | 'referral_share_2'>): number[] {
  if (referral_share === 0) return [];
  return referral_share_2 === 0 ? [referral_share] : [referral_share, referral_share_2];
}

/**
 * Cuts the shares of the levels to what the site keeps, all in hundredths of a percent, so that a recharge never brings others more than
 * was paid.
 */
export function within(shares: readonly number[], most: number): number[] {
  let left = Math.max(0, most);
  return shares.map((share) => {
    const fits = Math.min(share, left);
    left -= fits;
    return fits;
  });
}

/** Commission on a price, both in fen, rounded down. */
export const commissionOf = (price: number, share: number): number => Math.floor((price * share) / 10_000);
